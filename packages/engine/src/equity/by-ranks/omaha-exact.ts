/** Omaha for `countByRanks`: two of the hand and three of the board, by the evaluator's table. */

import {
  BEST as BEST_OF_TWO,
  boardRow,
  fillRow,
  RANK_PAIRS,
} from '../../evaluator/omaha-tables.js';
import { CATEGORY_SHIFT } from '../../evaluator/ranking.js';
import { FLUSH_VALUES } from '../../evaluator/tables.js';
import {
  BOARD_COUNT,
  BOARD_LOWS,
  countBits,
  forEachBoard,
  lowBit,
  pairIndex,
  SUITED_MASKS,
} from './rank-boards.js';
import type { RankClassRules } from './rank-class.js';
import {
  BEST_ON_BOARD,
  FLUSH_BEST,
  FLUSH_WINNERS,
  LOWS,
  PARTS,
  type PartStarts,
  WINNERS,
} from './scores.js';

const STRAIGHT_FLUSH = 8 << CATEGORY_SHIFT;

const flushNeeds = (held: number): number => (held >= 2 ? 3 : 6);

export const OMAHA_RULES: RankClassRules = {
  scoreBoards: scoreHigh,
  scoreFlushes,
  flushNeeds,
  highLow: false,
};

export const OMAHA8_RULES: RankClassRules = {
  scoreBoards: (hands) => {
    scoreHigh(hands);
    scoreLow(hands);
  },
  scoreFlushes,
  flushNeeds,
  highLow: true,
};

/** By board of ranks: where its row of the evaluator's table begins. */
let rowStarts: Int32Array | undefined;

function fillRows(): Int32Array {
  const starts = new Int32Array(BOARD_COUNT);
  forEachBoard((board, ranks) => {
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = ranks;
    const start = boardRow(a, b, c, d, e) * RANK_PAIRS;
    if (BEST_OF_TWO[start] === 0) fillRow([a, b, c, d, e]);
    starts[board] = start;
  });
  return starts;
}

function scoreHigh(hands: readonly (readonly number[])[]): void {
  rowStarts ??= fillRows();
  const starts = rowStarts;
  const pairs = hands.map((cards) => Uint8Array.from(new Set(pairsOf(cards, pairIndex))));
  for (let board = 0; board < BOARD_COUNT; board++) {
    const row = starts[board] as number;
    let top = 0;
    let set = 0;
    for (let hand = 0; hand < pairs.length; hand++) {
      const own = pairs[hand] as Uint8Array;
      let value = 0;
      for (let i = 0; i < own.length; i++) {
        const found = BEST_OF_TWO[row + (own[i] as number)] as number;
        if (found > value) value = found;
      }
      if (value > top) {
        top = value;
        set = 1 << hand;
      } else if (value === top) set |= 1 << hand;
    }
    BEST_ON_BOARD[board] = top;
    WINNERS[board] = set;
  }
}

/** Something of the ranks of every two cards of a hand. */
function pairsOf(cards: readonly number[], make: (a: number, b: number) => number): number[] {
  return cards.flatMap((card, i) => cards.slice(0, i).map((other) => make(card >> 2, other >> 2)));
}

/** The low half depends on the low ranks of the board alone: at most 256 cases. */
function scoreLow(hands: readonly (readonly number[])[]): void {
  const pairs = hands.map((cards) => pairsOf(cards, (a, b) => lowBit(a) | lowBit(b)));
  const byMask = Int32Array.from({ length: 256 }, (_, mask) => lowWinners(pairs, mask));
  for (let board = 0; board < BOARD_COUNT; board++) {
    LOWS[board] = (byMask[BOARD_LOWS[board] as number] as number) << hands.length;
  }
}

/** As a mask with the ace as bit 0, the lower of two lows is the smaller number. */
function lowWinners(pairs: readonly (readonly number[])[], board: number): number {
  let top = 256;
  let set = 0;
  for (const [hand, masks] of pairs.entries()) {
    for (const mask of masks) {
      const low = mask | lowestBits(board & ~mask, 3);
      if (countBits(mask) !== 2 || countBits(low) !== 5) continue;
      if (low < top) {
        top = low;
        set = 0;
      }
      if (low === top) set |= 1 << hand;
    }
  }
  return set;
}

const lowestBits = (mask: number, count: number): number =>
  mask === 0 || count === 0 ? 0 : (mask & -mask) | lowestBits(mask & (mask - 1), count - 1);

const highestBits = (mask: number, count: number): number => {
  let kept = mask;
  for (let left = countBits(mask) - count; left > 0; left--) kept &= kept - 1;
  return kept;
};

function scoreFlushes(held: Uint16Array, { threes, end }: PartStarts): void {
  const holders = [...held.keys()].filter((hand) => countBits(held[hand] as number) >= 2);
  const tops = held.map((mask) => highestBits(mask, 2));
  for (let i = threes; i < end; i++) {
    const mask = SUITED_MASKS[PARTS[i] as number] as number;
    const three = highestBits(mask, 3);
    let top = 0;
    let set = 0;
    for (const hand of holders) {
      const own = held[hand] as number;
      // Two highest and three highest, unless the suit holds a straight flush somewhere.
      const value =
        (FLUSH_VALUES[mask | own] as number) < STRAIGHT_FLUSH
          ? (FLUSH_VALUES[three | (tops[hand] as number)] as number)
          : bestSuited(own, mask);
      if (value > top) {
        top = value;
        set = 1 << hand;
      } else if (value === top) set |= 1 << hand;
    }
    FLUSH_BEST[i] = top;
    FLUSH_WINNERS[i] = set;
  }
}

/** All twos of the hand with all threes of the board. */
function bestSuited(own: number, board: number): number {
  let top = 0;
  for (let two = own; two !== 0; two = (two - 1) & own) {
    if (countBits(two) !== 2) continue;
    for (let three = board; three !== 0; three = (three - 1) & board) {
      if (countBits(three) !== 3) continue;
      top = Math.max(top, FLUSH_VALUES[two | three] as number);
    }
  }
  return top;
}
