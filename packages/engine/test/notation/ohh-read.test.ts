/** Open Hand History objects, made up for these tests: what is read from them. */

import { describe, expect, test } from 'vitest';
import {
  type OpenHandHistory,
  readOpenHandHistory,
  replayHand,
  toOpenHandHistory,
} from '../../src/notation/index.js';
import { HI_LO, MUCK, SAMPLES, type Sample, SIDE_POTS, TWICE, WALK } from './export-hands.js';
import { outcomeOf, randomHand, stacksOf } from './import-hands.js';
import { accepted, refused } from './samples.js';

const of = ({ events, meta }: Sample): OpenHandHistory => toOpenHandHistory(events, meta);

describe.each(SAMPLES)('%s', (_, sample) => {
  const ended = sample.events.at(-1)!;
  test('ends with the stacks it was played to', () => {
    const record = accepted(readOpenHandHistory(of(sample)));
    if (ended.type !== 'ended') throw new Error(ended.type);
    const stacks = record.seats?.map((seat) => ended.stacks[seat]);
    expect(record.finishingStacks).toEqual(stacks);
    const { finishing, warnings } = accepted(replayHand(record, { warnings: true }));
    expect(warnings.map(({ code }) => code)).not.toContain('RECORD_DIFFERS');
    if (record.extra?.['_rake'] === 0) expect(finishing).toEqual(stacks);
  });
});

test('where and when', () => {
  expect(accepted(readOpenHandHistory(of(WALK)))).toMatchObject({
    unit: '0.01',
    variant: 'NT',
    venue: 'Sidepot',
    hand: 1234567,
    table: 'Kitchen',
    seatCount: 6,
    seats: [2, 3, 1],
    players: ['Bob', 'Cat', 'Ann'],
    currency: 'USD',
    time: '18:30:05',
    timeZoneAbbreviation: 'UTC',
    day: 1,
    month: 10,
    year: 2026,
  });
});

test('text is taken like the object', () => {
  const object = of(SIDE_POTS);
  const wanted = readOpenHandHistory(object);
  expect(readOpenHandHistory(JSON.stringify(object))).toEqual(wanted);
  expect(readOpenHandHistory(object.ohh)).toEqual(wanted);
});

test('the unit that is wanted', () => {
  expect(accepted(readOpenHandHistory(of(HI_LO), { unit: '0.01' }))).toMatchObject({
    unit: '0.01',
    startingStacks: [50_000, 50_000],
  });
  expect(refused(readOpenHandHistory(of(HI_LO), { unit: '-1' }))).toMatchObject({ field: 'unit' });
});

test('sums of floats are what they were meant to be', () => {
  const { ohh } = of(WALK);
  const players = ohh.players.map((player) => ({ ...player, starting_stack: 0.1 + 0.2 }));
  expect(accepted(readOpenHandHistory({ ...ohh, players })).startingStacks).toEqual([30, 30, 30]);
});

test('how many cards Omaha has', () => {
  const { ohh } = of(HI_LO);
  const five = JSON.parse(
    JSON.stringify(ohh).replaceAll('["As",', '["5s","As",').replaceAll('["Kh",', '["5h","Kh",'),
  );
  expect(accepted(readOpenHandHistory(ohh)).variant).toBe('PO/8');
  expect(accepted(readOpenHandHistory(five)).variant).toBe('PO5/8');
});

test('boards of two runs', () => {
  expect(accepted(readOpenHandHistory(of(TWICE))).extra?.['_runs']).toEqual(['Kc3s', '8hJc']);
});

test('who sits out is not in the hand', () => {
  const { ohh } = of(MUCK);
  const players = [...ohh.players, { id: 9, seat: 6, name: 'Zed', starting_stack: 50 }];
  expect(accepted(readOpenHandHistory({ ...ohh, players })).players).not.toContain('Zed');
});

type Change = (ohh: Record<string, unknown>) => Record<string, unknown>;

