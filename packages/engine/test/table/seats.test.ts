import { describe, expect, test } from 'vitest';
import {
  applyTable,
  createTable,
  evolveTable,
  type HandRules,
  ledgerLines,
  replayTable,
  seatsServed,
  seatsToFold,
  TABLE_VERSION,
  type TableCommand,
  type TableState,
} from './api.js';
import {
  after,
  CASH,
  EVENT,
  eventsOf,
  finish,
  finishCommand,
  must,
  play,
  refusal,
  seated,
  spots,
  stackOf,
  start,
} from './tables.js';

const MAX = Number.MAX_SAFE_INTEGER;
const LIMITED = { ...CASH, minBuyIn: 400, maxBuyIn: 2000, unit: 50 };

describe('settings', () => {
  test('defaults', () => {
    expect(must(createTable({ smallBlind: 1, bigBlind: 2 })).settings).toEqual({
      seatCount: 9,
      mode: 'cash',
      game: 'holdem',
      limit: 'no-limit',
      mix: null,
      bringIn: 0,
      smallBlind: 1,
      bigBlind: 2,
      ante: 0,
      anteMode: 'none',
      singleAnteOrder: 'ante-first',
      straddle: 'none',
      minBuyIn: 80,
      maxBuyIn: 200,
      buttonRule: 'dead',
      unit: 1,
      rakeConfig: null,
      runs: 1,
      rules: {},
      tournament: null,
    });
  });
  test.each([
    ['one seat', { ...CASH, seatCount: 1 }, 'BAD_INPUT'],
    ['eleven seats', { ...CASH, seatCount: 11 }, 'TOO_MANY_PLAYERS'],
    ['nine at six-card Omaha', { ...CASH, game: 'omaha6' }, 'TOO_MANY_PLAYERS'],
    ['no blinds', { seatCount: 9 }, 'BAD_BLINDS'],
    ['the small blind above the big one', { ...CASH, smallBlind: 200 }, 'BAD_BLINDS'],
    ['blinds that no chip makes', { ...CASH, unit: 100 }, 'BAD_BLINDS'],
    ['an ante without a mode', { ...CASH, ante: 10 }, 'BAD_ANTE'],
    ['short deck without an ante', { ...CASH, game: 'short-deck' }, 'BAD_ANTE'],
    ['an unknown game', { ...CASH, game: 'snap' }, 'BAD_INPUT'],
    [
      'a limit the game has not',
      { ...CASH, game: 'short-deck', ante: 1, limit: 'fixed-limit' },
      'BAD_INPUT',
    ],
    ['no room between the buy-ins', { ...CASH, minBuyIn: 200, maxBuyIn: 100 }, 'BAD_INPUT'],
    [
      'R43 a button straddle in limit',
      { ...CASH, limit: 'fixed-limit', straddle: 'button' },
      'BAD_INPUT',
    ],
    ['R91 rake in a tournament', { ...EVENT, rakeConfig: { bps: 500 } }, 'BAD_RAKE'],
    ['R88 two boards in a tournament', { ...EVENT, runs: 2 }, 'BAD_INPUT'],
    ['R43 a straddle in a tournament', { ...EVENT, straddle: 'utg' }, 'BAD_INPUT'],
    ['a tournament without one', { mode: 'tournament' }, 'BAD_INPUT'],
    ['a bad rake', { ...CASH, rakeConfig: { bps: -1 } }, 'BAD_RAKE'],
    ['a typing error', { ...CASH, seats: 9 }, 'UNKNOWN_KEY'],
    ['rules that are none', { ...CASH, rules: [] }, 'BAD_INPUT'],
    ['a rule nobody knows', { ...CASH, rules: { reopens: 'consecutive' } }, 'UNKNOWN_KEY'],
    ['a deck among the rules', { ...CASH, rules: { deck: [] } }, 'UNKNOWN_KEY'],
    ['players among the rules', { ...CASH, rules: { players: [] } }, 'UNKNOWN_KEY'],
    ['a rule with a bad value', { ...CASH, rules: { reopen: 'never' } }, 'BAD_INPUT'],
    ['a fraction of raises', { ...CASH, rules: { fixedLimitRaises: 1.5 } }, 'NOT_INTEGER'],
    [
      'a big bet below the small one',
      { ...CASH, limit: 'fixed-limit', rules: { smallBet: 100, bigBet: 50 } },
      'BAD_BLINDS',
    ],
    [
      'a big bet below the small one of the second level',
      { ...EVENT, limit: 'fixed-limit', rules: { bigBet: 150 } },
      'BAD_BLINDS',
    ],
    ['bets too large to count', { ...CASH, bigBlind: MAX - 1, maxBuyIn: MAX }, 'UNSAFE_INTEGER'],
    ['nothing', null, 'BAD_INPUT'],
    ['fractions', { ...CASH, bigBlind: 0.5 }, 'NOT_INTEGER'],
  ])('%s', (_, options, code) => {
    const result = createTable(options as never);
    expect(result.ok ? 'accepted' : result.error.code).toBe(code);
  });
  test('House: a game whose deck serves fewer may follow while no more than those sit', () => {
    const seven = seated(CASH, 'A1 B2 C3 D4 E5 F8 G9');
    const change: TableCommand = { type: 'changeSettings', settings: { game: 'omaha6' } };
    const small = after(seven, change);
    expect(small.settings).toMatchObject({ game: 'omaha6', seatCount: 9 });
    expect(seatsServed(small)).toBe(7);
    const sit: TableCommand = { type: 'sit', player: 'H', seat: 7, buyIn: 1000 };
    expect(refusal(small, sit)).toBe('TOO_MANY_PLAYERS');
    expect(
      seatsServed(after(small, { type: 'changeSettings', settings: { game: 'holdem' } })),
    ).toBe(9);
    // It counts as soon as it is said, although the hand goes on with the old game.
    const running = after(start(seven, 1), change);
    expect(refusal(running, sit)).toBe('TOO_MANY_PLAYERS');
    const eight = after(seven, sit);
    expect(refusal(eight, change)).toBe('TOO_MANY_PLAYERS');
  });
  test('a change waits for the hand to end', () => {
    const running = start(seated(CASH, 'A1 B2 C3'), 1);
    const change: TableCommand = {
      type: 'changeSettings',
      settings: { smallBlind: 100, bigBlind: 200 },
    };
    const more: TableCommand = { type: 'changeSettings', settings: { straddle: 'utg' } };
    const changed = after(running, change, more);
    expect(changed.settings.bigBlind).toBe(100);
    const next = finish(changed);
    expect(next.nextSettings).toBeNull();
    expect(next.settings).toMatchObject({ bigBlind: 200, straddle: 'utg' });
    expect(start(next).hand?.config).toMatchObject({ smallBlind: 100, bigBlind: 200 });
    expect(after(finish(running), change).settings.bigBlind).toBe(200);
  });
  test('every rule of the hand is let through', () => {
    const rules: Required<HandRules> = {
      smallBet: 100,
      bigBet: 200,
      reopen: 'consecutive',
      straddleRaise: 'straddle',
      potLimitPreflop: 'true-value',
      fixedLimitRaises: 3,
      foldWhenFree: 'reject',
      hideAllIns: true,
      tripsOverStraight: true,
      boardTie: 'position',
      openPair: true,
    };
    const state = start(seated({ ...CASH, rules }, 'A1 B2'), 1);
    expect(state.hand?.config).toMatchObject(rules);
  });
  test('a rule that the hand would refuse is refused at once', () => {
    const state = seated(CASH, 'A1 B2');
    const change = (rules: object): string =>
      refusal(state, { type: 'changeSettings', settings: { rules } });
    expect(change({ hideAllIns: 'yes' })).toBe('BAD_INPUT');
    expect(change({ deck: [] })).toBe('UNKNOWN_KEY');
    expect(change({ hideAllIns: true })).toBe('accepted');
    const result = createTable({ ...CASH, rules: { deck: [] } as never });
    expect(result).toMatchObject({ ok: false, error: { key: 'rules.deck' } });
  });
  test.each([
    ['holdem', 10],
    ['omaha5', 8],
    ['omaha6', 7],
  ] as const)('%s has cards for %i seats', (game, most) => {
    const code = (seatCount: number): string => {
      const result = createTable({ ...CASH, game, seatCount });
      return result.ok ? 'accepted' : result.error.code;
    };
    expect([code(most), code(most + 1)]).toEqual(['accepted', 'TOO_MANY_PLAYERS']);
  });
  test('seats and mode stay', () => {
    const state = seated(CASH, 'A1 B2');
    expect(refusal(state, { type: 'changeSettings', settings: { seatCount: 6 } })).toBe(
      'BAD_INPUT',
    );
    expect(refusal(state, { type: 'changeSettings', settings: { mode: 'tournament' } })).toBe(
      'BAD_INPUT',
    );
    expect(refusal(state, { type: 'changeSettings', settings: { bigBlind: 0 } })).toBe(
      'BAD_BLINDS',
    );
    expect(refusal(state, { type: 'changeSettings' })).toBe('BAD_INPUT');
  });
  test('the hand gets all of it', () => {
    const rakeConfig = { bps: 500, cap: 30 };
    const options = {
      ...CASH,
      ante: 10,
      anteMode: 'perPlayer',
      runs: 2,
      unit: 5,
      rakeConfig,
    } as const;
    const rules = { reopen: 'consecutive', hideAllIns: true } as const;
    expect(start(seated({ ...options, rules }, 'A1 B2 C3'), 1).hand?.config).toEqual({
      players: [
        { id: 'A', seat: 1, stack: 1000 },
        { id: 'B', seat: 2, stack: 1000 },
        { id: 'C', seat: 3, stack: 1000 },
      ],
      button: 1,
      seatCount: 9,
      game: 'holdem',
      limit: 'no-limit',
      smallBlind: 50,
      bigBlind: 100,
      smallBlindSeat: 2,
      bigBlindSeat: 3,
      ante: 10,
      anteMode: 'perPlayer',
      singleAnteOrder: 'ante-first',
      mode: 'cash',
      unit: 5,
      rakeConfig,
      runs: 2,
      ...rules,
    });
  });
});

