/**
 * Cards are small integers, rank × 4 + suit, so that tables can be indexed by them; a brand keeps
 * them apart from other numbers. Rank 0 is the deuce and 12 the ace, suits are c d h s.
 */

import { PokerError, reject } from './errors.js';

declare const brand: unique symbol;

/** 0 (2c) to 51 (As). */
export type Card = number & { readonly [brand]: 'Card' };

export const RANKS = '23456789TJQKA';
export const SUITS = 'cdhs';

export const rankOf = (card: Card): number => card >> 2;
export const suitOf = (card: Card): number => card & 3;
export const makeCard = (rank: number, suit: number): Card => ((rank << 2) | suit) as Card;

/** "As" or "as"; a ten is T or 10. Throws BAD_CARD. */
export function parseCard(text: string): Card {
  const [card, ...more] = readCards(text);
  if (card === undefined || more.length > 0)
    throw new PokerError(reject('BAD_CARD', { card: text }));
  return card;
}

/** "AsKs", "As Ks" or "As,Ks". Throws BAD_CARD or DUPLICATE_CARD. */
export function parseCards(text: string): Card[] {
  const cards = readCards(text);
  for (const [i, card] of cards.entries()) {
    if (cards.indexOf(card) !== i) {
      throw new PokerError(reject('DUPLICATE_CARD', { card: formatCard(card) }));
    }
  }
  return cards;
}

function readCards(text: string): Card[] {
  if (typeof text !== 'string') throw new PokerError(reject('BAD_CARD', { card: text }));
  const cards: Card[] = [];
  for (const word of text.match(/10.|[^\s,]{1,2}/g) ?? []) {
    const rank = RANKS.indexOf(word.slice(0, -1).toUpperCase().replace('10', 'T'));
    const suit = SUITS.indexOf(word.slice(-1).toLowerCase());
    if (word.length < 2 || rank < 0 || suit < 0) {
      throw new PokerError(reject('BAD_CARD', { card: word }));
    }
    cards.push(makeCard(rank, suit));
  }
  return cards;
}

export const formatCard = (card: Card): string =>
  `${RANKS[rankOf(card)] ?? '?'}${SUITS[suitOf(card)] ?? '?'}`;

export const formatCards = (cards: readonly Card[]): string => cards.map(formatCard).join(' ');

/** The 52 cards in order, deuces first. A new list each time, for the caller to shuffle. */
export const deck = (): Card[] => Array.from({ length: 52 }, (_, card) => card as Card);

/** The 36 cards of short deck: sixes to aces (R101). */
export const shortDeck = (): Card[] => deck().filter((card) => rankOf(card) >= 4);
