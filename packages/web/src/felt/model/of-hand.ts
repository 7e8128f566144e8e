/** From a view of a hand, as the engine and the server give it, to what the felt draws of it. */

import { potTitle } from '@sidepot/i18n/page';
import type { WireHandView } from '@sidepot/protocol';
import { potsOf } from './pots.js';
import type { FeltSeat, FeltView } from './view.js';

type Player = WireHandView['players'][number];

/** What lies in the middle. `number`: of the hand. */
export const middleOf = (
  hand: WireHandView,
  number: number,
): Pick<FeltView, 'hand' | 'boards' | 'pots' | 'total' | 'isOver' | 'bombPot'> => ({
  hand: number,
  boards: hand.boards,
  pots: potsOf(hand, potTitle),
  total: hand.totalPot,
  isOver: hand.over,
  bombPot: hand.rules.bombPot && !hand.over ? hand.rules.ante : null,
});

export type PlayerDrawn = Required<
  Pick<FeltSeat, 'bet' | 'isTurn' | 'isFolded' | 'isAllIn' | 'isLive'>
>;

const NOT_DEALT_IN: PlayerDrawn = {
  bet: 0,
  isTurn: false,
  isFolded: false,
  isAllIn: false,
  isLive: false,
};

/** What the hand says of a seat; null: it has no cards in it. */
export function playerDrawn(hand: WireHandView | null, player: Player | null): PlayerDrawn {
  if (hand === null || player === null) return NOT_DEALT_IN;
  const isLive = !player.folded && !hand.voided;
  return {
    bet: hand.over ? 0 : player.bet,
    isTurn: !hand.over && turnSeats(hand).includes(player.seat),
    isFolded: player.folded,
    isAllIn: !hand.over && isLive && player.stack === 0,
    isLive,
  };
}

/** Whom the hand waits for; none: the dealer. */
export function turnSeats({ turn }: Pick<WireHandView, 'turn'>): readonly number[] {
  if (turn.kind === 'act') return [turn.seat];
  return turn.kind === 'runs' ? turn.seats : [];
}
