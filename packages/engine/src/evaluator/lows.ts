/**
 * Low hands of any five of five to seven cards: ace-to-five, the same with an eight to qualify
 * (R100's low without the two-plus-three) and deuce-to-seven. Higher values are better lows.
 *
 * The `…Value` forms trust their cards; the `evaluate…` forms check them.
 */

import type { Card } from '../cards.js';
import { checkCards, checkCount, coded } from './checks.js';
import { evaluate5 } from './holdem.js';
import { aceLow, bitCount, fillLowValues, LOW_TOP, LOW_VALUES } from './low-values.js';
import { CATEGORY_SHIFT, rankValue } from './ranking.js';

/** The ranks ace to eight of an ace-to-five mask. */
const EIGHT_OR_LOWER = 255;

/**
 * The ace-to-five low of five to seven cards: aces are low, straights and flushes do not count;
 * without five different ranks, pairs must play. Higher values are better lows.
 *
 * @throws `BAD_HAND`, `BAD_CARD`, `DUPLICATE_CARD`
 * @example
 * ```ts
 * import { evaluateAceToFive, parseCards } from '@sidepot/engine';
 * evaluateAceToFive(parseCards('5s 4h 3d 2c As')) > evaluateAceToFive(parseCards('6s 4h 3d 2c As')); // → true
 * ```
 */
export function evaluateAceToFive(cards: readonly Card[]): number {
  try {
    checkCount('cards', cards, 5, 7);
    checkCards(cards);
    return aceToFiveValue(cards);
  } catch (error) {
    return coded(error);
  }
}

export function aceToFiveValue(cards: readonly number[]): number {
  let [once, twice, thrice, four] = [0, 0, 0, 0];
  for (let i = 0; i < cards.length; i++) {
    const bit = 1 << ((cards[i] as number) >> 2);
    four |= thrice & bit;
    thrice |= twice & bit;
    twice |= once & bit;
    once |= bit;
  }
  const value = LOW_VALUES[aceLow(once)] as number;
  if (value !== 0) return value;
  if (LOW_VALUES[8191] === 0) {
    fillLowValues();
    return aceToFiveValue(cards);
  }
  return pairedLow(aceLow(once), aceLow(twice), aceLow(thrice), aceLow(four));
}

/** At most four different ranks: as few pairs as possible, and those of the lowest ranks. */
function pairedLow(once: number, twice: number, thrice: number, four: number): number {
  const lowestPair = twice & -twice;
  const morePairs = twice ^ lowestPair;
  const lowestTrips = thrice & -thrice;
  switch (bitCount(once)) {
    case 4:
      return LOW_TOP - rankValue(once, lowestPair, 0, 0);
    case 3:
      if (morePairs === 0) return LOW_TOP - rankValue(once, twice, thrice, 0);
      return LOW_TOP - rankValue(once, lowestPair | (morePairs & -morePairs), 0, 0);
    default:
      if (morePairs === 0) return LOW_TOP - rankValue(once, twice, thrice, four);
      return LOW_TOP - rankValue(once, twice, lowestTrips, 0);
  }
}

/**
 * The ace-to-five low of five to seven cards, if it qualifies: five different ranks, eight or lower;
 * 0 if there are none. Higher values are better lows.
 *
 * @throws `BAD_HAND`, `BAD_CARD`, `DUPLICATE_CARD`
 * @example
 * ```ts
 * import { evaluateEightOrBetter, parseCards } from '@sidepot/engine';
 * evaluateEightOrBetter(parseCards('9s 4h 3d 2c As')); // → 0
 * ```
 */
export function evaluateEightOrBetter(cards: readonly Card[]): number {
  try {
    checkCount('cards', cards, 5, 7);
    checkCards(cards);
    return eightOrBetterValue(cards);
  } catch (error) {
    return coded(error);
  }
}

export function eightOrBetterValue(cards: readonly number[]): number {
  let once = 0;
  for (let i = 0; i < cards.length; i++) once |= 1 << ((cards[i] as number) >> 2);
  const value = LOW_VALUES[aceLow(once) & EIGHT_OR_LOWER] as number;
  if (value !== 0 || LOW_VALUES[8191] !== 0) return value;
  fillLowValues();
  return eightOrBetterValue(cards);
}

/**
 * The deuce-to-seven low of five to seven cards: aces are high, straights and flushes count against
 * the hand, and the best is 7-5-4-3-2. Higher values are better lows.
 *
 * @throws `BAD_HAND`, `BAD_CARD`, `DUPLICATE_CARD`
 * @example
 * ```ts
 * import { evaluateDeuceToSeven, parseCards } from '@sidepot/engine';
 * evaluateDeuceToSeven(parseCards('7s 5h 4d 3c 2s')) > evaluateDeuceToSeven(parseCards('6s 5h 4d 3c 2s')); // → true
 * ```
 */
export function evaluateDeuceToSeven(cards: readonly Card[]): number {
  try {
    checkCount('cards', cards, 5, 7);
    checkCards(cards);
    return deuceToSevenValue(cards);
  } catch (error) {
    return coded(error);
  }
}

export function deuceToSevenValue(cards: readonly number[]): number {
  const count = cards.length;
  let best = 0;
  for (let e = 4; e < count; e++) {
    for (let d = 3; d < e; d++) {
      for (let c = 2; c < d; c++) {
        for (let b = 1; b < c; b++) {
          for (let a = 0; a < b; a++) {
            const value = deuceToSeven5(
              cards[a] as number,
              cards[b] as number,
              cards[c] as number,
              cards[d] as number,
              cards[e] as number,
            );
            if (value > best) best = value;
          }
        }
      }
    }
  }
  return best;
}

/** A-2-3-4-5 is no straight here but the lowest ace high: C(12, 5) hands have a lower top. */
const WHEEL = (4 << CATEGORY_SHIFT) | 3;
const WHEEL_AS_HIGH_CARD = 1 + 792;
const SUITED_WHEEL = (8 << CATEGORY_SHIFT) | 3;
const SUITED_WHEEL_AS_FLUSH = (5 << CATEGORY_SHIFT) | 792;

function deuceToSeven5(a: number, b: number, c: number, d: number, e: number): number {
  const high = evaluate5(a, b, c, d, e);
  if (high === WHEEL) return LOW_TOP - WHEEL_AS_HIGH_CARD;
  if (high === SUITED_WHEEL) return LOW_TOP - SUITED_WHEEL_AS_FLUSH;
  return LOW_TOP - high;
}
