import type { BotStrength } from '@sidepot/protocol';
import { describe, expect, test } from 'vitest';
import type { StyleName } from '../../src/bots/index.js';
import { interval } from './campaign.js';
import type { Habits } from './habits.js';
import { match, teamOf } from './match.js';

/**
 * A small part of `npm run fuzz -- bots`. Seeded, so the numbers are always the same: see `rate`, the
 * big blinds won in 100 hands, each with its standard error.
 */
const MATCHES: readonly (readonly [
  better: BotStrength,
  worse: BotStrength,
  players: number,
  pairs: number,
])[] = [
  ['medium', 'easy', 2, 600],
  ['hard', 'medium', 6, 700],
  ['medium', 'easy', 6, 800],
  ['hard', 'easy', 6, 400],
];

describe('the stronger wins', () => {
  const habits = new Map<StyleName, Habits>();

  test.each(MATCHES)('%s beats %s, %i at the table', (better, worse, players, pairs) => {
    const kept = players === 6 ? { habits } : {};
    const result = match(teamOf(better), teamOf(worse), { pairs, seed: 99, players, ...kept });
    expect(interval(result)[0]).toBeGreaterThan(0);
  });

  test('also in limit hi-lo', () => {
    const options = { game: 'omaha8', config: { limit: 'fixed-limit' } } as const;
    const result = match(teamOf('medium'), teamOf('easy'), { pairs: 250, seed: 99, ...options });
    expect(interval(result)[0]).toBeGreaterThan(0);
  });

  /** From and to, in percent; of six players. */
  test.each([
    ['tight-aggressive', { vpip: [20, 28], pfr: [15, 22], threeBet: [5, 10], limp: [0, 4] }],
    ['loose-aggressive', { vpip: [26, 36], pfr: [20, 29], threeBet: [7, 14], limp: [0, 5] }],
    ['by-the-book', { vpip: [20, 32], pfr: [10, 18], threeBet: [2, 7], limp: [2, 12] }],
    ['gambler', { vpip: [26, 38], pfr: [10, 18], threeBet: [2, 7], limp: [5, 18] }],
    ['calling-station', { vpip: [35, 60], pfr: [2, 9], threeBet: [0, 4], limp: [15, 40] }],
    ['nit', { vpip: [8, 22], pfr: [2, 8], threeBet: [0, 3], limp: [2, 14] }],
  ] as const)('%s plays as the name says', (style, bounds) => {
    const report = habits.get(style)?.report ?? {};
    for (const [key, [least, most]] of Object.entries(bounds)) {
      expect(report[key], key).toBeGreaterThan(least);
      expect(report[key], key).toBeLessThan(most);
    }
  });

  test('who is strong bets and raises, who is weak calls', () => {
    const af = (style: StyleName): number => habits.get(style)?.report['aggression'] ?? 0;
    expect(af('tight-aggressive')).toBeGreaterThan(2);
    expect(af('loose-aggressive')).toBeGreaterThan(2);
    expect(af('by-the-book')).toBeLessThan(af('tight-aggressive'));
    expect(af('calling-station')).toBeLessThan(1);
  });
});