describe('sitting down', () => {
  const one = () => seated(LIMITED, 'A1');
  test.each([
    ['the minimum', { player: 'B', seat: 2, buyIn: 400 }, 'accepted'],
    ['the maximum', { player: 'B', seat: 9, buyIn: 2000 }, 'accepted'],
    ['too little', { player: 'B', seat: 2, buyIn: 350 }, 'BAD_BUY_IN'],
    ['too much', { player: 'B', seat: 2, buyIn: 2050 }, 'BAD_BUY_IN'],
    ['in chips that are not there', { player: 'B', seat: 2, buyIn: 425 }, 'BAD_BUY_IN'],
    ['no buy-in', { player: 'B', seat: 2 }, 'NOT_INTEGER'],
    ['less than nothing', { player: 'B', seat: 2, buyIn: -400 }, 'NEGATIVE_AMOUNT'],
    ['seat 0', { player: 'B', seat: 0, buyIn: 400 }, 'SEAT_OUT_OF_RANGE'],
    ['seat 10 of 9', { player: 'B', seat: 10, buyIn: 400 }, 'SEAT_OUT_OF_RANGE'],
    ['half a seat', { player: 'B', seat: 1.5, buyIn: 400 }, 'NOT_INTEGER'],
    ['a seat that is taken', { player: 'B', seat: 1, buyIn: 400 }, 'SEAT_TAKEN'],
    ['twice', { player: 'A', seat: 2, buyIn: 400 }, 'ALREADY_SEATED'],
    ['nobody', { player: '', seat: 2, buyIn: 400 }, 'BAD_COMMAND'],
    ['an unknown way in', { player: 'B', seat: 2, buyIn: 400, comeIn: 'now' }, 'BAD_COMMAND'],
  ])('%s', (_, command, code) => {
    expect(refusal(one(), { type: 'sit', ...command })).toBe(code);
  });
  test('1 and "1" are one player', () => {
    const state = after(one(), { type: 'sit', player: 1, seat: 2, buyIn: 400 });
    expect(refusal(state, { type: 'sit', player: '1', seat: 3, buyIn: 400 })).toBe(
      'ALREADY_SEATED',
    );
  });
  test('R2 the chips on the table stay countable', () => {
    const state = seated({ ...CASH, maxBuyIn: MAX }, `A1:${MAX - 200}`);
    expect(refusal(state, { type: 'sit', player: 'B', seat: 2, buyIn: 200 })).toBe('accepted');
    expect(refusal(state, { type: 'sit', player: 'B', seat: 2, buyIn: 201 })).toBe(
      'UNSAFE_INTEGER',
    );
  });
});

