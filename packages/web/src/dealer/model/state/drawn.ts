/** Where the button is drawn to; from the first hand that counts on, the table knows it itself. */

import type { DealerState } from './evolve.js';

/**
 * A first hand that was void has moved no button: the next one has the same, or, if nobody sits there
 * any more, the seat before it. Undefined: the table knows.
 */
export function drawnAgain({ table, hand }: DealerState): number | undefined {
  if (table === null || table.positions !== null || hand === null) return undefined;
  const { button } = hand.rules;
  const seats = table.seats.map(({ seat }) => seat).sort((a, b) => a - b);
  return seats.findLast((seat) => seat <= button) ?? seats.at(-1);
}
