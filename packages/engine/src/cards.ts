/**
 * Cards are small integers, rank × 4 + suit, so that tables can be indexed by them; a brand keeps
 * them apart from other numbers. Rank 0 is the deuce and 12 the ace, suits are c d h s.
 */

import { throwing, unfit } from './checks.js';
import { PokerError, reject } from './errors.js';

declare const brand: unique symbol;

/** A card as a number, 0 (2c) to 51 (As): made by `parseCard`, `parseCards` or `makeCard`. */
export type Card = number & { readonly [brand]: 'Card' };

/** The ranks by their signs, deuce first: `RANKS[rankOf(card)]`. */
export const RANKS = '23456789TJQKA';
/** The suits by their letters: clubs, diamonds, hearts, spades. `SUITS[suitOf(card)]`. */
export const SUITS = 'cdhs';

/** Both ways to write a rank. */
const RANK_SIGNS: string = RANKS + RANKS.toLowerCase();

/** Every way to write a suit, four by four in the order of `SUITS`: letters, black and white signs. */
const SUIT_SIGNS: string = `${SUITS}♣♦♥♠♧♢♡♤`;

/** What is read the long way: words with more than a rank and the letter of a suit. */
const WORDS = /(10|[^\s,])([^\s,][\uFE0E\uFE0F]?)?/gu;

/**
 * The rank of a card, 0 (deuce) to 12 (ace). Unchecked, for speed: what is no card gets some number.
 *
 * @example
 * ```ts
 * import { parseCard, rankOf } from '@sidepot/engine';
 * rankOf(parseCard('As')); // → 12
 * ```
 */
export const rankOf = (card: Card): number => card >> 2;

/**
 * The suit of a card, 0 to 3 for c d h s. Unchecked, for speed: what is no card gets some number.
 *
 * @example
 * ```ts
 * import { parseCard, suitOf } from '@sidepot/engine';
 * suitOf(parseCard('As')); // → 3
 * ```
 */
export const suitOf = (card: Card): number => card & 3;

/**
 * The card of a rank (0 to 12) and a suit (0 to 3). Unchecked, for speed: other numbers make no card.
 *
 * @example
 * ```ts
 * import { formatCard, makeCard } from '@sidepot/engine';
 * formatCard(makeCard(12, 3)); // → 'As'
 * ```
 */
export const makeCard = (rank: number, suit: number): Card => ((rank << 2) | suit) as Card;

/** Is it one of the 52? */
export const isCard = (value: unknown): value is Card =>
  typeof value === 'number' && (value | 0) === value && value >>> 0 < 52;

/**
 * One card: "As", "as" or "A♠"; a ten is T or 10.
 *
 * @throws `BAD_CARD`
 * @example
 * ```ts
 * import { formatCard, parseCard } from '@sidepot/engine';
 * formatCard(parseCard('10♥')); // → 'Th'
 * ```
 */
export function parseCard(text: string): Card {
  const [card, ...more] = readCards(text);
  if (card === undefined || more.length > 0)
    throw new PokerError(reject('BAD_CARD', { card: text }));
  return card;
}

/**
 * Cards in a row: "AsKs", "As Ks", "As,Ks" or "A♠K♠".
 *
 * @throws `BAD_CARD`, `DUPLICATE_CARD`
 * @example
 * ```ts
 * import { formatCards, parseCards } from '@sidepot/engine';
 * formatCards(parseCards('as10h, Q♦')); // → 'As Th Qd'
 * ```
 */
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
  for (let at = 0; at < text.length; ) {
    const sign = text.charAt(at);
    if (sign === ' ' || sign === ',') {
      at++;
      continue;
    }
    const rank = RANK_SIGNS.indexOf(sign);
    const suit = SUIT_SIGNS.indexOf(text.charAt(at + 1));
    // The plain way; signs of suits, tens as 10 and mistakes go the long one.
    if (rank < 0 || suit < 0 || suit > 3 || at + 1 === text.length) {
      return readWords(text.slice(at), cards);
    }
    cards.push(makeCard(rank % 13, suit));
    at += 2;
  }
  return cards;
}

/** The rest of a text, behind the cards that are read already. */
function readWords(text: string, cards: Card[]): Card[] {
  for (const [word, rankSign = '', suitSign] of text.matchAll(WORDS)) {
    const rank = RANKS.indexOf(rankSign === '10' ? 'T' : rankSign.toUpperCase());
    const suit = suitSign === undefined ? -1 : suitNamed(suitSign);
    if (rank < 0 || suit < 0) throw new PokerError(reject('BAD_CARD', { card: word }));
    cards.push(makeCard(rank, suit));
  }
  return cards;
}

function suitNamed(sign: string): number {
  const at = SUIT_SIGNS.indexOf(sign.charAt(0).toLowerCase());
  return at < 0 ? -1 : at & 3;
}

/** The signs of suits as letters: "A♠" is "As". */
export const withSuitLetters = (text: string): string =>
  text.replace(/[♣♦♥♠♧♢♡♤][\uFE0E\uFE0F]?/g, (sign) => SUITS.charAt(suitNamed(sign)));

/**
 * A card as text, rank and letter of the suit.
 *
 * @throws `BAD_CARD`
 * @example
 * ```ts
 * import { deck, formatCard } from '@sidepot/engine';
 * formatCard(deck()[51]!); // → 'As'
 * ```
 */
export function formatCard(card: Card): string {
  if (!isCard(card)) throw new PokerError(reject('BAD_CARD', { card }));
  return `${RANKS[rankOf(card)]}${SUITS[suitOf(card)]}`;
}

/**
 * Cards as text, with spaces between them.
 *
 * @throws `BAD_INPUT` for what is no list, `BAD_CARD`
 * @example
 * ```ts
 * import { formatCards, parseCards } from '@sidepot/engine';
 * formatCards(parseCards('AsKs')); // → 'As Ks'
 * ```
 */
export function formatCards(cards: readonly Card[]): string {
  return throwing(() => {
    if (!Array.isArray(cards)) throw new PokerError(unfit('cards', 'cards', cards));
    let text = '';
    for (let i = 0; i < cards.length; i++) text += `${i === 0 ? '' : ' '}${formatCard(cards[i])}`;
    return text;
  });
}

/**
 * The 52 cards in order, deuces first. A new list each time, for `shuffle`.
 *
 * @example
 * ```ts
 * import { cryptoRng, deck, shuffle } from '@sidepot/engine';
 * shuffle(deck(), cryptoRng()).length; // → 52
 * ```
 */
export const deck = (): Card[] => Array.from({ length: 52 }, (_, card) => card as Card);

/**
 * The 36 cards of short deck: sixes to aces (R101). A new list each time.
 *
 * @example
 * ```ts
 * import { formatCard, shortDeck } from '@sidepot/engine';
 * formatCard(shortDeck()[0]!); // → '6c'
 * ```
 */
export const shortDeck = (): Card[] => deck().filter((card) => rankOf(card) >= 4);
