/** What is bet: blinds, or the two bets of stud. */

import { GAMES, type GameName } from '@sidepot/engine';
import { words } from '@sidepot/i18n/page';
import type { TableView } from '@sidepot/protocol';

/** Stud has no blinds: its two bets are named. Before the first hand the big blind is the small bet. */
export function stakesShown({
  game,
  smallBlind,
  bigBlind,
  smallBet = bigBlind,
  bigBet,
}: Stakes): string {
  const isStud = GAMES[game].forced === 'bring-in';
  const { stakes } = words.table.top;
  return isStud ? stakes(smallBet, bigBet ?? 2 * smallBet) : stakes(smallBlind, bigBlind);
}

interface Stakes {
  readonly game: GameName;
  readonly smallBlind: number;
  readonly bigBlind: number;
  readonly smallBet?: number;
  readonly bigBet?: number;
}

/**
 * What a hand of a tournament costs where its level does not say it: in stud its two bets, in a mix the
 * blinds of its game (R153). Null: the level says it.
 */
export function stakesOfHand({
  settings,
  hand,
}: Pick<TableView, 'settings' | 'hand'>): Paid | null {
  if (hand === null) return null;
  const { game, smallBlind, bigBlind, smallBet, bigBet, ante } = hand.view.rules;
  if (GAMES[game].forced === 'bring-in') return { smallBlind: smallBet, bigBlind: bigBet, ante };
  return settings.poker.mix === null ? null : { smallBlind, bigBlind, ante };
}

interface Paid {
  readonly smallBlind: number;
  readonly bigBlind: number;
  readonly ante: number;
}