describe('topping up', () => {
  test('between hands, up to the maximum', () => {
    const state = seated(LIMITED, 'A1:500 B2:500');
    expect(stackOf(after(state, { type: 'topUp', player: 'A', amount: 1500 }), 'A')).toBe(2000);
    expect(refusal(state, { type: 'topUp', player: 'A', amount: 1550 })).toBe('BAD_BUY_IN');
    expect(refusal(state, { type: 'topUp', player: 'A', amount: 0 })).toBe('BAD_BUY_IN');
    expect(refusal(state, { type: 'topUp', player: 'Z', amount: 50 })).toBe('NOT_SEATED');
    expect(refusal(seated(EVENT, 'A1'), { type: 'topUp', player: 'A', amount: 50 })).toBe(
      'WRONG_MODE',
    );
  });
  test.each([
    [-500, 1500, 'lost all and bought again'],
    [-100, 1900, 'lost some'],
    [300, 2000, 'won: only what fits is taken'],
  ])('during a hand it waits: %i → %i, %s', (change, expected) => {
    let state = start(seated(LIMITED, 'A1:500 B2:500'), 1);
    state = after(state, { type: 'topUp', player: 'A', amount: 1500 });
    expect(stackOf(state, 'A')).toBe(500);
    const done = finish(state, { 1: change, 2: -change });
    expect(stackOf(done, 'A')).toBe(expected);
    expect(ledgerLines(done)[0]).toMatchObject({ buyIns: expected - change, net: change });
  });
  test('the seat stays after a bust, and the minimum holds again', () => {
    const running = start(seated(LIMITED, 'A1:500 B2:500'), 1);
    expect(eventsOf(running, finishCommand(running, { 1: -500, 2: 500 }))).toContainEqual({
      type: 'busted',
      player: 'A',
      seat: 1,
    });
    const state = finish(running, { 1: -500, 2: 500 });
    expect(refusal(state, { type: 'startNextHand' })).toBe('TOO_FEW_PLAYERS');
    expect(refusal(state, { type: 'topUp', player: 'A', amount: 350 })).toBe('BAD_BUY_IN');
    expect(spots(start(after(state, { type: 'topUp', player: 'A', amount: 400 })))).toBe(
      'button 2, blinds 2 1, dealt 1 2',
    );
  });
});

