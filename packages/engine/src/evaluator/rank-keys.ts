/**
 * Each rank has a number, and the sum over the cards of a hand tells its ranks: no two sets of seven
 * ranks (nor of six, nor of five) have the same sum. The ace gets 0 and the deuce the most, because
 * the table of values then packs best (ADR 5).
 */

/** By rank, deuce first. A sum of seven stays below 2^23. */
export const RANK_KEYS: readonly number[] = [
  1479181, 636345, 262349, 83661, 22854, 8698, 2031, 453, 98, 22, 5, 1, 0,
];

/** Sums are looked up by row (the high bits) and column (this many low bits), by number of cards. */
export const ROW_BITS = { 5: 11, 6: 11, 7: 9 } as const;

export type HandSize = keyof typeof ROW_BITS;

export type RankVisitor = (
  key: number,
  once: number,
  twice: number,
  thrice: number,
  four: number,
) => void;

/**
 * Every multiset of `size` ranks, none more than four times, with the ranks held at least k times.
 * One loop that adds and takes back ranks.
 */
export function forEachRanks(size: number, visit: RankVisitor): void {
  const last = size - 1;
  const rank = new Int32Array(size).fill(13);
  const key = new Int32Array(size);
  const once = new Int32Array(size);
  const twice = new Int32Array(size);
  const thrice = new Int32Array(size);
  const four = new Int32Array(size);
  for (let depth = 0; depth >= 0; ) {
    const next = (rank[depth] as number) - 1;
    rank[depth] = next;
    if (next < 0) {
      depth--;
      continue;
    }
    const bit = 1 << next;
    const held1 = once[depth] as number;
    const held2 = twice[depth] as number;
    const held3 = thrice[depth] as number;
    const held4 = four[depth] as number;
    if ((held4 & bit) !== 0) continue;
    const sum = (key[depth] as number) + (RANK_KEYS[next] as number);
    if (depth === last) {
      visit(sum, held1 | bit, held2 | (held1 & bit), held3 | (held2 & bit), held4 | (held3 & bit));
      continue;
    }
    depth++;
    rank[depth] = next + 1;
    key[depth] = sum;
    once[depth] = held1 | bit;
    twice[depth] = held2 | (held1 & bit);
    thrice[depth] = held3 | (held2 & bit);
    four[depth] = held4 | (held3 & bit);
  }
}
