/**
 * Each rank has a number, and the sum over the cards of a hand tells its ranks: no two sets of seven
 * ranks (nor of six, nor of five) have the same sum. The ace gets 0 and the deuce the most, because
 * the table of values then packs best (51,078 against 88,648 entries, measured).
 */

/** By rank, deuce first. A sum of seven stays below 2^23. */
export const RANK_KEYS: readonly number[] = [
  1479181, 636345, 262349, 83661, 22854, 8698, 2031, 453, 98, 22, 5, 1, 0,
];

/** Sums are looked up by row (the high bits) and column (this many low bits), by number of cards. */
export const ROW_BITS = { 5: 11, 6: 11, 7: 9 } as const;

export type HandSize = keyof typeof ROW_BITS;

/** Every multiset of `size` ranks, none more than four times. */
export function forEachRanks(
  size: number,
  visit: (key: number, once: number, twice: number, thrice: number, four: number) => void,
): void {
  const walk = (
    rank: number,
    left: number,
    key: number,
    once: number,
    twice: number,
    thrice: number,
    four: number,
  ): void => {
    if (left === 0) {
      visit(key, once, twice, thrice, four);
      return;
    }
    if (rank < 0 || left > 4 * (rank + 1)) return;
    const bit = 1 << rank;
    const step = RANK_KEYS[rank] as number;
    walk(rank - 1, left, key, once, twice, thrice, four);
    walk(rank - 1, left - 1, key + step, once | bit, twice, thrice, four);
    if (left > 1) walk(rank - 1, left - 2, key + 2 * step, once | bit, twice | bit, thrice, four);
    if (left > 2) {
      walk(rank - 1, left - 3, key + 3 * step, once | bit, twice | bit, thrice | bit, four);
    }
    if (left > 3) {
      walk(rank - 1, left - 4, key + 4 * step, once | bit, twice | bit, thrice | bit, four | bit);
    }
  };
  walk(12, size, 0, 0, 0, 0, 0);
}
