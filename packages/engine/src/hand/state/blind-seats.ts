/** Who posts the blinds: the two seats after the button (R34), or heads-up the button itself (R35). */

import { throwing, unfit } from '../../checks.js';
import { PokerError } from '../../errors.js';

/** The seats of the small and of the big blind. */
export interface BlindSeats {
  readonly small: number;
  readonly big: number;
}

/**
 * The seats of the blinds at a table where everybody in `seats` is dealt in: the first two clockwise
 * from the button (R34); of two players the one on the button has the small blind (R35).
 *
 * @throws `PokerError`: `BAD_INPUT` for fewer than two seats, or what is no seat.
 *
 * @example
 * import { blindSeats } from '@sidepot/engine';
 *
 * blindSeats([2, 5, 7], 5); // → { small: 7, big: 2 }
 * blindSeats([2, 5], 5); // → { small: 5, big: 2 }
 */
export const blindSeats = (seats: readonly number[], button: number): BlindSeats =>
  throwing(() => {
    const isList = Array.isArray(seats) && seats.length > 1 && seats.length < 1000;
    if (!isList || !seats.every(Number.isInteger)) {
      throw new PokerError(unfit('seats', 'twoSeats', seats));
    }
    if (!Number.isInteger(button)) throw new PokerError(unfit('button', 'seat', button));
    const inOrder = Array.from(seats).sort((a, b) => a - b);
    return seatsOfBlinds(
      inOrder.map((seat) => ({ seat })),
      button,
    );
  });

/** The same of players in seat order. */
export function seatsOfBlinds(
  players: readonly { readonly seat: number }[],
  button: number,
): BlindSeats {
  const count = players.length;
  let first = 0;
  while (first < count && (players[first]?.seat ?? 0) <= button) first++;
  const next = players[first === count ? 0 : first]?.seat ?? 0;
  const second = players[(first === count ? 1 : first + 1) % count]?.seat ?? 0;
  return count === 2 && second === button
    ? { small: button, big: next }
    : { small: next, big: second };
}
