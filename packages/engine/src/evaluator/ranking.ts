/**
 * The order of poker hands as integers (R102): category in the high bits, so that higher is better
 * and equal is a tie. Values are computed here from rank masks, once, to fill the tables.
 *
 * A mask has bit r for rank r (0 = deuce … 12 = ace). Every value is above 0: an empty table entry
 * can be told from a hand.
 */

/** The categories of hands, the lowest first. A royal flush is the best straight flush. */
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

/** One of `CATEGORIES`. */
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

/** By mask: how many ranks it has, and its place among the masks with as many. */
const COUNTS: Uint8Array = /* @__PURE__ */ new Uint8Array(8192);
const PLACES: Uint16Array = /* @__PURE__ */ new Uint16Array(8192);

/** A larger number is a better set of ranks, if there are equally many: so counting up ranks them. */
function fillPlaces(): void {
  const seen = new Uint16Array(14);
  for (let mask = 1; mask < 8192; mask++) {
    const count = (COUNTS[mask >> 1] as number) + (mask & 1);
    COUNTS[mask] = count;
    PLACES[mask] = seen[count] as number;
    seen[count] = (seen[count] as number) + 1;
  }
}

/** The place of the `count` highest ranks of the mask. */
function placeOfHighest(mask: number, count: number): number {
  if (COUNTS[1] === 0) fillPlaces();
  let left = mask;
  for (let drop = (COUNTS[mask] as number) - count; drop > 0; drop--) left &= left - 1;
  return PLACES[left] as number;
}

/** Value of 5 to 7 cards, no five of one suit, from the ranks held at least once, twice, … */
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
    return TRIPS | (trips * 78 + placeOfHighest(without(once, trips), 2));
  }
  if (twice === 0) return HIGH_CARD + placeOfHighest(once, 5);
  const pair = topRank(twice);
  const second = without(twice, pair);
  if (second === 0) return PAIR | (pair * 286 + placeOfHighest(without(once, pair), 3));
  const pairs = (1 << pair) | (1 << topRank(second));
  return TWO_PAIR | (placeOfHighest(pairs, 2) * 13 + topRank(once & ~pairs));
}

/** Value of five or more cards of one suit. */
export function flushValue(mask: number): number {
  const straight = straightTop(mask);
  return straight >= 0 ? STRAIGHT_FLUSH | straight : FLUSH | placeOfHighest(mask, 5);
}