describe('leaving', () => {
  test('between hands, or without cards: at once', () => {
    const state = after(play(seated(CASH, 'A1 B2 C3'), {}, 1), { type: 'sitOut', player: 'C' });
    const left = after(start(state), { type: 'leave', player: 'C' });
    expect(left.seats.map(({ player }) => player)).toEqual(['A', 'B']);
  });
  test('in a hand: their seat is to be folded, they are paid when it is over', () => {
    let state = after(start(seated(CASH, 'A1 B2 C3'), 1), { type: 'leave', player: 'B' });
    expect(seatsToFold(state)).toEqual([2]);
    expect(refusal(state, { type: 'leave', player: 'B' })).toBe('NOT_SEATED');
    expect(refusal(state, { type: 'sit', player: 'B', seat: 5, buyIn: 500 })).toBe(
      'ALREADY_SEATED',
    );
    expect(refusal(state, { type: 'sit', player: 'D', seat: 2, buyIn: 500 })).toBe('SEAT_TAKEN');
    state = finish(state, { 2: -50, 1: 50 });
    expect(seatsToFold(state)).toEqual([]);
    expect(ledgerLines(state)).toEqual([
      { player: 'A', buyIns: 1000, cashOuts: 0, stack: 1050, net: 50 },
      { player: 'B', buyIns: 1000, cashOuts: 950, stack: 0, net: -50 },
      { player: 'C', buyIns: 1000, cashOuts: 0, stack: 1000, net: 0 },
    ]);
  });
  test('a tournament: before it starts only', () => {
    const state = seated(EVENT, 'A1 B2 C3');
    const left = after(state, { type: 'leave', player: 'C' });
    expect(left).toEqual(seated(EVENT, 'A1 B2'));
    expect(refusal(play(state, {}, 1), { type: 'leave', player: 'C' })).toBe('WRONG_MODE');
  });
});

