/** Points and standings of a club: the vectors of the tournament rulebook, and what they leave open. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nightPoints, type PointsInput, seasonStandings } from '@sidepot/engine';
import { describe, expect, test } from 'vitest';

const FILE = join(import.meta.dirname, '../../../../../shared/rules/vectors-tournament.json');

interface PointsVector {
  readonly id: string;
  readonly kind: 'points';
  readonly title: string;
  readonly input: PointsInput<string>;
  readonly expect: { readonly points: Readonly<Record<string, number>> };
}

interface StandingsVector {
  readonly id: string;
  readonly kind: 'standings';
  readonly title: string;
  readonly input: {
    readonly best: number;
    readonly scores: Readonly<Record<string, readonly (number | null)[]>>;
    readonly wins?: Readonly<Record<string, number>>;
  };
  readonly expect: { readonly standings: readonly object[] };
}

const VECTORS: readonly (PointsVector | StandingsVector)[] = existsSync(FILE)
  ? JSON.parse(readFileSync(FILE, 'utf8'))
  : [];
const named = <V extends { readonly id: string; readonly title: string }>(vectors: readonly V[]) =>
  vectors.map((one) => [`${one.id} ${one.title}`, one] as const);

const pointsOf = (input: PointsInput<string>): Record<string, number> => {
  const night = nightPoints(input);
  if (!night.ok) throw new Error(night.error.code);
  return Object.fromEntries(night.value.map(({ player, points }) => [player, points]));
};

describe.skipIf(VECTORS.length === 0)('the vectors of the tournament rulebook', () => {
  const points = VECTORS.filter((one) => one.kind === 'points');
  test.each(named(points))('%s', (_, { input, expect: wanted }) => {
    expect(pointsOf(input)).toEqual(wanted.points);
  });

  const standings = VECTORS.filter((one) => one.kind === 'standings');
  test.each(named(standings))('%s', (_, { input, expect: wanted }) => {
    const { best, scores, wins = {} } = input;
    const players = Object.entries(scores).map(([player, each]) => {
      return { player, scores: each, wins: wins[player] ?? 0 };
    });
    expect(seasonStandings(players, { best })).toEqual({ ok: true, value: wanted.standings });
  });

  test('there are as many as the rulebook has', () => {
    expect([points.length, standings.length]).toEqual([7, 2]);
  });
});

describe('R277 points', () => {
  test('third of 150 at 20 by PokerStars is 163.09', () => {
    const tiers = [['a'], ['b'], ['you']];
    expect(pointsOf({ formula: 'pokerstars', people: 150, buyIn: 20, tiers })).toMatchObject({
      you: 16_309,
    });
  });

  test('the root is exact: half up of 1000 √n ÷ p, by whole numbers', () => {
    for (const people of [1, 2, 3, 4, 9, 10, 16, 99, 100, 1_000]) {
      const tiers = Array.from({ length: people }, (_, i) => [`p${i}`]);
      const points = Object.values(pointsOf({ formula: 'sqrt', people, tiers }));
      const wanted = points.map((_, i) => {
        const p = BigInt(i + 1);
        // The largest k with k − ½ ≤ 1000 √n ÷ p.
        const fits = (k: bigint): boolean =>
          ((2n * k - 1n) * p) ** 2n <= 4_000_000n * BigInt(people);
        let k = BigInt(Math.round((1000 * Math.sqrt(people)) / (i + 1))) + 2n;
        while (!fits(k)) k--;
        return Number(k);
      });
      expect(points).toEqual(wanted);
    }
  });

  test('never below nothing, and a freeroll counts', () => {
    expect(pointsOf({ formula: 'pokerstars', people: 2, tiers: [['a'], ['b']] })).toEqual({
      a: 563,
      b: 398,
    });
  });
});

describe('R278 ties, and who scores', () => {
  test('2nd and 3rd of nine by the root share 15 and 10', () => {
    const points = pointsOf({ formula: 'sqrt', people: 9, tiers: [['a'], ['b', 'c'], ['d']] });
    expect(points).toEqual({ a: 3000, b: 1250, c: 1250, d: 750 });
  });

  test('a tie across the last place that scores shares what is left of it', () => {
    const tiers = [['a'], ['b', 'c'], ['d'], ['e']];
    const points = pointsOf({ formula: 'linear', people: 5, topBps: 4_000, tiers });
    expect(points).toEqual({ a: 500, b: 200, c: 200, d: 0, e: 0 });
  });

  test('the share of people who score is rounded up', () => {
    const tiers = [['a'], ['b'], ['c']];
    const points = pointsOf({ formula: 'linear', people: 7, topBps: 1_500, tiers });
    expect(points).toEqual({ a: 700, b: 600, c: 0 });
  });

  test('a person scores once, with the best place', () => {
    const tiers = [['a'], ['b'], ['a'], ['c']];
    expect(pointsOf({ formula: 'linear', people: 3, tiers })).toEqual({ a: 300, b: 200, c: 100 });
  });

  test('more people than played are refused', () => {
    const input = { formula: 'linear', people: 1, tiers: [['a'], ['b']] } as const;
    expect(nightPoints(input)).toMatchObject({ ok: false, error: { code: 'BAD_INPUT' } });
  });
});

describe('R279 season, R280 standings', () => {
  test('the best three of 500, 400, 300 and 0', () => {
    const season = seasonStandings([{ player: 'a', scores: [500, 400, 300, 0] }], { best: 3 });
    expect(season).toEqual({
      ok: true,
      value: [{ rank: 1, player: 'a', total: 1200, counted: 3 }],
    });
  });

  test('a missed night is no score, one without points is', () => {
    const season = seasonStandings([{ player: 'a', scores: [null, 0, 100, null] }]);
    expect(season).toMatchObject({ value: [{ total: 100, counted: 2 }] });
  });

  test('two are third, and the next is fifth', () => {
    const scores = [[500], [400], [300], [300], [200]];
    const season = seasonStandings(scores.map((each, i) => ({ player: i, scores: each })));
    if (!season.ok) throw new Error(season.error.code);
    expect(season.value.map(({ rank }) => rank)).toEqual([1, 2, 3, 3, 5]);
  });

  test('scores are hundredths, and whole', () => {
    const bad = seasonStandings([{ player: 'a', scores: [12.5] }]);
    expect(bad).toMatchObject({ ok: false, error: { field: 'players[0].scores[0]' } });
    expect(seasonStandings([], { best: 0 })).toMatchObject({ ok: false, error: { field: 'best' } });
  });
});
