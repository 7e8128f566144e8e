/**
 * The low half of Omaha eight-or-better (R100): five different ranks, eight or lower, two of the hand
 * and three of the board. Values are those of ace-to-five, 0 is no low.
 */

import type { Card } from '../cards.js';
import { checkCards, checkCount, coded } from './checks.js';
import { aceLow, bitCount, fillLowValues, LOW_VALUES } from './low-values.js';

/** By the ranks ace to eight of the board × 256 + those of the hand: 128 KB, filled when needed. */
const LOWS = /* @__PURE__ */ new Uint16Array(256 * 256);

/**
 * The low half of an Omaha eight-or-better hand: the best low of two of the hole cards (4 to 6) and
 * three of the board (3 to 5), 0 if it does not qualify. Higher values are better lows.
 *
 * @throws `BAD_HAND`, `BAD_CARD`, `DUPLICATE_CARD`
 * @example
 * ```ts
 * import { evaluateOmahaLow, parseCards } from '@sidepot/engine';
 * evaluateOmahaLow(parseCards('As 2h Kd Qc'), parseCards('3d 4c Kh Qs Jd')); // → 0
 * ```
 */
export function evaluateOmahaLow(hole: readonly Card[], board: readonly Card[]): number {
  try {
    checkCount('hole', hole, 4, 6);
    checkCount('board', board, 3, 5);
    checkCards(hole, board);
    return omahaLowValue(hole, board);
  } catch (error) {
    return coded(error);
  }
}

/** Trusts its cards. */
export function omahaLowValue(hole: readonly number[], board: readonly number[]): number {
  const value = LOWS[(lowRanks(board) << 8) | lowRanks(hole)] as number;
  if (value !== 0 || LOWS[0xffff] !== 0) return value;
  fillLows();
  return omahaLowValue(hole, board);
}

function lowRanks(cards: readonly number[]): number {
  let mask = 0;
  for (let i = 0; i < cards.length; i++) mask |= 1 << ((cards[i] as number) >> 2);
  return aceLow(mask) & 255;
}

/** Three ranks and two are a low if they differ; more of either are the best of one fewer. */
function fillLows(): void {
  if (LOW_VALUES[8191] === 0) fillLowValues();
  for (let board = 0; board < 256; board++) {
    const onBoard = bitCount(board);
    if (onBoard < 3) continue;
    for (let hole = 0; hole < 256; hole++) {
      const inHand = bitCount(hole);
      if (inHand < 2) continue;
      const both = (board << 8) | hole;
      if (onBoard === 3 && inHand === 2) LOWS[both] = LOW_VALUES[board | hole] as number;
      else LOWS[both] = bestOfFewer(both, inHand > 2 ? hole : board << 8);
    }
  }
}

/** The best of what is left when one of the ranks in `some` is taken away. */
function bestOfFewer(both: number, some: number): number {
  let best = 0;
  for (let rest = some; rest !== 0; rest &= rest - 1) {
    const value = LOWS[both ^ (rest & -rest)] as number;
    if (value > best) best = value;
  }
  return best;
}
