/**
 * Short deck (R101): 36 cards, sixes to aces; flush over full house, A-6-7-8-9 the lowest straight,
 * and rooms differ on straight and three of a kind.
 *
 * Hold'em's tables do the work. No seven cards hold both a flush and a full house, so those two can
 * change places afterwards.
 */

import { type Card, formatCard } from '../cards.js';
import { PokerError, reject } from '../errors.js';
import { checkCards, checkCount } from './checks.js';
import { evaluate5, evaluate6, evaluate7 } from './holdem.js';
import { CATEGORY_SHIFT, type HandCategory, rankValue, topRank } from './ranking.js';

export type ShortDeckRule = 'straight over trips' | 'trips over straight';

/** Categories from the lowest: the high bits of a value are the place in this list. */
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

/** Best five of five to seven cards from sixes to aces. */
export function evaluateShortDeck(
  cards: readonly Card[],
  rule: ShortDeckRule = 'straight over trips',
): number {
  checkCount('cards', cards, 5, 7);
  checkCards(cards);
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] as Card;
    if (card >> 2 < LOWEST_RANK) {
      throw new PokerError(reject('BAD_CARD', { card: formatCard(card), game: 'short deck' }));
    }
  }
  return shortDeckValue(cards, rule);
}

/** Trusts its cards. */
export function shortDeckValue(
  cards: readonly number[],
  rule: ShortDeckRule = 'straight over trips',
): number {
  const value = withWheel(cards, holdemValue(cards));
  if (rule === 'straight over trips') return moved(value, STRAIGHT_OVER_TRIPS);
  const isStraight = value >> CATEGORY_SHIFT === STRAIGHT;
  return moved(isStraight ? tripsOr(value, cards) : value, TRIPS_OVER_STRAIGHT);
}

const moved = (value: number, places: readonly number[]): number =>
  ((places[value >> CATEGORY_SHIFT] as number) << CATEGORY_SHIFT) | (value & DETAIL);

function holdemValue(cards: readonly number[]): number {
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
