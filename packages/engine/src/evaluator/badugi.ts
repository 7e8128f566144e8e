/**
 * Badugi: the most cards, four at best, that differ in rank and in suit; then the lowest, from the
 * highest card down, aces low. Higher values are better.
 */

import type { Card } from '../cards.js';
import { checkCards, checkCount, coded } from './checks.js';
import { aceLow } from './low-values.js';

/** Bits below the number of cards that play. Below them, masks of ranks: the lower the better. */
export const BADUGI_SHIFT = 13;
const ALL_RANKS: number = (1 << BADUGI_SHIFT) - 1;

/**
 * What four to seven cards are worth in badugi: higher is better. Every hand has a value, one card
 * plays at least.
 *
 * @throws `BAD_HAND`, `BAD_CARD`, `DUPLICATE_CARD`
 * @example
 * ```ts
 * import { evaluateBadugi, parseCards } from '@sidepot/engine';
 * evaluateBadugi(parseCards('As 2h 3d 4c')) > evaluateBadugi(parseCards('As 2h 3d 3c')); // → true
 * ```
 */
export function evaluateBadugi(cards: readonly Card[]): number {
  try {
    checkCount('cards', cards, 4, 7);
    checkCards(cards);
    return badugiValue(cards);
  } catch (error) {
    return coded(error);
  }
}

/** Trusts its cards. */
export const badugiValue = (cards: readonly number[]): number =>
  bestFrom(cards, 0, 0, 0, 0, aceLow);

/** The same with the ace above the king, as in badeucy (R141). */
export const badugiAceHighValue = (cards: readonly number[]): number =>
  bestFrom(cards, 0, 0, 0, 0, aceHigh);

const aceHigh = (ranks: number): number => ranks;

/** The best that the cards from `index` on can make of the ranks and suits taken before. */
function bestFrom(
  cards: readonly number[],
  index: number,
  count: number,
  ranks: number,
  suits: number,
  inOrder: (ranks: number) => number,
): number {
  let best = (count << BADUGI_SHIFT) | (ALL_RANKS ^ inOrder(ranks));
  for (let i = index; i < cards.length; i++) {
    const card = cards[i] as number;
    const rank = 1 << (card >> 2);
    const suit = 1 << (card & 3);
    if ((ranks & rank) !== 0 || (suits & suit) !== 0) continue;
    const value = bestFrom(cards, i + 1, count + 1, ranks | rank, suits | suit, inOrder);
    if (value > best) best = value;
  }
  return best;
}