describe('what cannot be', () => {
  const action =
    (change: object): Change =>
    (ohh) => {
      const [first, ...rest] = structuredClone(ohh['rounds']) as { actions: object[] }[];
      const actions = first!.actions.map((one, i) => (i === 3 ? { ...one, ...change } : one));
      return { ...ohh, rounds: [{ ...first, actions }, ...rest] };
    };
  const CASES: readonly (readonly [string, Change, string | undefined])[] = [
    ['another game', (ohh) => ({ ...ohh, game_type: 'Stud' }), undefined],
    ['no game', ({ game_type: _, ...ohh }) => ohh, undefined],
    ['another limit', (ohh) => ({ ...ohh, bet_limit: { bet_type: 'ML' } }), 'bet_limit.bet_type'],
    ['no button', ({ dealer_seat: _, ...ohh }) => ohh, 'dealer_seat'],
    ['players that are no list', (ohh) => ({ ...ohh, players: 3 }), 'players'],
    ['nobody', (ohh) => ({ ...ohh, players: [] }), 'rounds[0].actions[0].player_id'],
    ['a stranger', action({ player_id: 8 }), 'rounds[0].actions[3].player_id'],
    ['an unknown action', action({ action: 'Jump' }), 'rounds[0].actions[3]'],
    ['money from nowhere', action({ action: 'Add to Pot' }), 'rounds[0].actions[3]'],
    ['a call of less', action({ action: 'Call', amount: 0.02 }), 'rounds[0].actions[3]'],
    ['more than they have', action({ action: 'Raise', amount: 999 }), 'rounds[0].actions[3]'],
    ['below zero', action({ action: 'Raise', amount: -1 }), 'rounds[0].actions[3].amount'],
    ['no card', action({ action: 'Shows Cards', cards: ['Zz'] }), 'rounds[0].actions[3].cards[0]'],
    [
      'fractions of a cent',
      action({ action: 'Raise', amount: 0.205 }),
      'rounds[0].actions[3].amount',
    ],
  ];
  test.each(CASES)('%s', (_, change, field) => {
    const error = refused(readOpenHandHistory(change({ ...of(WALK).ohh })));
    expect(error['field']).toBe(field);
    expect(error.code).toBe(field === undefined ? 'UNSUPPORTED_GAME' : 'BAD_NOTATION');
  });

  test.each([null, undefined, 7, 'x', '{', [], {}, { ohh: 5 }, { ohh: { rounds: [null] } }])(
    'no hand: %j',
    (value) => {
      expect(refused(readOpenHandHistory(value)).code).toBe('BAD_NOTATION');
    },
  );
});

test('pots that pay more than was put in are noted', () => {
  const { ohh } = of(WALK);
  const pots = [
    { number: 0, amount: 0.1, rake: 0, player_wins: [{ player_id: 2, win_amount: 0.2 }] },
  ];
  const record = accepted(readOpenHandHistory({ ...ohh, pots }));
  const { warnings } = accepted(replayHand(record, { warnings: true }));
  expect(warnings.map(({ code }) => code)).toEqual(['RECORD_DIFFERS']);
});

