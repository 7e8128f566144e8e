import type { BotStrength } from '@sidepot/protocol';
import { describe, expect, test } from 'vitest';
import { match } from './match.js';

/**
 * Heads-up, 100 big blinds each hand. Seeded, so the numbers are always the same: see `rate`, the
 * big blinds won in 100 hands, each with its standard error.
 */
const MATCHES: readonly (readonly [better: BotStrength, worse: BotStrength, pairs: number])[] = [
  ['medium', 'easy', 1250],
  ['hard', 'medium', 1000],
  ['hard', 'easy', 400],
];

describe('the stronger wins', () => {
  test.each(MATCHES)('%s beats %s', (better, worse, pairs) => {
    const result = match(better, worse, { pairs, seed: 99 });
    expect(result.rate).toBeGreaterThan(50);
    expect(result.rate).toBeGreaterThan(3 * result.error);
  });

  test('also in limit hi-lo', () => {
    const config = { limit: 'fixed-limit' } as const;
    const result = match('medium', 'easy', { pairs: 500, seed: 99, game: 'omaha8', config });
    expect(result.rate).toBeGreaterThan(3 * result.error);
  });
});
