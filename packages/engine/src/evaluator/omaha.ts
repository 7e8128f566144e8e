/**
 * Omaha with four, five or six hole cards (R99): exactly two of them and three of the board. Values
 * are those of hold'em.
 */

import type { Card } from '../cards.js';
import { checkCards, checkCount, coded } from './checks.js';
import { evaluate5 } from './holdem.js';
import { bitCount } from './low-values.js';
import { BEST, boardRow, fillRow, greater, PAIR_PLACE, RANK_PAIRS } from './omaha-tables.js';
import { straightTop, topRank } from './ranking.js';
import { FLUSH_VALUES } from './tables.js';

/**
 * What an Omaha hand is worth: the best of exactly two of the hole cards (4 to 6) and three of the
 * board (3 to 5). Values are those of `evaluate`: higher is better.
 *
 * @throws `BAD_HAND`, `BAD_CARD`, `DUPLICATE_CARD`
 * @example
 * ```ts
 * import { evaluateOmaha, handCategory, parseCards } from '@sidepot/engine';
 * handCategory(evaluateOmaha(parseCards('As Ah Kd Qc'), parseCards('Ad Ac 9h 5s 2d'))); // → 'four of a kind'
 * ```
 */
export function evaluateOmaha(hole: readonly Card[], board: readonly Card[]): number {
  try {
    checkCount('hole', hole, 4, 6);
    checkCount('board', board, 3, 5);
    checkCards(hole, board);
    return omahaValue(hole, board);
  } catch (error) {
    return coded(error);
  }
}

/** Trusts its cards. Full boards have a table; on the flop and turn every combination is tried. */
export function omahaValue(hole: readonly number[], board: readonly number[]): number {
  return board.length === 5 ? riverValue(hole, board) : bestCombination(hole, board);
}

function riverValue(hole: readonly number[], board: readonly number[]): number {
  const v = board[0] as number;
  const w = board[1] as number;
  const x = board[2] as number;
  const y = board[3] as number;
  const z = board[4] as number;
  const row = boardRow(v >> 2, w >> 2, x >> 2, y >> 2, z >> 2) * RANK_PAIRS;
  let best = 0;
  for (let j = 1; j < hole.length; j++) {
    const second = ((hole[j] as number) >> 2) << 4;
    for (let i = 0; i < j; i++) {
      const pair = PAIR_PLACE[second | ((hole[i] as number) >> 2)] as number;
      best = greater(best, BEST[row + pair] as number);
    }
  }
  if (best === 0) {
    fillRow(board.map((card) => card >> 2));
    return riverValue(hole, board);
  }
  // Four bits for each suit's count; plus five, the top one says three or more.
  const counts =
    (1 << ((v & 3) << 2)) +
    (1 << ((w & 3) << 2)) +
    (1 << ((x & 3) << 2)) +
    (1 << ((y & 3) << 2)) +
    (1 << ((z & 3) << 2));
  const suited = (counts + 0x5555) & 0x8888;
  if (suited === 0) return best;
  const flush = flushOf(hole, board, topRank(suited) >> 2);
  return flush > best ? flush : best;
}

/** The best flush in a suit of which the board has three or more; 0 if the hand has not two. */
function flushOf(hole: readonly number[], board: readonly number[], suit: number): number {
  const own = suitedRanks(hole, suit);
  if ((own & (own - 1)) === 0) return 0;
  const shared = suitedRanks(board, suit);
  const straight = straightTop(own | shared);
  for (let top = straight; top >= 3; top--) {
    const run = top === 3 ? 0b1_0000_0000_1111 : 31 << (top - 4);
    const complete = ((own | shared) & run) === run;
    if (complete && bitCount(own & run) === 2) return FLUSH_VALUES[run] as number;
  }
  return FLUSH_VALUES[highest(own, 2) | highest(shared, 3)] as number;
}

function suitedRanks(cards: readonly number[], suit: number): number {
  let mask = 0;
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] as number;
    const isOther = (card & 3) ^ suit;
    mask |= ((isOther - 1) >>> 31) << (card >> 2);
  }
  return mask;
}

function highest(mask: number, count: number): number {
  let rest = mask;
  for (let left = count; left > 0; left--) rest ^= 1 << topRank(rest);
  return mask ^ rest;
}

function bestCombination(hole: readonly number[], board: readonly number[]): number {
  let best = 0;
  for (let j = 1; j < hole.length; j++) {
    for (let i = 0; i < j; i++) {
      for (let c = 2; c < board.length; c++) {
        for (let b = 1; b < c; b++) {
          for (let a = 0; a < b; a++) {
            const value = evaluate5(
              hole[i] as number,
              hole[j] as number,
              board[a] as number,
              board[b] as number,
              board[c] as number,
            );
            if (value > best) best = value;
          }
        }
      }
    }
  }
  return best;
}
