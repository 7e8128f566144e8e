/**
 * Hold'em for `countByRanks`: any five of seven. Hand after hand, without branches: measured twice
 * as fast as board after board.
 */

import { RANK_KEYS } from '../../evaluator/rank-keys.js';
import { FLUSH_SUIT7, FLUSH_VALUES, fillTables7, ROWS7, VALUES7 } from '../../evaluator/tables.js';
import { BOARD_COUNT, RANK_BOARD_KEYS, SUITED_MASKS } from './rank-boards.js';
import type { RankClassRules } from './rank-class.js';
import {
  BEST_ON_BOARD,
  FLUSH_BEST,
  FLUSH_WINNERS,
  PARTS,
  type PartStarts,
  WINNERS,
} from './scores.js';

export const HOLDEM_RULES: RankClassRules = {
  scoreBoards,
  scoreFlushes,
  flushNeeds: (held) => 5 - held,
  highLow: false,
};

function scoreBoards(hands: readonly (readonly number[])[]): void {
  if (FLUSH_SUIT7[0] === 0) fillTables7();
  BEST_ON_BOARD.fill(0);
  for (const [hand, cards] of hands.entries()) {
    const key = cards.reduce((sum, card) => sum + (RANK_KEYS[card >> 2] as number), 0);
    scoreHand(key, 1 << hand);
  }
}

/** Boards that cannot be dealt get some value or other: they weigh nothing. */
function scoreHand(handKey: number, bit: number): void {
  for (let board = 0; board < BOARD_COUNT; board++) {
    const key = ((RANK_BOARD_KEYS[board] as number) + handKey) | 0;
    const row = ROWS7[(key >>> 9) & 16383] as number;
    const value = VALUES7[row + (key & 511)] as number;
    const top = BEST_ON_BOARD[board] as number;
    const better = (top - value) >> 31;
    const worse = (value - top) >> 31;
    WINNERS[board] = ((WINNERS[board] as number) & ~better) | (bit & ~worse);
    BEST_ON_BOARD[board] = top ^ ((top ^ value) & better);
  }
}

/** A part of three cards needs two more in the hand, of four one more, of five none. */
function scoreFlushes(held: Uint16Array, { threes, fours, fives, end }: PartStarts): void {
  FLUSH_BEST.fill(0, 0, end);
  for (const [hand, ranks] of held.entries()) {
    const first = ranks === 0 ? fives : (ranks & (ranks - 1)) === 0 ? fours : threes;
    scoreSuited(ranks, 1 << hand, first, end);
  }
}

function scoreSuited(ranks: number, bit: number, from: number, end: number): void {
  for (let i = from; i < end; i++) {
    const value = FLUSH_VALUES[(SUITED_MASKS[PARTS[i] as number] as number) | ranks] as number;
    const top = FLUSH_BEST[i] as number;
    const better = (top - value) >> 31;
    const worse = (value - top) >> 31;
    FLUSH_WINNERS[i] = ((FLUSH_WINNERS[i] as number) & ~better) | (bit & ~worse);
    FLUSH_BEST[i] = top ^ ((top ^ value) & better);
  }
}
