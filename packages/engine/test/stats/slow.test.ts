/** A few of the hands that `npm run fuzz -- stats` counts twice. */
import { GAME_NAMES } from '@sidepot/engine';
import { expect, test } from 'vitest';
import { fuzzStats } from './fuzz.js';

const SEED = Number(process.env['SIDEPOT_SEED'] ?? 21);

test('random hands of every game: the slow counter agrees on played hands and on records', () => {
  const { failure, hands } = fuzzStats({ seed: SEED, hands: 15 });
  expect(failure).toBeNull();
  expect(hands).toBe(15 * GAME_NAMES.length);
});
