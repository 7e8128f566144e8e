/**
 * The order of poker hands as integers (R102): category in the high bits, so that higher is better
 * and equal is a tie. Values are computed here from rank masks, once, to fill the tables.
 *
 * A mask has bit r for rank r (0 = deuce … 12 = ace). Every value is above 0: an empty table entry
 * can be told from a hand.
 */

export const CATEGORIES = [
  'high card',
  'pair',
  'two pair',
  'three of a kind',
  'straight',
  'flush',
  'full house',
  'four of a kind',
  'straight flush',
] as const;

export type HandCategory = (typeof CATEGORIES)[number];

/** Bits below the category. */
export const CATEGORY_SHIFT = 12;

const HIGH_CARD = 1;
const PAIR = 1 << CATEGORY_SHIFT;
const TWO_PAIR = 2 << CATEGORY_SHIFT;
const TRIPS = 3 << CATEGORY_SHIFT;
const STRAIGHT = 4 << CATEGORY_SHIFT;
const FLUSH = 5 << CATEGORY_SHIFT;
const FULL_HOUSE = 6 << CATEGORY_SHIFT;
const QUADS = 7 << CATEGORY_SHIFT;
const STRAIGHT_FLUSH = 8 << CATEGORY_SHIFT;

export const topRank = (mask: number): number => 31 - Math.clz32(mask);
const without = (mask: number, rank: number): number => mask & ~(1 << rank);

/** The top rank of the best straight in the mask, −1 for none; the ace also plays low. */
export function straightTop(mask: number): number {
  const wheel = (mask << 1) | (mask >>> 12);
  const runs = wheel & (wheel >> 1) & (wheel >> 2) & (wheel >> 3) & (wheel >> 4);
  return runs === 0 ? -1 : topRank(runs) + 3;
}

/** Keeps the `count` highest ranks of a mask. */
function highest(mask: number, count: number): number {
  let kept = 0;
  for (let left = count; left > 0 && mask !== 0; left--) {
    const rank = topRank(mask);
    kept |= 1 << rank;
    mask = without(mask, rank);
  }
  return kept;
}

/** Orders masks of equally many ranks: the place in colexicographic order (sum of C(rank, k)). */
function place(mask: number): number {
  let sum = 0;
  for (let k = 1; mask !== 0; k++) {
    const rank = 31 - Math.clz32(mask & -mask);
    mask = without(mask, rank);
    sum += choose(rank, k);
  }
  return sum;
}

/** Binomial coefficient, exact for small numbers. */
export function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let result = 1;
  for (let i = 1; i <= k; i++) result = (result * (n - k + i)) / i;
  return Math.round(result);
}

/** Value of 5 to 7 cards of which no five share a suit; `atLeast[k]` has ranks held k + 1 times. */
export function rankValue(once: number, twice: number, thrice: number, four: number): number {
  if (four !== 0) {
    const quads = topRank(four);
    return QUADS | (quads * 13 + topRank(without(once, quads)));
  }
  if (thrice !== 0) {
    const trips = topRank(thrice);
    const pairs = without(twice, trips);
    if (pairs !== 0) return FULL_HOUSE | (trips * 13 + topRank(pairs));
  }
  const straight = straightTop(once);
  if (straight >= 0) return STRAIGHT | straight;
  if (thrice !== 0) {
    const trips = topRank(thrice);
    return TRIPS | (trips * 78 + place(highest(without(once, trips), 2)));
  }
  if (twice === 0) return HIGH_CARD + place(highest(once, 5));
  const pair = topRank(twice);
  const second = without(twice, pair);
  if (second === 0) return PAIR | (pair * 286 + place(highest(without(once, pair), 3)));
  const pairs = (1 << pair) | (1 << topRank(second));
  return TWO_PAIR | (place(pairs) * 13 + topRank(once & ~pairs));
}

/** Value of five or more cards of one suit. */
export function flushValue(mask: number): number {
  const straight = straightTop(mask);
  return straight >= 0 ? STRAIGHT_FLUSH | straight : FLUSH | place(highest(mask, 5));
}
