/** Cards as `equity` is given them. What is none, or is there twice, is a PokerError. */

import { type Card, formatCard, isCard, parseCards } from '../cards.js';
import { nearestName, unfit } from '../checks.js';
import { PokerError, type Refusal, reject, type Wanted } from '../errors.js';
import { EQUITY_GAMES, type EquityGame } from './games.js';

/** Cards, or a text such as "As Kd". */
export type GivenCards = readonly Card[] | string;

/** A hand that draws: what it keeps, and what is known of the cards it throws for new ones. */
export interface DrawingHand {
  readonly keeps: GivenCards;
  readonly discards: GivenCards;
}

/**
 * A hand: its cards, or text. In hold'em and short deck text may be a range ("QQ+, AKs"). In stud a
 * hand is as many of its cards as are known, the others are dealt; in the games of stud and draw
 * `'random'` is a hand nobody knows. A hand that draws says what it keeps and throws: "2c3d4h7s/Kd".
 */
export type HandInput = GivenCards | DrawingHand;

export const bad = (field: string, wanted: Wanted, value: unknown): PokerError =>
  new PokerError(unfit(field, wanted, value, 'BAD_HAND'));

/** Hold'em unless told. */
export function readGameName(game: unknown = 'holdem'): EquityGame {
  const known = EQUITY_GAMES.find((name) => name === game);
  if (known !== undefined) return known;
  const nearest = typeof game === 'string' ? nearestName(game, EQUITY_GAMES) : undefined;
  const wrong = unfit('game', { wants: 'oneOf', choices: EQUITY_GAMES }, game);
  throw new PokerError(nearest === undefined ? wrong : ({ ...wrong, nearest } as Refusal));
}

export interface DeckOfGame {
  readonly name: EquityGame;
  readonly deck: readonly number[];
}

export const optionalCards = (
  given: GivenCards | undefined,
  game: DeckOfGame,
): readonly number[] => (given === undefined ? [] : readCards(given, game));

export function readCards(given: GivenCards, game: DeckOfGame): readonly number[] {
  const cards: readonly Card[] = typeof given === 'string' ? parseCards(given) : given;
  if (!Array.isArray(cards)) throw new PokerError(reject('BAD_CARD', { card: cards }));
  if (cards.length > 52) throw bad('cards', { wants: 'atMostCards', most: 52 }, cards.length);
  const read: number[] = [];
  for (let i = 0; i < cards.length; i++) {
    const card: unknown = cards[i];
    if (!isCard(card)) throw new PokerError(reject('BAD_CARD', { card }));
    if (!game.deck.includes(card)) {
      throw new PokerError(reject('BAD_CARD', { card: formatCard(card), game: game.name }));
    }
    read.push(card);
  }
  return noDuplicates(read);
}

export function noDuplicates(cards: readonly number[]): readonly number[] {
  const twice = cards.find((card, index) => cards.indexOf(card) !== index);
  if (twice === undefined) return cards;
  throw new PokerError(reject('DUPLICATE_CARD', { card: formatCard(twice as Card) }));
}

/** "random": any cards. */
export const isRandom = (given: unknown): boolean =>
  typeof given === 'string' && given.length < 64 && given.trim().toLowerCase() === 'random';
