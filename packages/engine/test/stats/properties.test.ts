/** Laws of the counters: any split and order is the same sum, rows are totals, and STATS.md §9. */
import { GAME_NAMES, type HandEvent, readPhh, unwrap } from '@sidepot/engine';
import {
  addHand,
  emptyStats,
  type LoggedHand,
  mergeStats,
  REPORT_GROUPS,
  report,
  STAT_KEYS,
  type Stats,
  statsCounter,
  statsOf,
} from '@sidepot/engine/stats';
import { describe, expect, test } from 'vitest';
import { seeded, shuffled } from '../arbitrary.js';
import { playedHand } from './fuzz.js';

const KEEP = { keep: ['game', 'players', 'depth', 'day', 'session'] } as const;

/** Ids are the same from hand to hand; some are played in cents, with breaks of an hour between. */
const hands = GAME_NAMES.flatMap((game, g) =>
  Array.from({ length: 6 }, (_, i): LoggedHand & { readonly events: readonly HandEvent[] } => ({
    events: playedHand(9, game, i),
    key: `${game} ${i}`,
    order: 6 * g + i,
    unit: i % 3 === 0 ? '0.01' : '1',
    at: 1_790_000_000 + 600 * (6 * g + i) + 3600 * Math.floor(g / 4),
  })),
);
const all = statsOf(hands, KEEP);

describe('counters are a commutative monoid', () => {
  test('any split and order gives the same counters, as the same text', () => {
    for (let seed = 0; seed < 6; seed++) {
      const source = seeded(seed);
      const mixed = shuffled(source, hands);
      const parts: Stats[] = [];
      for (let at = 0; at < mixed.length; ) {
        const size = 1 + source.int(40);
        parts.push(statsOf(mixed.slice(at, at + size), KEEP));
        at += size;
      }
      const merged = shuffled(source, parts).reduce(mergeStats, emptyStats());
      expect(JSON.stringify(merged)).toBe(JSON.stringify(all));
    }
  });

  test('reading in between changes nothing, also where a finer unit comes later', () => {
    const read = statsCounter(KEEP);
    const unread = statsCounter(KEEP);
    for (const hand of [...hands].sort((a, b) => b.unit!.localeCompare(a.unit!))) {
      read.add(hand);
      unread.add(hand);
      if (hand.order! % 5 === 0) read.stats();
    }
    expect(JSON.stringify(read.stats())).toBe(JSON.stringify(unread.stats()));
    expect(JSON.stringify(read.stats())).toBe(JSON.stringify(all));
  });

  test('nothing is nothing: from both sides, also of a coarse unit', () => {
    expect(mergeStats(all, emptyStats())).toEqual(all);
    expect(mergeStats(emptyStats(), all)).toEqual(all);
    const coarse = statsOf([{ ...hands[1]!, unit: '5' }]);
    expect(mergeStats(coarse, emptyStats())).toEqual(coarse);
  });

  test('one more hand is a merge', () => {
    const [first, ...rest] = hands.slice(0, 12);
    const before = statsOf(rest, KEEP);
    expect(addHand(before, first!, KEEP)).toEqual(statsOf([first!, ...rest], KEEP));
  });

  test('they are plain JSON', () => {
    expect(JSON.parse(JSON.stringify(all))).toEqual(all);
  });

  test('a player may be called anything', () => {
    const { events } = hands[0]!;
    const named = statsOf([{ events, names: { 1: '__proto__', 2: 'constructor' } }]);
    const twice = mergeStats(named, JSON.parse(JSON.stringify(named)));
    const names = report(twice).map(({ player }) => player);
    expect(names).toEqual(expect.arrayContaining(Object.keys(named.players)));
    expect(report(twice).every(({ hands, away }) => hands + away === 2)).toBe(true);
  });
});

describe('laws of STATS.md', () => {
  const totals = report(all);

  test('what is part of another is no more than it', () => {
    for (const { stats } of totals) {
      expect(stats.pfr.made).toBeLessThanOrEqual(stats.vpip.made);
      expect(stats.steal.of).toBeLessThanOrEqual(stats.rfi.of);
      expect(stats.steal.made).toBeLessThanOrEqual(stats.rfi.made);
      expect(stats.squeeze.of).toBeLessThanOrEqual(stats.threeBet.of);
      expect(stats.wtsd.of).toBe(stats.sawFlop.made);
      expect(stats.cbetTurn.of).toBeLessThanOrEqual(stats.cbetFlop.made);
      expect(stats.cbetRiver.of).toBeLessThanOrEqual(stats.cbetTurn.made);
      for (const key of STAT_KEYS) {
        if (key !== 'af') expect(stats[key].made).toBeLessThanOrEqual(stats[key].of);
      }
    }
  });

  test.each(REPORT_GROUPS)('rows by %s sum to the totals', (by) => {
    for (const total of totals) {
      const rows = report(all, { player: total.player, by });
      const sum = (of: (row: (typeof rows)[number]) => number): number =>
        rows.reduce((before, row) => before + of(row), 0);
      expect(sum(({ hands }) => hands)).toBe(total.hands);
      expect(sum(({ away }) => away)).toBe(total.away);
      expect(sum(({ net }) => net)).toBe(total.net);
      expect(sum(({ cbb2 }) => cbb2)).toBe(total.cbb2);
      for (const key of STAT_KEYS)
        expect(sum(({ stats }) => stats[key].of)).toBe(total.stats[key].of);
    }
  });

  test('nets and adjusted nets of a hand sum to the rake', () => {
    for (const { events } of hands) {
      const rake = events.reduce(
        (sum, event) => sum + (event.type === 'raked' ? event.amount : 0),
        0,
      );
      const rows = report(statsOf([{ events }]));
      if (rows.length === 0) continue;
      expect(rows.reduce((sum, { net }) => sum + net, 0)).toBe(0 - rake);
      expect(rows.reduce((sum, { evNet }) => sum + evNet, 0)).toBeCloseTo(-rake, 4);
    }
  });
});

test('sessions: a break of more than half an hour begins another', () => {
  const { events } = hands[1]!;
  const at = (minutes: number): LoggedHand => ({ events, at: 60 * minutes });
  const counted = statsOf([0, 70, 30, 100, 131, 200].map(at), { keep: ['session'] });
  const [{ player } = { player: '' }] = report(counted);
  const rows = report(counted, { player, by: 'session' });
  expect(rows.map(({ from, to, hands }) => [from! / 60, to! / 60, hands])).toEqual([
    [0, 30, 2],
    [70, 100, 2],
    [131, 131, 1],
    [200, 200, 1],
  ]);
});

test('hands that are not over, or voided, count nothing', () => {
  const { events } = hands[1]!;
  expect(statsOf([{ events: events.slice(0, -1) }])).toEqual(emptyStats());
});

test('R40, R45 to call the forfeit blind of who is away costs chips, in a record too', () => {
  const record = unwrap(
    readPhh(`variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [2, 10, 1]
actions = ['p2 f', 'd dh p1 AdAc', 'd dh p3 KsKh', 'p3 cc', 'p1 cc', 'p3 sm KsKh', 'p1 sm AdAc', 'd db 3s7sTs', 'd db Jh', 'd db Th']`),
  );
  const [ann] = report(statsOf([{ record }]), { player: 'p1' });
  expect(ann?.stats['limp']).toMatchObject({ made: 1, of: 1 });
});
