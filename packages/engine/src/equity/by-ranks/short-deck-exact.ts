/** Short deck for `countByRanks`: few enough boards that the evaluator itself can be asked. */

import { type ShortDeckRule, shortDeckValue } from '../../evaluator/short-deck.js';
import { BOARD_COUNT, forEachBoard, SUITED_MASKS } from './rank-boards.js';
import type { RankClassRules } from './rank-class.js';
import {
  BEST_ON_BOARD,
  FLUSH_BEST,
  FLUSH_WINNERS,
  PARTS,
  type PartStarts,
  WINNERS,
} from './scores.js';

const LOWEST_RANK = 4;

export const shortDeckRules = (rule: ShortDeckRule): RankClassRules => ({
  scoreBoards: (hands) => scoreBoards(hands, rule),
  scoreFlushes,
  flushNeeds: (held) => 5 - held,
  highLow: false,
});

/** Boards that the deck has, five ranks each; their numbers beside them. */
let boards: { readonly numbers: Uint16Array; readonly ranks: Uint8Array } | undefined;

function listBoards(): NonNullable<typeof boards> {
  const numbers: number[] = [];
  const all: number[] = [];
  forEachBoard((board, ranks) => {
    if ((ranks[0] as number) < LOWEST_RANK) return;
    numbers.push(board);
    all.push(...ranks);
  });
  return { numbers: Uint16Array.from(numbers), ranks: Uint8Array.from(all) };
}

function scoreBoards(hands: readonly (readonly number[])[], rule: ShortDeckRule): void {
  boards ??= listBoards();
  const { numbers, ranks } = boards;
  for (let board = 0; board < BOARD_COUNT; board++) {
    BEST_ON_BOARD[board] = 0;
    WINNERS[board] = 0;
  }
  const sorted = new Uint8Array(7);
  const cards = [0, 0, 0, 0, 0, 0, 0];
  for (const [hand, hole] of hands.entries()) {
    for (let i = 0; i < numbers.length; i++) {
      for (let k = 0; k < 5; k++) sorted[k] = ranks[i * 5 + k] as number;
      for (let k = 0; k < 2; k++) sorted[5 + k] = (hole[k] as number) >> 2;
      sorted.sort();
      // Suits in turn: no flush, and equal ranks, being neighbours, get different ones.
      for (let k = 0; k < 7; k++) cards[k] = ((sorted[k] as number) << 2) | (k & 3);
      const board = numbers[i] as number;
      const value = shortDeckValue(cards, rule);
      if (value < (BEST_ON_BOARD[board] as number)) continue;
      const tied = value === BEST_ON_BOARD[board] ? (WINNERS[board] as number) : 0;
      WINNERS[board] = tied | (1 << hand);
      BEST_ON_BOARD[board] = value;
    }
  }
}

/** A part of three cards needs two more in the hand, of four one more, of five none. */
function scoreFlushes(held: Uint16Array, { threes, fours, fives, end }: PartStarts): void {
  FLUSH_BEST.fill(0, 0, end);
  for (const [hand, ranks] of held.entries()) {
    const from = ranks === 0 ? fives : (ranks & (ranks - 1)) === 0 ? fours : threes;
    for (let i = from; i < end; i++) {
      const value = flushValue((SUITED_MASKS[PARTS[i] as number] as number) | ranks);
      if (value < (FLUSH_BEST[i] as number)) continue;
      const tied = value === FLUSH_BEST[i] ? (FLUSH_WINNERS[i] as number) : 0;
      FLUSH_WINNERS[i] = tied | (1 << hand);
      FLUSH_BEST[i] = value;
    }
  }
}

/** By mask of ranks of one suit, as asked for; flushes are the same by either rule. */
const flushValues = /* @__PURE__ */ new Uint16Array(8192);

function flushValue(mask: number): number {
  const known = flushValues[mask] as number;
  if (known !== 0) return known;
  const cards: number[] = [];
  for (let rank = LOWEST_RANK; rank < 13; rank++) if ((mask >> rank) & 1) cards.push(rank << 2);
  const value = shortDeckValue(cards);
  flushValues[mask] = value;
  return value;
}
