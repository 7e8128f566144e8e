/**
 * Scratch of one count by ranks, as plain module constants because that is what V8 folds into the
 * code (twice as fast as arrays handed over). Nothing outlives a count, and a count calls nobody.
 */

import { BOARD_COUNT, SUITED_COUNT } from './rank-boards.js';

/** By board of ranks: the best value, flushes aside, and its holders (bit p for hand p). */
export const BEST_ON_BOARD: Uint16Array = /* @__PURE__ */ new Uint16Array(BOARD_COUNT);
export const WINNERS: Uint16Array = /* @__PURE__ */ new Uint16Array(BOARD_COUNT);
/** Winners of the low half, shifted left by the number of hands; 0 for no low. */
export const LOWS: Int32Array = /* @__PURE__ */ new Int32Array(BOARD_COUNT);

/** The suited parts that can be dealt: places in SUITED_MASKS, threes before fours before fives. */
export const PARTS: Uint16Array = /* @__PURE__ */ new Uint16Array(SUITED_COUNT);
/** By place in PARTS: the best flush (0 for none), and its holders. */
export const FLUSH_BEST: Uint16Array = /* @__PURE__ */ new Uint16Array(SUITED_COUNT);
export const FLUSH_WINNERS: Uint16Array = /* @__PURE__ */ new Uint16Array(SUITED_COUNT);

/** Where in PARTS they begin, and the end. */
export interface PartStarts {
  readonly threes: number;
  readonly fours: number;
  readonly fives: number;
  readonly end: number;
}
