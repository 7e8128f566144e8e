import { describe, expect, test } from 'vitest';
import {
  finalPlaces,
  ledgerLines,
  prizes,
  readClock,
  sharePrizes,
  type TableOptions,
} from './api.js';
import {
  after,
  EVENT,
  eventsOf,
  finish,
  finishCommand,
  play,
  refusal,
  seated,
  sitAll,
  start,
} from './tables.js';

const options = EVENT.tournament!;
const event = (change: object): TableOptions => ({
  ...EVENT,
  tournament: { ...options, ...change },
});

describe('payouts: rounded down, the rest to the first', () => {
  test.each([
    [1000, [50, 30, 20], 9, [500, 300, 200]],
    [1000, [1, 1, 1], 9, [334, 333, 333]],
    [101, [50, 30, 20], 9, [51, 30, 20]],
    [1000, [50, 30, 20], 2, [625, 375]],
    [1000, [50, 30, 20], 1, [1000]],
    [0, [50, 30, 20], 3, [0, 0, 0]],
    [2, [1, 1, 1], 3, [2, 0, 0]],
    [9007199254740991, [1, 1], 2, [4503599627370496, 4503599627370495]],
  ])('%i by %j for %i players', (pool, shares, players, expected) => {
    expect(prizes(pool, shares, players)).toEqual(expected);
  });
  test.each([
    ['second and third tie', [1, 2, 1], [[500], [250, 250], [0]]],
    ['the last paid place is shared', [1, 1, 2], [[500], [300], [100, 100]]],
    ['first and second tie', [2, 1], [[400, 400], [200]]],
    ['all tie', [3], [[334, 333, 333]]],
  ])('1,000 by 50, 30, 20 when %s', (_, tiers, expected) => {
    expect(sharePrizes(1000, [50, 30, 20], tiers)).toEqual(expected);
  });
});

describe('levels by time', () => {
  const minutes = (n: number): number => n * 60_000;
  const timed = event({
    clock: 'time',
    levels: [
      { smallBlind: 50, bigBlind: 100, duration: minutes(10) },
      { smallBlind: 100, bigBlind: 200, ante: 200, duration: minutes(10), breakAfter: minutes(5) },
      { smallBlind: 200, bigBlind: 400, ante: 400, duration: minutes(10) },
    ],
  });
  const NOON = 1_700_000_000_000;
  const running = () =>
    after(seated(timed, 'A1 B2 C3'), { type: 'startNextHand', button: 1, now: NOON });
  test.each([
    [0, 0, null],
    [9.999, 0, null],
    [10, 1, null],
    [20, 1, 25],
    [24.999, 1, 25],
    [25, 2, null],
    [1000, 2, null],
  ])('after %f minutes: level %i, break until %s', (passed, level, until) => {
    const state = running();
    const reading = readClock(
      state.settings.tournament!,
      state.tournament!.clock,
      NOON + minutes(passed),
    );
    expect(reading).toMatchObject({
      level,
      breakUntil: until === null ? null : NOON + minutes(until),
    });
  });
  test('the next hand has them; the one being played keeps its own', () => {
    let state = running();
    expect(state.hand?.config).toMatchObject({ bigBlind: 100, ante: 0, anteMode: 'none' });
    state = after(finish(state), { type: 'startNextHand', now: NOON + minutes(12) });
    expect(state.hand?.config).toMatchObject({ bigBlind: 200, ante: 200, anteMode: 'bigBlind' });
    expect(state.tournament?.clock).toEqual({ level: 1, endsAt: NOON + minutes(20), hands: 0 });
    const next = (now: number) =>
      refusal(finish(state), { type: 'startNextHand', now: NOON + minutes(now) });
    expect([next(19), next(20), next(24), next(25)]).toEqual([
      'accepted',
      'ON_BREAK',
      'ON_BREAK',
      'accepted',
    ]);
  });
  test('time is an argument', () => {
    expect(refusal(seated(timed, 'A1 B2'), { type: 'startNextHand', button: 1 })).toBe(
      'BAD_COMMAND',
    );
    const late = finish(running());
    expect(refusal(late, { type: 'sit', player: 'D', seat: 4 })).toBe('BAD_COMMAND');
    expect(refusal(late, { type: 'sit', player: 'D', seat: 4, now: NOON + minutes(24) })).toBe(
      'accepted',
    );
    expect(refusal(late, { type: 'sit', player: 'D', seat: 4, now: NOON + minutes(25) })).toBe(
      'ENTRY_CLOSED',
    );
  });
});

