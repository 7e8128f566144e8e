/** Which cards of a hand play in a game, and what they are. */

import type { Card } from '../cards.js';
import { throwing } from '../checks.js';
import { highCards, highHand, shortDeckHand } from '../evaluator/describe.js';
import type { ShortDeckRule } from '../evaluator/short-deck.js';
import type { StructuredHand } from '../evaluator/shown-hand.js';
import type { Half } from './game.js';
import { GAMES, type GameName } from './games.js';
import {
  bestOfTwoAndThree,
  type CardsValue,
  cardsValue,
  evaluatorsOf,
  shortDeckRule,
  type ValueOptions,
} from './values.js';

/** The best high hand of one half, as data. Trusts its cards. */
export function structuredHand(
  half: Half,
  rule: ShortDeckRule,
  own: readonly Card[],
  board: readonly Card[],
): StructuredHand {
  const value = cardsValue(half.by, rule);
  const cards = cardsInPlay(half, value, own, board);
  return half.by === 'short-deck'
    ? shortDeckHand(cards, value(cards), rule)
    : highHand(cards, value(cards));
}

/** Its five cards alone, in showing order. */
export function playingFive(
  half: Half,
  rule: ShortDeckRule,
  own: readonly Card[],
  board: readonly Card[],
): readonly Card[] {
  const value = cardsValue(half.by, rule);
  const cards = cardsInPlay(half, value, own, board);
  return half.by === 'short-deck'
    ? shortDeckHand(cards, value(cards), rule).cards
    : highCards(cards, value(cards));
}

function cardsInPlay(
  { from }: Half,
  value: CardsValue,
  own: readonly Card[],
  board: readonly Card[],
): readonly Card[] {
  if (from === 'own') return own;
  return from === 'any' ? [...own, ...board] : bestOfTwoAndThree(own, board, value).cards;
}

/** The five cards of the best low, highest first with the ace below all; none if nothing qualifies. */
export function lowCards(
  { by, from }: Half,
  rule: ShortDeckRule,
  own: readonly Card[],
  board: readonly Card[],
): readonly Card[] {
  const value = cardsValue(by, rule);
  const { cards } =
    from === 'two-and-three' ? bestOfTwoAndThree(own, board, value) : { cards: own };
  return [...cards].sort((a, b) => lowHeight(b) - lowHeight(a));
}

/** 0 for an ace, 12 for a king. */
const lowHeight = (card: Card): number => ((card >> 2) + 1) % 13;

/** The cards that play: high, and low if the game has one. */
export interface GameHand {
  readonly high: StructuredHand;
  /** Highest first, the ace below all; null if the game has no low or the cards make none. */
  readonly low: readonly Card[] | null;
}

/**
 * The best hand that a player of a game has, from the flop on, as data: `handText` puts it in words.
 *
 * @throws As `evaluatorsOf`.
 *
 * @example
 * import { bestHand, formatCards, handText, parseCards } from '@sidepot/engine';
 *
 * const { high, low } = bestHand('omaha8', parseCards('As 2h Kd Kc'), parseCards('3c 4d 8h Ks 9d'));
 * handText(high); // → 'Three of a kind, kings'
 * formatCards(low ?? []); // → '8h 4d 3c 2h As'
 */
export function bestHand(
  game: GameName,
  own: readonly Card[],
  board: readonly Card[],
  options: ValueOptions = {},
): GameHand {
  const evaluators = evaluatorsOf(game, options);
  evaluators.high(own, board);
  return throwing(() => {
    const [first, second] = GAMES[game].halves;
    const rule = shortDeckRule(options.tripsOverStraight ?? false);
    const low = second === undefined ? [] : lowCards(second, rule, own, board);
    return {
      high: structuredHand(first, rule, own, board),
      low: low.length === 0 ? null : low,
    };
  });
}
