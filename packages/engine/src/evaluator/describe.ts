/** The five cards that play, and what they are: category, ranks and kickers. */

import type { Card } from '../cards.js';
import { throwing, unfit } from '../checks.js';
import { PokerError } from '../errors.js';
import { textOf } from './hand-text.js';
import { evaluate, evaluate5 } from './holdem.js';
import { CATEGORIES, CATEGORY_SHIFT, type HandCategory } from './ranking.js';
import {
  evaluateShortDeck,
  SHORT_DECK_CATEGORIES,
  type ShortDeckRule,
  shortDeckValue,
} from './short-deck.js';
import { inShowingOrder, type StructuredHand, structured } from './shown-hand.js';

/** What `describeHand` finds: a hand as data, its five cards, and its words. */
export interface HandDescription extends StructuredHand {
  /** `handText` of the rest. */
  readonly text: string;
}

/**
 * The category of a value that `evaluate` or `evaluateOmaha` gave. A royal flush is a straight flush.
 *
 * @throws `BAD_HAND`
 * @example
 * ```ts
 * import { evaluate, handCategory, parseCards } from '@sidepot/engine';
 * handCategory(evaluate(parseCards('As Ah Kd Kc 9h'))); // → 'two pair'
 * ```
 */
export function handCategory(value: number): HandCategory {
  const isValue = typeof value === 'number' && Number.isInteger(value) && value > 0;
  const category = isValue ? CATEGORIES[Math.floor(value / (1 << CATEGORY_SHIFT))] : undefined;
  if (category !== undefined) return category;
  throw new PokerError(unfit('value', 'handValue', value, 'BAD_HAND'));
}

/**
 * The best five of 5 to 7 cards, as data and in words.
 *
 * @throws `BAD_HAND`, `BAD_CARD`, `DUPLICATE_CARD`
 * @example
 * ```ts
 * import { describeHand, parseCards } from '@sidepot/engine';
 * describeHand(parseCards('As Ah Kd 9c 7h 5s 2d')).text; // → 'Pair of aces, king kicker'
 * ```
 */
export function describeHand(cards: readonly Card[]): HandDescription {
  const value = evaluate(cards);
  return throwing(() => inWords(highHand(cards, value)));
}

/** The same without words, of cards that are worth `value`. */
export const highHand = (cards: readonly Card[], value: number): StructuredHand =>
  structured(fiveOf(cards, value), CATEGORIES[value >> CATEGORY_SHIFT] as HandCategory);

/** Only the five, in showing order. */
export const highCards = (cards: readonly Card[], value: number): readonly Card[] =>
  inShowingOrder(fiveOf(cards, value), CATEGORIES[value >> CATEGORY_SHIFT] as HandCategory);

const fiveOf = (cards: readonly Card[], value: number): readonly Card[] =>
  firstFive(cards, (chosen) => evaluateFive(chosen) === value);

/**
 * The same for short deck (R101).
 *
 * @throws `BAD_HAND`, `BAD_CARD`, `DUPLICATE_CARD`; `BAD_INPUT` for the rule
 * @example
 * ```ts
 * import { describeShortDeck, parseCards } from '@sidepot/engine';
 * describeShortDeck(parseCards('As 9h 8d 7c 6h')).text; // → 'Straight, nine high'
 * ```
 */
export function describeShortDeck(
  cards: readonly Card[],
  rule: ShortDeckRule = 'straight over trips',
): HandDescription {
  const value = evaluateShortDeck(cards, rule);
  return throwing(() => inWords(shortDeckHand(cards, value, rule)));
}

/** The same without words, of cards that are worth `value`. */
export function shortDeckHand(
  cards: readonly Card[],
  value: number,
  rule: ShortDeckRule,
): StructuredHand {
  const five = firstFive(cards, (chosen) => shortDeckValue(chosen, rule) === value);
  return structured(five, SHORT_DECK_CATEGORIES[rule][value >> CATEGORY_SHIFT] as HandCategory);
}

const inWords = (hand: StructuredHand): HandDescription => ({ ...hand, text: textOf(hand) });

type Five = readonly [Card, Card, Card, Card, Card];

const evaluateFive = (five: Five): number => evaluate5(five[0], five[1], five[2], five[3], five[4]);

/** The first five, in the order of `cards`, that pass. */
function firstFive(cards: readonly Card[], passes: (five: Five) => boolean): readonly Card[] {
  const places = [0, 1, 2, 3, 4];
  const five = Array.from(cards).slice(0, 5);
  while (!passes(five as unknown as Five)) {
    // The last place that can still move, and the ones behind it right after it.
    let k = 4;
    while (k >= 0 && places[k] === cards.length - 5 + k) k--;
    if (k < 0) return cards;
    for (let place = (places[k] as number) + 1; k < 5; k++, place++) {
      places[k] = place;
      five[k] = cards[place] as Card;
    }
  }
  return five;
}
