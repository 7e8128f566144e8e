/** Players named by numbers: by a caller, and in the events of an older log. */

import { describe, expect, it } from 'vitest';
import {
  applyTable,
  createTable,
  decideTable,
  evolveTable,
  isInHand,
  type LoggedTableEvent,
  ledgerLines,
  replayTable,
  seatOf,
  type TableCommand,
  type TableEvent,
  type TableOptions,
  type TableState,
} from './api.js';
import { CASH, EVENT, finishCommand, must } from './tables.js';

type Asked = TableCommand | ((state: TableState) => TableCommand);

const sit = (player: number): TableCommand => ({
  ...{ type: 'sit', player, seat: player },
  buyIn: 1000,
});
const enter = (player: number): TableCommand => ({ type: 'sit', player, seat: player });
const deal: TableCommand = { type: 'startNextHand' };
const firstDeal: TableCommand = { type: 'startNextHand', button: 1 };

/** Blinds pass player 4, who sits out; 3 is broke and buys again; 2 leaves in a hand. */
const CASH_GAME: readonly Asked[] = [
  ...[1, 2, 3, 4].map(sit),
  firstDeal,
  (state) => finishCommand(state),
  { type: 'sitOut', player: 4 },
  deal,
  (state) => finishCommand(state, { 3: -1000, 1: 1000 }),
  { type: 'topUp', player: 3, amount: 500 },
  deal,
  { type: 'topUp', player: 1, amount: 50 },
  { type: 'leave', player: 2 },
  (state) => finishCommand(state),
  { type: 'sitIn', player: 4, comeIn: 'post' },
];

/** One is sent away, one loses, one wins. */
const TOURNAMENT: readonly Asked[] = [
  ...[1, 2, 3].map(enter),
  firstDeal,
  (state) => finishCommand(state),
  { type: 'disqualify', player: 3 },
  deal,
  (state) => finishCommand(state, { 2: -1000, 1: 1000 }),
];

interface Played {
  readonly first: TableState;
  readonly state: TableState;
  readonly events: readonly TableEvent[];
}

function played(options: TableOptions, asked: readonly Asked[]): Played {
  const first = must(createTable(options));
  let state = first;
  const events: TableEvent[] = [];
  for (const one of asked) {
    const step = must(applyTable(state, typeof one === 'function' ? one(state) : one));
    state = step.state;
    events.push(...step.events);
  }
  return { first, state, events };
}

/** As a version wrote it that left numbers as they were. */
const numbered = (events: readonly TableEvent[]): readonly LoggedTableEvent[] =>
  JSON.parse(
    JSON.stringify(events, (_, value) =>
      typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value,
    ),
  );

/** Everything under these keys, however deep. */
function namesIn(value: unknown, isName = false): unknown[] {
  if (value === null || typeof value !== 'object') return isName ? [value] : [];
  return Object.entries(value).flatMap(([key, own]) => {
    const isPlayer = key === 'player' || key === 'id';
    const isMissed = Array.isArray(own) && (key === 'small' || key === 'big');
    return namesIn(own, isPlayer || isMissed || (isName && Array.isArray(value)));
  });
}

describe.each([
  ['a cash game', CASH, CASH_GAME],
  ['a tournament', EVENT, TOURNAMENT],
] as const)('%s whose players are named by numbers', (_, options, asked) => {
  const { first, state, events } = played(options, asked);

  it('has texts in its events, its state and its ledger', () => {
    const names = [events, state, ledgerLines(state)].flatMap((one) => namesIn(one));
    expect(new Set(names.map((name) => typeof name))).toEqual(new Set(['string']));
  });

  it('is the same table when an older log has the numbers', () => {
    const log = numbered(events);
    expect(namesIn(log).every((name) => typeof name === 'number')).toBe(true);
    expect(replayTable(first, log)).toEqual(state);
    expect(log.reduce(evolveTable, first)).toEqual(state);
  });
});

it('finds a player by a number or by the text', () => {
  const { state } = played(CASH, CASH_GAME.slice(0, 5));
  expect(seatOf(state, 4)).toBe(seatOf(state, '4'));
  expect(seatOf(state, 4)?.player).toBe('4');
  expect([isInHand(state, 1), isInHand(state, '1'), isInHand(state, 9)]).toEqual([
    true,
    true,
    false,
  ]);
});

it('refuses a number that is no id, and a state that has numbers', () => {
  const { state } = played(CASH, CASH_GAME.slice(0, 4));
  expect(decideTable(state, { type: 'sitOut', player: 1.5 })).toMatchObject({
    error: { code: 'BAD_COMMAND', field: 'player', value: 1.5 },
  });
  const seats = state.seats.map((seat) => ({ ...seat, player: Number(seat.player) }));
  expect(decideTable({ ...state, seats } as never, deal)).toMatchObject({
    error: { code: 'BAD_INPUT', field: 'state.seats[0].player' },
  });
});