describe('R4 the hand is over', () => {
  const running = (): TableState => start(seated(CASH, 'A1 B2 C3'), 1);
  test.each<[string, unknown, string]>([
    ['a seat too few', { 1: 1000, 2: 1000 }, 'BAD_COMMAND'],
    ['a seat too many', { 1: 1000, 2: 1000, 3: 1000, 4: 0 }, 'BAD_COMMAND'],
    ['another seat', { 1: 1000, 2: 1000, 4: 1000 }, 'NOT_INTEGER'],
    ['debts', { 1: 2001, 2: 1000, 3: -1 }, 'NEGATIVE_AMOUNT'],
    ['a list', [1000, 1000, 1000], 'BAD_COMMAND'],
  ])('%s', (_, stacks, code) => {
    expect(refusal(running(), { type: 'finishHand', stacks })).toBe(code);
  });
  test.each([
    [{ 1: 1000, 2: 1000, 3: 999 }, 0],
    [{ 1: 1000, 2: 1000, 3: 1001 }, 0],
    [{ 1: 1000, 2: 1000, 3: 1000 }, 1],
    [{ 1: MAX, 2: MAX, 3: MAX }, 0],
  ])('%j and rake %i do not add up, and are refused like anything else', (stacks, rake) => {
    const state = running();
    const before = JSON.stringify(state);
    const actual = Object.values(stacks).reduce((sum, stack) => sum + stack, rake);
    expect(applyTable(state, { type: 'finishHand', stacks, rake })).toEqual({
      ok: false,
      error: { code: 'CONSERVATION', expected: 3000, actual, off: 3000 - actual },
    });
    expect(JSON.stringify(state)).toBe(before);
  });
  test('R91 rake is the house’s, and never a tournament’s', () => {
    const state = finish(running(), { 1: 95, 2: -100 }, 5);
    expect(state.rake).toBe(5);
    expect(ledgerLines(state).reduce((sum, { net }) => sum + net, 0)).toBe(-5);
    const event = start(seated(EVENT, 'A1 B2'), 1);
    expect(refusal(event, { type: 'finishHand', stacks: { 1: 999, 2: 1000 }, rake: 1 })).toBe(
      'BAD_RAKE',
    );
  });
  test('one hand at a time', () => {
    expect(refusal(running(), { type: 'startNextHand' })).toBe('HAND_RUNNING');
    expect(refusal(seated(CASH, 'A1 B2'), { type: 'finishHand', stacks: {} })).toBe('NO_HAND');
    expect(refusal(seated(CASH, 'A1'), { type: 'startNextHand', button: 1 })).toBe(
      'TOO_FEW_PLAYERS',
    );
  });
});

describe('commands that are none', () => {
  test.each([[null], [5], [{}], [{ type: 'dance' }], [[]]])('%j', (command) => {
    expect(refusal(seated(CASH, 'A1'), command)).toBe('BAD_COMMAND');
  });
  test('a state of another version', () => {
    const state = { ...seated(CASH, 'A1'), version: 2 } as never;
    expect(refusal(state, { type: 'sitOut', player: 'A' })).toBe('BAD_VERSION');
    const event = { type: 'satOut', player: 'A' } as const;
    const wrong = { code: 'BAD_VERSION', version: 2, wants: TABLE_VERSION };
    const isWrong = expect.objectContaining({ name: 'PokerError', refusal: wrong });
    expect(() => evolveTable(state, event)).toThrow(isWrong);
    expect(() => replayTable(state, [event])).toThrow(isWrong);
  });
  test('asking twice is no mistake', () => {
    const state = after(seated(CASH, 'A1'), { type: 'sitOut', player: 'A' });
    expect(eventsOf(state, { type: 'sitOut', player: 'A' })).toEqual([]);
  });
});
