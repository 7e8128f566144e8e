/**
 * Most seats of a hand are out of it before the flop and have done nothing but fold: all they leave are
 * the chances they let pass, a trace of which there are few. Such seats are counted by their trace; what
 * a trace stands for is added to the row when somebody reads it.
 */

import * as slots from './counters/slots.js';

/** How many traces are counted, behind the other counters of a row: those that are met first. */
export const TRACES = 8;
const PLACE_BITS = 4;
/** With this the sixteen most frequent traces have places of their own. */
const SPREAD = -74_647_309;
const NO_TRACE = -1;

export class Traces {
  /** By place: the chances before the flop, and the cell of a row that counts them, if there is one. */
  readonly #chances = new Int32Array(1 << PLACE_BITS).fill(NO_TRACE);
  readonly #cells = new Int32Array(1 << PLACE_BITS);
  /** What each of those cells counts. */
  readonly #counted: number[] = [];

  /** In which cell of a row seats with these chances are counted; 0 if in none. */
  cellOf(chances: number): number {
    const place = Math.imul(chances, SPREAD) >>> (32 - PLACE_BITS);
    if (this.#chances[place] === chances) return this.#cells[place] as number;
    if (this.#chances[place] !== NO_TRACE) return 0;
    this.#chances[place] = chances;
    if (this.#counted.length < TRACES) {
      this.#cells[place] = slots.SLOTS + this.#counted.push(chances) - 1;
    }
    return this.#cells[place] as number;
  }

  /** What the traces of a row stand for goes where it is read. */
  settle(cells: Float64Array, from: number): void {
    for (let k = 0; k < this.#counted.length; k++) {
      const at = from + slots.SLOTS + k;
      const seats = cells[at] as number;
      if (seats === 0) continue;
      cells[at] = 0;
      const chances = this.#counted[k] as number;
      slots.addAt(cells, from + slots.HANDS, seats);
      slots.addAt(cells, from + slots.SETTLED, seats);
      slots.addBits(cells, from, 0, chances, chances & ALWAYS_MADE, seats);
      slots.addBits(cells, from, slots.LATE, slots.SAW_FLOP, 0, seats);
    }
  }
}

/** Who only folds makes this of the chance, and nothing of any other. */
export const ALWAYS_MADE: number = slots.FOLD_TO_STEAL;
