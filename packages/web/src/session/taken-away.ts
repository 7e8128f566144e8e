/** What somebody who leaves now takes with them, and what stays behind in a hand. */

import type { SeatInfo, TableView } from '@sidepot/protocol';

export interface TakenAway {
  /** Chips that are theirs, whatever becomes of the hand. */
  readonly stack: number;
  /** What they have bet in a hand that they can still win. */
  readonly bet: number;
  /** Nothing is asked of them any more: the hand is played out without them. */
  readonly isAllIn: boolean;
}

/** The seat has the chips from before the hand until it is over. */
export function takenAway({ hand, you }: TableView, mine: SeatInfo): TakenAway {
  const player = hand?.view.players.find(({ id }) => id === mine.player);
  const isOver = hand === null || hand.view.over || you.delay > 0;
  if (isOver || player === undefined) return { stack: mine.stack, bet: 0, isAllIn: false };
  const { stack, ante, dead, live, folded } = player;
  const bet = folded ? 0 : ante + dead + live;
  return { stack, bet, isAllIn: bet > 0 && stack === 0 };
}
