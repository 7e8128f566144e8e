/** What is bet: blinds, or the two bets of stud. */

import { GAMES, type GameName } from '@sidepot/engine';
import { words } from '@sidepot/i18n/page';

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
