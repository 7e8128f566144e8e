/**
 * Most seats of a hand are out of it before the flop and have done nothing but fold: all they leave are
 * the chances they let pass, a trace of which there are few. Such seats are counted by their trace; what
 * a trace stands for is added to the row when somebody reads it.
 */

import * as slots from './counters/slots.js';

/** How many traces a row counts, behind its other counters; the power of two of `PLACE_BITS`. */
export const TRACES = 16;
const PLACE_BITS = 4;
/** With this the chances of the sixteen most frequent traces lead to sixteen places. */
const SPREAD = -74_647_309;
const NO_TRACE = -1;

export class Traces {
  /** The chances before the flop that are counted in each place. */
  readonly #chances = new Int32Array(TRACES).fill(NO_TRACE);

  /** Where in a row seats with these chances are counted; −1 if others have its place. */
  placeOf(chances: number): number {
    const place = Math.imul(chances, SPREAD) >>> (32 - PLACE_BITS);
    const there = this.#chances[place] as number;
    if (there === chances) return slots.SLOTS + place;
    if (there !== NO_TRACE) return -1;
    this.#chances[place] = chances;
    return slots.SLOTS + place;
  }

  /** What the traces of a row stand for goes where it is read. */
  settle(cells: Float64Array, from: number): void {
    for (let place = 0; place < TRACES; place++) {
      const at = from + slots.SLOTS + place;
      const seats = cells[at] as number;
      if (seats === 0) continue;
      cells[at] = 0;
      const chances = this.#chances[place] as number;
      add(cells, from + slots.HANDS, seats);
      add(cells, from + slots.SETTLED, seats);
      slots.addBits(cells, from, 0, chances, chances & ALWAYS_MADE, seats);
      slots.addBits(cells, from, slots.LATE, slots.SAW_FLOP, 0, seats);
    }
  }
}

/** Who only folds makes this of the chance, and nothing of any other. */
export const ALWAYS_MADE: number = slots.FOLD_TO_STEAL;

export const add = (cells: Float64Array, at: number, value: number): void => {
  cells[at] = (cells[at] as number) + value;
};