describe('levels by hands', () => {
  test('two hands each; the last has no end', () => {
    const level = (smallBlind: number) => ({ smallBlind, bigBlind: 2 * smallBlind, duration: 2 });
    let state = seated(event({ levels: [level(50), level(100)] }), 'A1 B2 C3');
    const seen: (number | undefined)[] = [];
    for (let i = 0; i < 6; i++) {
      seen.push(start(state, 1).hand?.config.bigBlind);
      state = play(state, {}, 1);
    }
    expect(seen).toEqual([100, 100, 200, 200, 200, 200]);
  });
});

describe('settings of a tournament', () => {
  test.each([
    ['no levels', { levels: [] }],
    ['a level without end', { levels: [{ smallBlind: 1, bigBlind: 2, duration: 0 }] }],
    ['a break by hands', { levels: [{ smallBlind: 1, bigBlind: 2, duration: 1, breakAfter: 5 }] }],
    ['no stack', { startingStack: 0 }],
    ['no payouts', { payouts: [] }],
    ['a payout of nothing', { payouts: [100, 0] }],
    ['another clock', { clock: 'sun' }],
  ])('%s', (_, change) => {
    expect(() => seated(event(change), 'A1')).toThrow('BAD_INPUT');
  });
  test('blinds are judged level by level', () => {
    const levels = [{ smallBlind: 3, bigBlind: 2, duration: 1 }];
    expect(() => seated(event({ levels }), 'A1')).toThrow('BAD_BLINDS');
  });
});

describe('going out', () => {
  const four = (stacks: string) => {
    // A first hand gives the stacks; the second is the one that counts.
    const changes = Object.fromEntries(stacks.split(' ').map((n, i) => [i + 1, Number(n) - 1000]));
    return start(play(seated(EVENT, 'A1 B2 C3 D4'), changes, 1));
  };
  test('in one hand: the bigger stack comes higher', () => {
    const state = finish(four('2000 300 500 1200'), { 1: 800, 2: -300, 3: -500 });
    expect(finalPlaces(state)).toEqual([
      { player: 'C', place: 3, prize: 80 },
      { player: 'B', place: 4, prize: 0 },
    ]);
  });
  test('equal stacks tie and share; the odd chip to the left of the button', () => {
    const odd = { ...EVENT, tournament: { ...options, buyIn: 125, payouts: [50, 31, 20] } };
    let state = play(seated(odd, 'A1 B2 C3 D4'), { 1: 1000, 2: -500, 3: -500 }, 1);
    state = start(state);
    expect(state.hand?.config.button).toBe(2);
    const done = finish(state, { 1: 2000, 2: -500, 3: -500, 4: -1000 });
    // 500 × 31 ÷ 101 = 153, × 20 = 99, first 248. B and C tie for third and fourth: 99 = 50 + 49.
    expect(finalPlaces(done)).toEqual([
      { player: 'A', place: 1, prize: 248 },
      { player: 'D', place: 2, prize: 153 },
      { player: 'C', place: 3, prize: 50 },
      { player: 'B', place: 3, prize: 49 },
    ]);
  });
  test('it ends when one has all chips', () => {
    const state = four('2000 300 500 1200');
    const events = eventsOf(state, finishCommand(state, { 1: 2000, 2: -300, 3: -500, 4: -1200 }));
    expect(events.map(({ type }) => type)).toEqual([
      'handFinished',
      'eliminated',
      'eliminated',
      'eliminated',
      'tournamentEnded',
    ]);
    const done = finish(state, { 1: 2000, 2: -300, 3: -500, 4: -1200 });
    expect(done.tournament?.places).toEqual([
      { player: 'A', place: 1, prize: 200 },
      { player: 'D', place: 2, prize: 120 },
      { player: 'C', place: 3, prize: 80 },
      { player: 'B', place: 4, prize: 0 },
    ]);
    expect(ledgerLines(done).map(({ player, net }) => [player, net])).toEqual([
      ['A', 100],
      ['B', -100],
      ['C', -20],
      ['D', 20],
    ]);
    expect(refusal(done, { type: 'startNextHand' })).toBe('TOURNAMENT_OVER');
    expect(refusal(done, { type: 'sit', player: 'B', seat: 2 })).toBe('TOURNAMENT_OVER');
  });
});

