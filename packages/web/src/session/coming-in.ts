/** How somebody who waits comes into the game: the badge at the seat and the bar below say the same. */

import type { SeatInfo } from '@sidepot/protocol';

export type ComingIn =
  | 'nextHand'
  | 'bigBlind'
  | 'moved'
  | 'post'
  | 'postLater'
  | 'button'
  | 'buttonLater';

/** Null: they play, or are not there. */
export function comingIn({ status, owes, comeIn }: SeatInfo): ComingIn | null {
  if (status !== 'waiting' && status !== 'playing') return null;
  if (owes === undefined) return status === 'waiting' ? 'nextHand' : null;
  // The big blind reaches them, or nobody has to wait: there is nothing to choose.
  if (owes.next.includes('wait')) return 'nextHand';
  const isNext = owes.next.includes(comeIn);
  switch (comeIn) {
    case 'wait':
      return owes.waits > 0 ? 'moved' : 'bigBlind';
    case 'post':
      return isNext ? 'post' : 'postLater';
    case 'button':
      return isNext ? 'button' : 'buttonLater';
  }
}

/** Is there anything to choose? */
export const mayChooseEntry = (seat: SeatInfo): boolean => {
  const way = comingIn(seat);
  return way !== null && way !== 'nextHand';
};
