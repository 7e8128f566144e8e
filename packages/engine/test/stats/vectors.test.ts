/** The mini hands of the shared vectors, by their names, and the totals of all Pluribus hands. */
import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { readPhh, unwrap } from '@sidepot/engine';
import {
  addTournament,
  emptyStats,
  type ReportRow,
  report,
  STAT_KEYS,
  statsCounter,
  statsOf,
} from '@sidepot/engine/stats';
import { describe, expect, test } from 'vitest';

const SHARED = new URL('../../../../../shared/', import.meta.url);
const FILE = new URL('rules/vectors-stats.json', SHARED);
const HANDS = new URL('corpus/pluribus.jsonl.gz', SHARED);

interface Expected {
  readonly hands: number;
  readonly away?: number;
  readonly position?: string;
  readonly stats: Readonly<Record<string, readonly [number, number]>>;
  readonly net: number | null;
  readonly netShowdown: number | null;
  readonly evNet: number | null;
}

interface Total extends Expected {
  readonly evMicro: number;
  readonly evHands: number;
  readonly settled: number;
  readonly cbb2: number;
  readonly stakes: Readonly<Record<string, readonly [number, number]>>;
  readonly depth: readonly number[];
  readonly bb100: readonly [number, number];
  readonly positions: Readonly<
    Record<string, { hands: number; net: number; stats: Record<string, [number, number]> }>
  >;
}

interface Vectors {
  readonly keys: readonly string[];
  readonly hands: readonly {
    readonly id: string;
    readonly title: string;
    readonly phh: string;
    readonly expect: Readonly<Record<string, Expected>>;
  }[];
  readonly tournaments: readonly {
    readonly id: string;
    readonly title: string;
    readonly results: readonly Parameters<typeof addTournament>[1][];
    readonly expect: Readonly<Record<string, Record<string, unknown>>>;
  }[];
  readonly pluribus: {
    readonly hands: number;
    readonly biggest: readonly (readonly [string, number])[];
    readonly players: Readonly<Record<string, Total>>;
  };
}

/** What is left out of a vector is [0, 0]. */
function shown(row: ReportRow | undefined): Record<string, readonly [number, number]> {
  const counts = STAT_KEYS.map((key) => [key, row?.stats[key]] as const);
  return Object.fromEntries(
    counts.flatMap(([key, stat]) =>
      stat === undefined || (stat.made === 0 && stat.of === 0) ? [] : [[key, [stat.made, stat.of]]],
    ),
  );
}

const some = (stats: Expected['stats']): Expected['stats'] =>
  Object.fromEntries(Object.entries(stats).filter(([, [made, of]]) => made > 0 || of > 0));

const isThere = existsSync(FILE);
const vectors: Vectors | null = isThere ? JSON.parse(readFileSync(FILE, 'utf8')) : null;

const absent = vectors === null ? ' (absent: ../shared/rules/vectors-stats.json)' : '';

describe.skipIf(vectors === null)(`the mini hands of STATS.md${absent}`, () => {
  test.each(vectors?.hands ?? [])('$id $title', ({ phh, expect: wanted }) => {
    const stats = statsOf([{ record: unwrap(readPhh(phh)) }]);
    for (const [player, want] of Object.entries(wanted)) {
      const [row] = report(stats, { player });
      const [place] = report(stats, { player, by: 'position' });
      expect({ player, place: place?.group, hands: row?.hands, away: row?.away }).toEqual({
        ...{ player, place: want.position, hands: want.hands, away: want.away ?? 0 },
      });
      expect({ player, ...shown(row) }).toEqual({ player, ...some(want.stats) });
      if (want.net === null) expect(row?.settled).toBe(0);
      else {
        expect([row?.net, row?.netShowdown, row?.evNet]).toEqual([
          ...[want.net, want.netShowdown, want.evNet],
        ]);
      }
    }
  });

  test.each(vectors?.tournaments ?? [])('$id $title', ({ results, expect: wanted }) => {
    const stats = results.reduce(addTournament, emptyStats());
    for (const [player, want] of Object.entries(wanted)) {
      const told = report(stats, { player })[0]?.tournaments;
      const { cashed = 0, wins = 0, roi = 0, ...rest } = told ?? {};
      const count = told?.tournaments ?? 0;
      const percent = Math.round(1000 * (roi ?? 0)) / 10;
      expect({ ...rest, itm: [cashed, count], wins: [wins, count], roi: percent }).toEqual(want);
    }
  });

  test('every key has its statistic', () => {
    expect([...STAT_KEYS].sort()).toEqual([...(vectors?.keys ?? [])].sort());
  });
});

interface CorpusHand {
  readonly id: string;
  readonly phh: string;
  readonly tags: readonly string[];
}

const corpus = existsSync(HANDS) && vectors !== null;
const missing = corpus ? '' : ' (absent: ../shared/corpus/pluribus.jsonl.gz)';

test.skipIf(!corpus)(`all Pluribus hands: every counter of all 14 players${missing}`, () => {
  const hands = gunzipSync(readFileSync(HANDS))
    .toString()
    .trim()
    .split('\n')
    .map((line): CorpusHand => JSON.parse(line))
    .filter(({ tags }) => !tags.includes('half-chip'));
  const counter = statsCounter({ keep: [] });
  for (const [order, { id, phh }] of hands.entries()) {
    unwrap(counter.add({ record: unwrap(readPhh(phh)), key: id, order }));
  }
  const stats = counter.stats();
  const { pluribus } = vectors as Vectors;
  expect([stats.hands, stats.refused, stats.unit]).toEqual([pluribus.hands, 0, '1']);
  expect(stats.biggest.map(([key, size]) => [key, size])).toEqual(pluribus.biggest);
  expect(Object.keys(stats.players).sort()).toEqual(Object.keys(pluribus.players).sort());
  for (const [player, want] of Object.entries(pluribus.players)) {
    const [row] = report(stats, { player });
    const { hands: n, away, settled, net, netShowdown, evNet, evHands, cbb2, stakes, depth } = row!;
    expect({ player, n, away, settled, net, netShowdown, evHands, cbb2, stakes, depth }).toEqual({
      ...{ player, n: want.hands, away: want.away, settled: want.settled, net: want.net },
      ...{ netShowdown: want.netShowdown, evHands: want.evHands, cbb2: want.cbb2 },
      ...{ stakes: want.stakes, depth: want.depth },
    });
    expect(Math.round(evNet * 1e6)).toBe(want.evMicro);
    expect({ player, ...shown(row) }).toEqual({ player, ...some(want.stats) });
    expect(row?.bb100?.value).toBeCloseTo(want.bb100[0], 9);
    expect(row?.bb100?.margin).toBeCloseTo(want.bb100[1], 3);
    for (const place of report(stats, { player, by: 'position' })) {
      const told = want.positions[place.group];
      expect([place.hands, place.net]).toEqual([told?.hands, told?.net]);
      for (const [key, counts] of Object.entries(told?.stats ?? {})) {
        const stat = place.stats[key as (typeof STAT_KEYS)[number]];
        expect([player, place.group, key, stat.made, stat.of]).toEqual([
          ...[player, place.group, key, ...counts],
        ]);
      }
    }
  }
});
