/**
 * High hands of five, six and seven cards (R98, R102, R103): one addition per card, one look at the
 * suits, one look at the ranks. Higher is better, equal is a tie.
 *
 * The scalar forms trust their cards (0–51, all different): they are the inner loop of everything
 * else. `evaluate` checks.
 */

import type { Card } from '../cards.js';
import { areCards7, checkCards, checkCount, coded } from './checks.js';
import {
  CARD_KEYS,
  FLUSH_SUIT5,
  FLUSH_SUIT6,
  FLUSH_SUIT7,
  FLUSH_VALUES,
  fillTables5,
  fillTables6,
  fillTables7,
  RANKS_MASK,
  ROWS5,
  ROWS6,
  ROWS7,
  SUIT_SHIFT,
  SUITED_BIT,
  VALUES5,
  VALUES6,
  VALUES7,
} from './tables.js';

/**
 * What five cards are worth, as `evaluate` says. Unchecked, for speed: it trusts that the numbers are
 * cards (0 to 51) and differ; for others the answer means nothing.
 *
 * @example
 * ```ts
 * import { evaluate5, handCategory } from '@sidepot/engine';
 * handCategory(evaluate5(51, 47, 43, 39, 35)); // → 'straight flush'
 * ```
 */
export function evaluate5(a: number, b: number, c: number, d: number, e: number): number {
  const key =
    ((CARD_KEYS[a] as number) +
      (CARD_KEYS[b] as number) +
      (CARD_KEYS[c] as number) +
      (CARD_KEYS[d] as number) +
      (CARD_KEYS[e] as number)) |
    0;
  const suit = FLUSH_SUIT5[key >>> SUIT_SHIFT] as number;
  if (suit !== 0) return flush(suit << 6, a, b, c, d, e, e, e);
  const ranks = key & RANKS_MASK;
  const value = VALUES5[(ROWS5[ranks >>> 11] as number) + (ranks & 2047)] as number;
  if (value !== 0 || FLUSH_SUIT5[0] !== 0) return value;
  fillTables5();
  return evaluate5(a, b, c, d, e);
}

/**
 * What six cards are worth, as `evaluate` says. Unchecked, for speed: it trusts that the numbers are
 * cards (0 to 51) and differ; for others the answer means nothing.
 *
 * @example
 * ```ts
 * import { evaluate6, handCategory } from '@sidepot/engine';
 * handCategory(evaluate6(51, 47, 43, 39, 35, 0)); // → 'straight flush'
 * ```
 */
export function evaluate6(
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
  f: number,
): number {
  const key =
    ((CARD_KEYS[a] as number) +
      (CARD_KEYS[b] as number) +
      (CARD_KEYS[c] as number) +
      (CARD_KEYS[d] as number) +
      (CARD_KEYS[e] as number) +
      (CARD_KEYS[f] as number)) |
    0;
  const suit = FLUSH_SUIT6[key >>> SUIT_SHIFT] as number;
  if (suit !== 0) return flush(suit << 6, a, b, c, d, e, f, f);
  const ranks = key & RANKS_MASK;
  const value = VALUES6[(ROWS6[ranks >>> 11] as number) + (ranks & 2047)] as number;
  if (value !== 0 || FLUSH_SUIT6[0] !== 0) return value;
  fillTables6();
  return evaluate6(a, b, c, d, e, f);
}

/**
 * What seven cards are worth, as `evaluate` says. Unchecked, for speed: it trusts that the numbers are
 * cards (0 to 51) and differ; for others the answer means nothing.
 *
 * @example
 * ```ts
 * import { evaluate7, handCategory } from '@sidepot/engine';
 * handCategory(evaluate7(51, 47, 43, 39, 35, 0, 4)); // → 'straight flush'
 * ```
 */
export function evaluate7(
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
  f: number,
  g: number,
): number {
  const key =
    ((CARD_KEYS[a] as number) +
      (CARD_KEYS[b] as number) +
      (CARD_KEYS[c] as number) +
      (CARD_KEYS[d] as number) +
      (CARD_KEYS[e] as number) +
      (CARD_KEYS[f] as number) +
      (CARD_KEYS[g] as number)) |
    0;
  const suit = FLUSH_SUIT7[key >>> SUIT_SHIFT] as number;
  if (suit !== 0) return flush(suit << 6, a, b, c, d, e, f, g);
  const ranks = key & RANKS_MASK;
  const value = VALUES7[(ROWS7[ranks >>> 9] as number) + (ranks & 511)] as number;
  if (value !== 0 || FLUSH_SUIT7[0] !== 0) return value;
  fillTables7();
  return evaluate7(a, b, c, d, e, f, g);
}

function flush(
  suit: number,
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
  f: number,
  g: number,
): number {
  const mask =
    (SUITED_BIT[suit | a] as number) |
    (SUITED_BIT[suit | b] as number) |
    (SUITED_BIT[suit | c] as number) |
    (SUITED_BIT[suit | d] as number) |
    (SUITED_BIT[suit | e] as number) |
    (SUITED_BIT[suit | f] as number) |
    (SUITED_BIT[suit | g] as number);
  return FLUSH_VALUES[mask] as number;
}

/**
 * What the best five of five, six or seven cards are worth: higher is better, equal is a tie.
 * `describeHand` says it in words, `handCategory` names the category.
 *
 * @throws `BAD_HAND`, `BAD_CARD`, `DUPLICATE_CARD`
 * @example
 * ```ts
 * import { evaluate, parseCards } from '@sidepot/engine';
 * evaluate(parseCards('As Ah Kd Qc 9h 5s 2d')) > evaluate(parseCards('Ks Kh Ad Qc 9h 5s 2d')); // → true
 * ```
 */
export function evaluate(cards: readonly Card[]): number {
  try {
    // Seven cards are what everybody asks for: no second look.
    if (cards.length === 7) {
      // By index: taking a list apart with `const [a, b] =` goes through an iterator.
      const a = cards[0] as number;
      const b = cards[1] as number;
      const c = cards[2] as number;
      const d = cards[3] as number;
      const e = cards[4] as number;
      const f = cards[5] as number;
      const g = cards[6] as number;
      if (areCards7(a, b, c, d, e, f, g)) return evaluate7(a, b, c, d, e, f, g);
    }
  } catch {
    // Looked at again below, where it is said what is wrong.
  }
  try {
    checkCount('cards', cards, 5, 7);
    checkCards(cards);
    return bestFive(cards);
  } catch (error) {
    return coded(error);
  }
}

/** Trusts its cards, of which there are five to seven. */
export function bestFive(cards: readonly number[]): number {
  const a = cards[0] as number;
  const b = cards[1] as number;
  const c = cards[2] as number;
  const d = cards[3] as number;
  const e = cards[4] as number;
  if (cards.length === 5) return evaluate5(a, b, c, d, e);
  const f = cards[5] as number;
  if (cards.length === 6) return evaluate6(a, b, c, d, e, f);
  return evaluate7(a, b, c, d, e, f, cards[6] as number);
}
