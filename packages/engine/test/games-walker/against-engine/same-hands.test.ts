/** Some of `npm run fuzz -- games` in every test: the engine and the walker play the same hands. */
import { describe, expect, test } from 'vitest';
import { randomHands } from '../random.js';
import { seededSource } from '../source.js';
import { COMPARED, differenceIn } from './adapter.js';

/** Of each game. */
const HANDS = Number(process.env['SIDEPOT_HANDS'] ?? 15);
const SEED = Number(process.env['SIDEPOT_SEED'] ?? 1);

describe('the engine plays as the walker does', () => {
  test.each(COMPARED)('%s', (game) => {
    for (const hand of randomHands(seededSource(SEED), HANDS, game)) {
      const found = differenceIn(hand);
      if (found !== null) throw new Error(JSON.stringify({ found, hand }));
    }
  });

  test('it knows every game of the walker but those that are to come', () => {
    expect(COMPARED.length).toBeGreaterThanOrEqual(14);
  });
});
