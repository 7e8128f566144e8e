/**
 * Short deck (R101): 36 cards, sixes to aces; flush over full house, A-6-7-8-9 the lowest straight,
 * and rooms differ on straight and three of a kind.
 *
 * Hold'em's tables do the work. No seven cards hold both a flush and a full house, so those two can
 * change places afterwards.
 */

import { type Card, formatCard } from '../cards.js';
import { choiceProblem } from '../checks.js';
import { PokerError, reject, throwIf } from '../errors.js';
import { checkCards, checkCount, coded } from './checks.js';
import { bestFive } from './holdem.js';
import { CATEGORY_SHIFT, type HandCategory, rankValue, topRank } from './ranking.js';

/** Which of the two is better is a house rule (R101). */
const RULES = ['straight over trips', 'trips over straight'] as const;

/** Whether a straight beats three of a kind in short deck, as in most rooms, or the other way round. */
export type ShortDeckRule = (typeof RULES)[number];

/** By rule, the categories of short deck from the lowest: a flush above a full house (R101). */
export const SHORT_DECK_CATEGORIES: Readonly<Record<ShortDeckRule, readonly HandCategory[]>> = {
  'straight over trips': [
    'high card',
    'pair',
    'two pair',
    'three of a kind',
    'straight',
    'full house',
    'flush',
    'four of a kind',
    'straight flush',
  ],
  'trips over straight': [
    'high card',
    'pair',
    'two pair',
    'straight',
    'three of a kind',
    'full house',
    'flush',
    'four of a kind',
    'straight flush',
  ],
};

/** By hold'em category: its place in the lists above. */
const STRAIGHT_OVER_TRIPS: readonly number[] = [0, 1, 2, 3, 4, 6, 5, 7, 8];
const TRIPS_OVER_STRAIGHT: readonly number[] = [0, 1, 2, 4, 3, 6, 5, 7, 8];

const TRIPS = 3;
const STRAIGHT = 4;
const FLUSH = 5;
const STRAIGHT_FLUSH = 8;
const DETAIL: number = (1 << CATEGORY_SHIFT) - 1;

const LOWEST_RANK = 4;
/** A-6-7-8-9, and the rank of its nine. */
const WHEEL = 0b1_0000_1111_0000;
const WHEEL_TOP = 7;

/**
 * What the best five of five to seven cards of short deck are worth (sixes to aces): a flush beats a
 * full house, and A-6-7-8-9 is a straight. Higher is better.
 *
 * @throws `BAD_HAND`, `BAD_CARD` (also for a card below the six), `DUPLICATE_CARD`; `BAD_INPUT` for the
 *   rule
 * @example
 * ```ts
 * import { evaluateShortDeck, parseCards } from '@sidepot/engine';
 * const flush = evaluateShortDeck(parseCards('As Qs 9s 7s 6s'));
 * flush > evaluateShortDeck(parseCards('Ks Kh Kd 9c 9h')); // → true
 * ```
 */
export function evaluateShortDeck(
  cards: readonly Card[],
  rule: ShortDeckRule = 'straight over trips',
): number {
  try {
    checkShortDeck(cards, rule);
    return shortDeckValue(cards, rule);
  } catch (error) {
    return coded(error);
  }
}

/** Throws what `evaluateShortDeck` throws. */
export function checkShortDeck(cards: readonly Card[], rule: ShortDeckRule): void {
  if (rule !== RULES[0]) throwIf(choiceProblem('rule', rule, RULES));
  checkCount('cards', cards, 5, 7);
  checkCards(cards);
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] as Card;
    if (card >> 2 < LOWEST_RANK) {
      throw new PokerError(reject('BAD_CARD', { card: formatCard(card), game: 'short-deck' }));
    }
  }
}

/** Trusts its cards. */
export function shortDeckValue(
  cards: readonly number[],
  rule: ShortDeckRule = 'straight over trips',
): number {
  const value = withWheel(cards, bestFive(cards));
  if (rule === 'straight over trips') return moved(value, STRAIGHT_OVER_TRIPS);
  const isStraight = value >> CATEGORY_SHIFT === STRAIGHT;
  return moved(isStraight ? tripsOr(value, cards) : value, TRIPS_OVER_STRAIGHT);
}

const moved = (value: number, places: readonly number[]): number =>
  ((places[value >> CATEGORY_SHIFT] as number) << CATEGORY_SHIFT) | (value & DETAIL);

/** A-6-7-8-9 is what hold'em does not know; where it is there, nothing else above it is but a flush. */
function withWheel(cards: readonly number[], value: number): number {
  const category = value >> CATEGORY_SHIFT;
  if (category > FLUSH || category === STRAIGHT) return value;
  if ((ranksOf(cards) & WHEEL) !== WHEEL) return value;
  if (category <= TRIPS) return (STRAIGHT << CATEGORY_SHIFT) | WHEEL_TOP;
  for (let suit = 0; suit < 4; suit++) {
    const suited = ranksOf(cards.filter((card) => (card & 3) === suit));
    if ((suited & WHEEL) === WHEEL) return (STRAIGHT_FLUSH << CATEGORY_SHIFT) | WHEEL_TOP;
  }
  return value;
}

function ranksOf(cards: readonly number[]): number {
  let mask = 0;
  for (let i = 0; i < cards.length; i++) mask |= 1 << ((cards[i] as number) >> 2);
  return mask;
}

/** The three of a kind beside a straight, if there is one: five ranks, one of them three times. */
function tripsOr(straight: number, cards: readonly number[]): number {
  let [once, twice, thrice] = [0, 0, 0];
  for (const card of cards) {
    const bit = 1 << (card >> 2);
    thrice |= twice & bit;
    twice |= once & bit;
    once |= bit;
  }
  if (thrice === 0) return straight;
  const others = once ^ thrice;
  const kicker = 1 << topRank(others);
  const second = 1 << topRank(others ^ kicker);
  return rankValue(thrice | kicker | second, thrice, thrice, 0);
}
