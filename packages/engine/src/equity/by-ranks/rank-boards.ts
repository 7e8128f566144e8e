/**
 * The 6,175 boards of five cards when only ranks count, numbered in one fixed order, and which of
 * them a suited part makes together with the cards of other suits. Filled when first needed.
 */

import { RANK_KEYS } from '../../evaluator/rank-keys.js';

export const BOARD_COUNT = 6175;
/** Pairs of ranks, equal ones included. */
export const PAIR_COUNT = 91;
/** Sets of three, four and five ranks: the cards of one suit on a board that makes a flush. */
export const THREES = 286;
export const FOURS = 715;
export const FIVES = 1287;
export const SUITED_COUNT: number = THREES + FOURS + FIVES;

/** By board: the sum of its rank keys. */
export const RANK_BOARD_KEYS: Int32Array = /* @__PURE__ */ new Int32Array(BOARD_COUNT);
/** By board: the ranks that play for an eight-or-better low, ace first. */
export const BOARD_LOWS: Uint8Array = /* @__PURE__ */ new Uint8Array(BOARD_COUNT);
/** The threes, then the fours, then the fives, as masks of ranks. */
export const SUITED_MASKS: Uint16Array = /* @__PURE__ */ new Uint16Array(SUITED_COUNT);
/** The board made by a three and a pair of other cards, a four and one, a five alone. */
export const THREE_BOARDS: Uint16Array = /* @__PURE__ */ new Uint16Array(THREES * PAIR_COUNT);
export const FOUR_BOARDS: Uint16Array = /* @__PURE__ */ new Uint16Array(FOURS * 13);
export const FIVE_BOARDS: Uint16Array = /* @__PURE__ */ new Uint16Array(FIVES);

/** Which pair of ranks it is, in the order of `forEachPair`. */
export const pairIndex = (high: number, low: number): number =>
  high >= low ? ((high * (high + 1)) >> 1) + low : ((low * (low + 1)) >> 1) + high;

/** Ace to eight as bits 0 to 7; higher cards do not play. */
export const lowBit = (rank: number): number => (rank === 12 ? 1 : rank < 7 ? 1 << (rank + 1) : 0);

const keyOf = (rank: number): number => RANK_KEYS[rank] as number;

/** Every board once, in order: ranks ascending. `ranks` is the same array each time. */
export function forEachBoard(visit: (board: number, ranks: Uint8Array) => void): void {
  const ranks = new Uint8Array(5);
  let board = 0;
  for (let a = 0; a < 13; a++) {
    ranks[0] = a;
    for (let b = a; b < 13; b++) {
      ranks[1] = b;
      for (let c = b; c < 13; c++) {
        ranks[2] = c;
        for (let d = c; d < 13; d++) {
          ranks[3] = d;
          for (let e = d === a ? d + 1 : d; e < 13; e++) {
            ranks[4] = e;
            visit(board++, ranks);
          }
        }
      }
    }
  }
}

export function fillRankBoards(): void {
  if (SUITED_MASKS[0] !== 0) return;
  const partOf = listMasks();
  forEachBoard((board, ranks) => {
    let key = 0;
    let low = 0;
    let all = 0;
    for (let i = 0; i < 5; i++) {
      const rank = ranks[i] as number;
      key += keyOf(rank);
      low |= lowBit(rank);
      all |= 1 << rank;
    }
    RANK_BOARD_KEYS[board] = key;
    BOARD_LOWS[board] = low;
    fillParts(board, ranks, all, partOf);
  });
}

/** By mask of three to five ranks: its place in SUITED_MASKS. */
function listMasks(): Uint16Array {
  const partOf = new Uint16Array(8192);
  const next = [0, 0, 0, 0, THREES, THREES + FOURS];
  for (let mask = 0; mask < 8192; mask++) {
    const count = countBits(mask);
    if (count < 3 || count > 5) continue;
    const part = next[count] as number;
    next[count] = part + 1;
    partOf[mask] = part;
    SUITED_MASKS[part] = mask;
  }
  return partOf;
}

/** A board is what its suited part and the other cards make: all choices of two, one or none. */
function fillParts(board: number, ranks: Uint8Array, all: number, partOf: Uint16Array): void {
  if (countBits(all) === 5) FIVE_BOARDS[(partOf[all] as number) - THREES - FOURS] = board;
  for (let i = 0; i < 5; i++) {
    const four = maskWithout(ranks, i, i);
    const other = ranks[i] as number;
    if (countBits(four) === 4) {
      FOUR_BOARDS[((partOf[four] as number) - THREES) * 13 + other] = board;
    }
    for (let j = 0; j < i; j++) {
      const three = maskWithout(ranks, i, j);
      if (countBits(three) !== 3) continue;
      const pair = pairIndex(other, ranks[j] as number);
      THREE_BOARDS[(partOf[three] as number) * PAIR_COUNT + pair] = board;
    }
  }
}

function maskWithout(ranks: Uint8Array, i: number, j: number): number {
  let mask = 0;
  for (let k = 0; k < 5; k++) if (k !== i && k !== j) mask |= 1 << (ranks[k] as number);
  return mask;
}

export const countBits = (mask: number): number => {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count++;
  return count;
};

/** In how many ways each board can be dealt from `available` cards of each rank. */
export function weighBoards(available: Int32Array, weights: Int32Array): void {
  let board = 0;
  for (let a = 0; a < 13; a++) {
    const wa = available[a] as number;
    for (let b = a; b < 13; b++) {
      const nb = b === a ? 2 : 1;
      const wb = withOneMore(wa, available[b] as number, nb);
      for (let c = b; c < 13; c++) {
        const nc = c === b ? nb + 1 : 1;
        const wc = withOneMore(wb, available[c] as number, nc);
        for (let d = c; d < 13; d++) {
          const nd = d === c ? nc + 1 : 1;
          const wd = withOneMore(wc, available[d] as number, nd);
          if (a !== d) weights[board++] = withOneMore(wd, available[d] as number, nd + 1);
          for (let e = d + 1; e < 13; e++) {
            weights[board++] = Math.imul(wd, available[e] as number);
          }
        }
      }
    }
  }
}

/** The ways when the `nth` card of a rank joins: C(n, k) grows by a factor of (n − k + 1) / k. */
const withOneMore = (ways: number, ofRank: number, nth: number): number =>
  nth === 1 ? Math.imul(ways, ofRank) : (Math.imul(ways, ofRank - nth + 1) / nth) | 0;