describe('late entry and entering again', () => {
  const base = () => play(seated(event({ reEntries: 1, fee: 10 }), 'A1 B2 C3'), {}, 1);
  test('brings a stack and feeds the prize pool', () => {
    const state = after(base(), ...sitAll('D4', false));
    expect(state.seats[3]).toMatchObject({ stack: 1000, isNew: true });
    expect(state.rake).toBe(40);
  });
  test('not after the last level for it', () => {
    const levels = [
      { smallBlind: 50, bigBlind: 100, duration: 1 },
      { smallBlind: 100, bigBlind: 200, duration: 1 },
    ];
    const state = play(seated(event({ levels, lateEntryLevel: 1 }), 'A1 B2 C3'), {}, 1);
    expect(refusal(state, { type: 'sit', player: 'D', seat: 4 })).toBe('ENTRY_CLOSED');
    expect(
      refusal(seated(event({ levels, lateEntryLevel: 0 }), 'A1'), {
        type: 'sit',
        player: 'D',
        seat: 4,
      }),
    ).toBe('accepted');
  });
  test('R42 one player left ends it; who entered during that hand keeps it open', () => {
    const last = start(play(base(), { 3: -1000, 1: 1000 }));
    const over = finish(last, { 2: -1000, 1: 1000 });
    expect(over.tournament?.places?.[0]?.player).toBe('A');
    expect(refusal(over, { type: 'sit', player: 'B', seat: 2 })).toBe('TOURNAMENT_OVER');
    const open = finish(after(last, ...sitAll('D4', false)), { 2: -1000, 1: 1000 });
    expect(open.tournament?.places).toBeNull();
    expect(refusal(open, { type: 'sit', player: 'B', seat: 2 })).toBe('accepted');
  });
  test('once again, and only the last time out counts', () => {
    let state = play(base(), { 3: -1000, 1: 1000 });
    expect(finalPlaces(state).map(({ player, place }) => [player, place])).toEqual([['C', 3]]);
    state = after(state, { type: 'sit', player: 'C', seat: 9 });
    expect(finalPlaces(state)).toEqual([]);
    state = play(state, { 2: -1000, 1: 1000 });
    state = play(state, { 9: -1000, 1: 1000 });
    expect(state.tournament?.places).toEqual([
      { player: 'A', place: 1, prize: 200 },
      { player: 'C', place: 2, prize: 120 },
      { player: 'B', place: 3, prize: 80 },
    ]);
    expect(ledgerLines(state).reduce((sum, { net }) => sum + net, 0)).toBe(-40);
    // C sits down between button and small blind, so has to wait for a hand.
    let twice = after(play(base(), { 3: -1000, 1: 1000 }), { type: 'sit', player: 'C', seat: 9 });
    twice = play(play(twice), { 9: -1000, 1: 1000 });
    expect(refusal(twice, { type: 'sit', player: 'C', seat: 9 })).toBe('ENTRY_CLOSED');
  });
});

describe('R58 fixed limit', () => {
  test('no cap once two are left in the event', () => {
    const state = seated({ ...EVENT, limit: 'fixed-limit' }, 'A1 B2 C3');
    expect(start(state, 1).hand?.config.uncapped).toBeUndefined();
    const two = play(state, { 3: -1000, 1: 1000 }, 1);
    expect(start(two).hand?.config.uncapped).toBe(true);
  });
});