describe('issue 19: as converters of PokerNow write it', () => {
  const act = (player_id: number, action: string, amount = 0, is_allin = false) => ({
    ...{ action_number: 1, player_id, action, amount, is_allin },
  });
  /** Bob has 20, the others 100; the small blind is Ann's. */
  const hand = (
    preflop: readonly object[],
    flop: readonly object[],
    amount: number,
    to: number,
  ) => ({
    ohh: {
      ...of(WALK).ohh,
      dealer_seat: 3,
      players: ['Ann', 'Bob', 'Cem'].map((name, id) => ({
        ...{ id, seat: id + 1, name, starting_stack: id === 1 ? 20 : 100 },
      })),
      rounds: [
        { id: 0, street: 'Preflop', cards: [], actions: preflop },
        { id: 1, street: 'Flop', cards: ['2c', '7d', '9h'], actions: flop },
      ],
      pots: [{ number: 0, amount, rake: 0, player_wins: [{ player_id: to, win_amount: amount }] }],
    },
  });
  const put = (value: object) => {
    const { contributions, warnings } = accepted(
      replayHand(accepted(readOpenHandHistory(value)), { warnings: true }),
    );
    expect(warnings.map(({ code }) => code)).not.toContain('RECORD_DIFFERS');
    return contributions.map((chips) => chips / 100);
  };
  const BLINDS = [act(0, 'Post SB', 1), act(1, 'Post BB', 2)];

  test('a bet that takes all of somebody’s chips is said to be all-in, and its call a raise', () => {
    const calls = [act(2, 'Call', 2), act(0, 'Call', 1), act(1, 'Check')];
    const bets = [...[act(0, 'Bet', 18, true), act(1, 'Call', 18, true), act(2, 'Fold')]];
    expect(put(hand([...BLINDS, ...calls], bets, 42, 0))).toEqual([20, 20, 2]);
    const raised = [act(0, 'Check'), act(1, 'Bet', 18, true), act(2, 'Fold'), act(0, 'Raise', 18)];
    expect(put(hand([...BLINDS, ...calls], raised, 42, 0))).toEqual([20, 20, 2]);
    const idle = [act(0, 'Bet', 10, true), act(1, 'Fold'), act(2, 'Fold')];
    expect(refused(readOpenHandHistory(hand([...BLINDS, ...calls], idle, 6, 0)))).toMatchObject({
      reason: 'notAllIn',
    });
  });

  test('an all-in is checked, though somebody else has no chips to lose by it', () => {
    const refusal = (
      preflop: readonly object[],
      flop: readonly object[],
      stacks: readonly number[],
    ) => {
      const { ohh } = hand(preflop, flop, 18, 1);
      const players = ohh.players.map((one, i) => ({ ...one, starting_stack: stacks[i] }));
      return refused(readOpenHandHistory({ ohh: { ...ohh, players } }));
    };
    const raised = [...BLINDS, act(2, 'Raise', 6)];
    const short = [...raised, act(0, 'Call', 5), act(1, 'Call', 4, true)];
    const idle = [act(0, 'Check'), act(2, 'Bet', 20, true), act(0, 'Fold')];
    expect(refusal(short, idle, [100, 6, 100])).toMatchObject({ reason: 'notAllIn' });
    const two = [...BLINDS, act(0, 'Raise', 6, true), act(1, 'Fold')];
    expect(refusal(two, [], [100, 100, 0])).toMatchObject({ reason: 'notAllIn' });
    const called = [act(0, 'Check'), act(1, 'Bet', 18, true), act(2, 'Call', 18, true)];
    const limped = [act(2, 'Call', 2), act(0, 'Call', 1), act(1, 'Check')];
    expect(put(hand([...BLINDS, ...limped], [...called, act(0, 'Fold')], 42, 1))).toEqual([
      2, 20, 20,
    ]);
  });

  test('a dead post and an extra blind on top of the small blind', () => {
    const posts = [...BLINDS, act(0, 'Post Dead', 1), act(0, 'Post Extra Blind', 1)];
    const deeds = [act(2, 'Call', 2), act(0, 'Check'), act(1, 'Check')];
    const flop = [act(0, 'Check'), act(1, 'Bet', 4), act(2, 'Fold'), act(0, 'Fold')];
    expect(put(hand([...posts, ...deeds], flop, 7, 1))).toEqual([3, 6, 2]);
  });
});

test('whose record it is, though more than their cards are told', () => {
  const { ohh } = of(SIDE_POTS);
  const [seen] = ohh.players;
  const record = accepted(readOpenHandHistory({ ...ohh, hero_player_id: seen?.id }));
  const at = record.players?.indexOf(seen?.name ?? '') ?? -1;
  expect(record.extra?.['_hero']).toBe(at + 1);
  const { hero_player_id: _, ...unsaid } = ohh;
  const nobody = { ...unsaid, hero_player_id: 99 };
  expect(readOpenHandHistory(nobody)).toEqual(readOpenHandHistory(unsaid));
});

test('250 random hands of every game, there and back', () => {
  for (let n = 0; n < 250; n++) {
    const hand = randomHand(12, n);
    const object = toOpenHandHistory(hand.events, hand.meta);
    const told = `hand ${n}\n${JSON.stringify(object)}`;
    const record = accepted(readOpenHandHistory(object));
    const replay = accepted(replayHand(record, { warnings: true, events: true }));
    expect(replay, told).toMatchObject(outcomeOf(hand, record));
    expect(record.finishingStacks ?? stacksOf(hand, record), told).toEqual(stacksOf(hand, record));
    if (hand.state.rake === 0) expect(replay.finishing, told).toEqual(stacksOf(hand, record));
    expect(replay.warnings.map(({ code }) => code)).not.toContain('RECORD_DIFFERS');
  }
});
