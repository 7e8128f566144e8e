/** The walker's evaluators against what the rulebook counts and ranks (R137 to R142). */
import { describe, expect, test } from 'vitest';
import { bestOf } from './award.js';
import { combinations, ORDERED_DECK, parseCards } from './cards.js';
import { recordOf } from './records.js';
import { aceToFive, badugi, deuceToSeven, eightOrBetter, high } from './values.js';

type Value = (cards: readonly string[]) => number;

/** Best first, each strictly better than the next. */
function expectOrder(value: Value, hands: readonly string[]): void {
  const values = hands.map((text) => value(parseCards(text)));
  for (let i = 1; i < values.length; i++)
    expect(values[i - 1], hands[i]).toBeGreaterThan(values[i]!);
}

test('R102 one hand of each kind', () => {
  expectOrder(high, [
    'AsKsQsJsTs',
    '5c4c3c2cAc',
    '2c2d2h2s3c',
    '2c2d2h3s3c',
    '7c5c4c3c2c',
    '6c5d4c3c2c',
    '5d4c3c2cAc',
    '2c2d2h4s3c',
    '3c3d2h2s4c',
    '2c2d5h4s3c',
    'AcKdQhJs9c',
  ]);
});

test('R137 the ace is high only, straights and flushes count against', () => {
  expectOrder(deuceToSeven, [
    '7c5d4h3s2c',
    '7c6d4h3s2c',
    'KcQdJhTs8c',
    'Ac5d4h3s2c',
    '2c2d3h4s5c',
    '6c5d4h3s2c',
    '7c5c4c3c2c',
    '2c2d2h3s3c',
  ]);
});

test('R138 the wheel is best, fewer and lower pairs are better', () => {
  expectOrder(aceToFive, ['Ac2c3c4c5c', 'Ad2d3h4s6d', 'KcQdJhTs9c', 'AcAd3h4s5c', '2c2d3c4h6s']);
});

test('R140, R141 more cards, then lower ones; the ace is low or high', () => {
  const low: Value = (cards) => badugi(cards, true);
  expectOrder(low, ['Ac2d3h4s', 'Ac2d3h5s', 'KcQdJhTs', 'Ac2d3h', 'Ac3d4h', 'Ac2d', 'Ac', 'Kc']);
  expectOrder((cards) => badugi(cards, false), ['5s6h8d9c', '2d3h4sAc']);
  expect(low(parseCards('Ac2c'))).toBe(0);
});

describe('counted', () => {
  const ranks = combinations(
    Array.from({ length: 13 }, (_, index) => index),
    5,
  );
  const rainbow = (five: readonly number[]) =>
    five.map((rank, i) => ORDERED_DECK[4 * rank + (i % 4)]!);

  test('R102, R137 of 1287 sets of ranks ten are straights, nine without the wheel', () => {
    const isStraight = (value: number): boolean => Math.floor(value / 16 ** 5) === 4;
    expect(ranks.filter((five) => isStraight(high(rainbow(five))))).toHaveLength(10);
    const deuce = ranks.filter((five) => isStraight(16 ** 6 - deuceToSeven(rainbow(five))));
    expect(deuce).toHaveLength(9);
  });

  test('R139 56 of them are eight or better', () => {
    expect(ranks.filter((five) => eightOrBetter(rainbow(five)) > 0)).toHaveLength(56);
  });

  test('R140 of four ranks: 4 × 3 × 2 × 1 badugis, one card of one rank or one suit 4 + 4', () => {
    const half = recordOf('badugi').halves[0]!;
    const counts = [0, 0, 0, 0, 0];
    for (const hand of combinations(ORDERED_DECK.slice(0, 16), 4)) {
      counts[bestOf(half, hand, [])!.cards.length]! += 1;
    }
    expect([counts[4], counts[1]]).toEqual([24, 8]);
  });
});
