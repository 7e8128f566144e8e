/** `readState`: every state that a hand goes through comes back; one that was changed does not. */

import {
  advanceOnce,
  apply,
  createTable,
  readState,
  readTable,
  startHand,
  type TableState,
  unwrap,
} from '@sidepot/engine';
import { describe, expect, test } from 'vitest';
import { seeded } from '../arbitrary.js';
import { begin, play } from './play.js';
import { randomChoice, randomConfig } from './random-config.js';

/** As a database may give it back: through JSON, with its keys in another order. */
const stored = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(stored)
    : Object(value) === value
      ? Object.fromEntries(
          Object.entries(value as object)
            .reverse()
            .map(([key, one]) => [key, stored(one)]),
        )
      : value;

test('every state of random hands', () => {
  let states = 0;
  for (let hand = 0; hand < 150; hand++) {
    const source = seeded(20261117, hand);
    const started = startHand(randomConfig(source));
    if (!started.ok) continue;
    let { state } = started.value;
    for (let step = 0; step < 60 && !state.over; step++) {
      const { turn } = state;
      const read = readState(stored(JSON.parse(JSON.stringify(state))));
      expect(read.ok ? 'read' : { hand, step, error: read.error }).toBe('read');
      states++;
      if (turn.kind === 'act') {
        state = unwrap(apply(state, randomChoice(source, turn.legal, turn.seat, state))).state;
      } else if (turn.kind === 'runs') {
        const seat = turn.seats[0] as number;
        state = unwrap(apply(state, { type: 'runs', seat, runs: turn.most })).state;
      } else {
        const next = advanceOnce(state);
        if (next === null) break;
        state = next.state;
      }
    }
    expect(readState(JSON.parse(JSON.stringify(state))).ok).toBe(true);
  }
  expect(states).toBeGreaterThan(1000);
});

describe('one that was changed', () => {
  const { state } = play(begin('1000 1000 400'), 'raise 300', 'call');
  const read = (path: readonly (string | number)[], value: unknown): unknown => {
    const copy = JSON.parse(JSON.stringify(state));
    const parent = path.slice(0, -1).reduce((part, key) => part[key], copy);
    parent[path.at(-1) ?? ''] = value;
    const found = readState(copy);
    return found.ok ? 'read' : found.error;
  };
  const pot = { amount: 5, eligiblePlayers: [1], winners: null };

  test.each<[string, (string | number)[], unknown, object]>([
    ['a stack', ['players', 1, 'stack'], 905, { code: 'CONSERVATION', off: -5 }],
    ['no number', ['players', 0, 'stack'], '5', { field: 'state.players[0].stack' }],
    ['another version', ['version'], 2, { code: 'BAD_VERSION', wants: 4 }],
    ['another’s turn', ['turn', 'seat'], 3, { field: 'state.turn', wants: 'unchanged' }],
    ['what nobody offers', ['turn', 'legal', 'call'], 1, { field: 'state.turn' }],
    ['a pot that is none', ['pots'], [pot], { field: 'state.pots' }],
    ['a card twice', ['hidden', 'cards', 1], state.hidden.cards[0], { code: 'DUPLICATE_CARD' }],
    ['a seat twice', ['players', 1, 'seat'], 1, { field: 'state.players[1].seat' }],
    ['an index of nobody', ['actor'], 7, { field: 'state.actor' }],
    ['no ladder', ['ladder'], undefined, { field: 'state.ladder' }],
  ])('%s', (_, path, value, error) => {
    expect(read(path, value)).toMatchObject(error);
  });

  test.each([[null], [7], ['{}'], [[]], [{}]])('%j is no state', (json) => {
    expect(readState(json)).toMatchObject({ ok: false, error: { code: 'BAD_VERSION' } });
  });
});

describe('readTable', () => {
  const table = unwrap(createTable({ smallBlind: 1, bigBlind: 2, seatCount: 6 }));
  const seat = (number: number, player: string) => ({
    ...{ seat: number, player, stack: 100, out: false, leaving: false, isNew: true },
    ...{ missed: { small: false, big: false }, comeIn: 'wait', topUp: 0, straddle: false },
  });
  const read = (seats: unknown): unknown => {
    const found = readTable({ ...(JSON.parse(JSON.stringify(table)) as TableState), seats });
    return found.ok ? 'read' : found.error;
  };

  test('a table, and tables with seats that cannot be', () => {
    expect(read([seat(1, 'A'), seat(3, 'B')])).toBe('read');
    expect(read([seat(1, 'A'), seat(3, 'A')])).toMatchObject({ code: 'DUPLICATE_PLAYER' });
    expect(read([seat(1, 'A'), seat(7, 'B')])).toMatchObject({ code: 'SEAT_OUT_OF_RANGE', max: 6 });
    expect(read([seat(3, 'A'), seat(1, 'B')])).toMatchObject({ field: 'state.seats[1].seat' });
    expect(read(null)).toMatchObject({ field: 'state.seats' });
    expect(readTable('x')).toMatchObject({ error: { code: 'BAD_VERSION' } });
  });
});
