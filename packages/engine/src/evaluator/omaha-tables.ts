/**
 * Omaha without suits: the best of two hole and three board cards, by the ranks of all five board
 * cards and of the two hole cards. 1.1 MB if every board is asked for; a row is filled when its board
 * first is (5 µs), so that one showdown does not pay for all.
 */

import { RANK_KEYS } from './rank-keys.js';
import { FLUSH_SUIT5, fillTables5, ROWS5, VALUES5 } from './tables.js';

/** Multisets of five ranks, and of two. */
export const BOARD_ROWS = 6188;
export const RANK_PAIRS = 91;

/** By row of the board × RANK_PAIRS + place of the pair; 0 where the row is not filled. */
export const BEST: Uint16Array = /* @__PURE__ */ new Uint16Array(BOARD_ROWS * RANK_PAIRS);

/** By rank × 16 + rank, either way round: the place of a pair of ranks. Filled with the first row. */
export const PAIR_PLACE: Uint8Array = /* @__PURE__ */ new Uint8Array(256);

/** The same for three ranks of a board, of which the rows of five are made: 83 KB. */
const FLOPS = /* @__PURE__ */ new Uint16Array(455 * RANK_PAIRS);

/** C(rank + k − 1, k) for the k-th lowest rank: their sum numbers the multisets. */
const STEP2: readonly number[] = [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78];
const STEP3: readonly number[] = [0, 1, 4, 10, 20, 35, 56, 84, 120, 165, 220, 286, 364];
const STEP4: readonly number[] = [0, 1, 5, 15, 35, 70, 126, 210, 330, 495, 715, 1001, 1365];
const STEP5: readonly number[] = [0, 1, 6, 21, 56, 126, 252, 462, 792, 1287, 2002, 3003, 4368];

/** Math.min and Math.max of small integers without a branch, which cards would decide at random. */
export const lesser = (a: number, b: number): number => b + ((a - b) & ((a - b) >> 31));
export const greater = (a: number, b: number): number => a - ((a - b) & ((a - b) >> 31));

/** The row of five ranks in any order: sorted by nine comparisons, then numbered. */
export function boardRow(v: number, w: number, x: number, y: number, z: number): number {
  // Two in order, and three in order.
  const twoLow = lesser(v, w);
  const twoHigh = greater(v, w);
  const yzLow = lesser(y, z);
  const yzHigh = greater(y, z);
  const rest = lesser(x, yzHigh);
  const threeLow = lesser(rest, yzLow);
  const threeMiddle = greater(rest, yzLow);
  const threeHigh = greater(x, yzHigh);
  // The lowest and the highest of all, and three to sort between them.
  const first = lesser(twoLow, threeLow);
  const fifth = greater(twoHigh, threeHigh);
  const p = greater(twoLow, threeLow);
  const q = lesser(twoHigh, threeHigh);
  const pqLow = lesser(p, q);
  const pqHigh = greater(p, q);
  const between = lesser(threeMiddle, pqHigh);
  return (
    first +
    (STEP2[lesser(between, pqLow)] as number) +
    (STEP3[greater(between, pqLow)] as number) +
    (STEP4[greater(threeMiddle, pqHigh)] as number) +
    (STEP5[fifth] as number)
  );
}

/** Fills the row of a board given by its ranks: the best of its ten flops, whatever the pair. */
export function fillRow(ranks: readonly number[]): void {
  if (FLOPS[0] === 0) fillFlops();
  const sorted = Uint8Array.from(ranks).sort();
  const [v, w, x, y, z] = ranks as [number, number, number, number, number];
  const row = boardRow(v, w, x, y, z) * RANK_PAIRS;
  let last = -1;
  for (let c = 2; c < 5; c++) {
    for (let b = 1; b < c; b++) {
      for (let a = 0; a < b; a++) {
        const flop = flopRow(sorted[a] as number, sorted[b] as number, sorted[c] as number);
        if (flop !== last) raiseRow(row, flop * RANK_PAIRS);
        last = flop;
      }
    }
  }
}

function raiseRow(row: number, flop: number): void {
  for (let pair = 0; pair < RANK_PAIRS; pair++) {
    BEST[row + pair] = greater(BEST[row + pair] as number, FLOPS[flop + pair] as number);
  }
}

/** The row of three ranks in rising order. */
const flopRow = (a: number, b: number, c: number): number =>
  a + (STEP2[b] as number) + (STEP3[c] as number);

function fillFlops(): void {
  if (FLUSH_SUIT5[0] === 0) fillTables5();
  const keys = fillPairs();
  for (let c = 0; c < 13; c++) {
    for (let b = 0; b <= c; b++) {
      for (let a = 0; a <= b; a++) {
        const row = flopRow(a, b, c) * RANK_PAIRS;
        const flop = keyOf(a) + keyOf(b) + keyOf(c);
        for (let pair = 0; pair < RANK_PAIRS; pair++) {
          const key = flop + (keys[pair] as number);
          const at = (ROWS5[key >>> 11] as number) + (key & 2047);
          // At least 1 also where no five cards are, of a rank five times.
          FLOPS[row + pair] = greater(1, VALUES5[at] as number);
        }
      }
    }
  }
}

const keyOf = (rank: number): number => RANK_KEYS[rank] as number;

/** Returns the sums of rank keys by place of the pair. */
function fillPairs(): Int32Array {
  const keys = new Int32Array(RANK_PAIRS);
  for (let high = 0, place = 0; high < 13; high++) {
    for (let low = 0; low <= high; low++, place++) {
      PAIR_PLACE[high * 16 + low] = place;
      PAIR_PLACE[low * 16 + high] = place;
      keys[place] = keyOf(high) + keyOf(low);
    }
  }
  return keys;
}
