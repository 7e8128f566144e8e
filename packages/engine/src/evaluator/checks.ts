/** What the array forms of all evaluators refuse: too few or too many cards, no cards, twice the same. */

import { type Card, formatCard } from '../cards.js';
import { throwing } from '../checks.js';
import { PokerError, reject } from '../errors.js';

const NONE: readonly Card[] = [];

/** By card: which of the seven it was, when last looked at. What it held before does not matter. */
const SEEN: Uint8Array = /* @__PURE__ */ new Uint8Array(52);

/**
 * Are these seven different cards? Each writes its number at its place; a card that is there twice
 * overwrites the first number with a higher one, so only seven different cards leave 1 + … + 7. What
 * is no card has no place. No branches, which cards would decide.
 */
export function areCards7(
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
  f: number,
  g: number,
): boolean {
  // For a list of small integers, V8 knows the answer beforehand.
  if (
    typeof a !== 'number' ||
    typeof b !== 'number' ||
    typeof c !== 'number' ||
    typeof d !== 'number' ||
    typeof e !== 'number' ||
    typeof f !== 'number' ||
    typeof g !== 'number'
  ) {
    return false;
  }
  SEEN[a] = 1;
  SEEN[b] = 2;
  SEEN[c] = 3;
  SEEN[d] = 4;
  SEEN[e] = 5;
  SEEN[f] = 6;
  SEEN[g] = 7;
  const first = (SEEN[a] as number) + (SEEN[b] as number) + (SEEN[c] as number);
  const last = (SEEN[d] as number) + (SEEN[e] as number) + (SEEN[f] as number);
  return first + last + (SEEN[g] as number) === 28;
}

/** Throws BAD_CARD or DUPLICATE_CARD; a card may not be in both lists either. */
export function checkCards(cards: readonly Card[], others: readonly Card[] = NONE): void {
  const own = cards.length;
  const count = own + others.length;
  let low = 0;
  let high = 0;
  for (let i = 0; i < count; i++) {
    const card = (i < own ? cards[i] : others[i - own]) as number;
    if (typeof card !== 'number' || (card | 0) !== card || card >>> 0 > 51) {
      throw new PokerError(reject('BAD_CARD', { card }));
    }
    // Without branches, which cards would decide at random: −1 for the cards from 32 on.
    const upper = -(card >> 5);
    const bit = 1 << card;
    if ((((upper & high) | (~upper & low)) & bit) !== 0) {
      throw new PokerError(reject('DUPLICATE_CARD', { card: formatCard(card as Card) }));
    }
    high |= bit & upper;
    low |= bit & ~upper;
  }
}

/** Throws BAD_HAND, also for what is no list. */
export function checkCount(
  field: string,
  cards: readonly Card[],
  fewest: number,
  most: number,
): void {
  const isList = Array.isArray(cards) || ArrayBuffer.isView(cards);
  const value = isList ? cards.length : cards;
  if (isList && cards.length >= fewest && cards.length <= most) return;
  const wanted = { wants: 'cardsFromTo', least: fewest, most } as const;
  throw new PokerError(reject('BAD_HAND', { field, ...wanted, value }));
}

/** `throwing`, for where a closure would cost as much as the answer: called with what was caught. */
export const coded = (error: unknown): never =>
  throwing(() => {
    throw error;
  });
