import { apply, evolve, rebuild } from '@sidepot/engine';
import { tableViewSchema, wireViewOf } from '@sidepot/protocol';
import { describe, expect, test } from 'vitest';
import {
  evolveRoom,
  finishedHand,
  patchPresence,
  patchRoom,
  rebuildRoom,
  summaryOf,
  viewRoom,
} from '../../src/room/index.js';
import { ANN, BOB, HOST, NOBODY, playing } from './tables.js';

describe('a hand that is over', () => {
  test('is told once, with its log and its names', () => {
    const poker = { smallBlind: 5, bigBlind: 10, seatCount: 6, rakeConfig: { bps: 1000 } };
    const table = playing({ poker, room: { runOut: 'none' } });
    table.act('allIn');
    const before = table.state;
    expect(finishedHand(null, before)).toBeNull();
    table.wait(2000);
    table.act('call');
    const hand = finishedHand(before, table.state)!;
    expect(hand).toMatchObject({
      number: 1,
      startedAt: table.now - 2000,
      endedAt: table.now,
      players: [
        { player: ANN, seat: 1, name: 'ann' },
        { player: BOB, seat: 2, name: 'bob' },
      ],
    });
    expect(rebuild(hand.log)).toEqual(table.state.hand?.state);
    const won = table.state.hand?.state.players.filter((player) => player.won > 0) ?? [];
    expect(summaryOf(hand)).toEqual({
      ...{ number: 1, startedAt: hand.startedAt, endedAt: hand.endedAt, players: 2 },
      ...{ pot: 1800, rake: 200, voided: false, winners: won.map(({ id }) => id) },
    });
    const over = table.state;
    table.ask(ANN, { type: 'chat', text: 'wow' });
    expect(finishedHand(over, table.state)).toBeNull();
  });
});

describe('a restart', () => {
  test('from a snapshot and the events since is the same table', () => {
    const table = playing();
    const snapshot = JSON.parse(JSON.stringify(table.state));
    const { length } = table.events;
    table.act('call');
    table.act('check');
    expect(rebuildRoom(table.events.slice(length), snapshot)).toEqual(table.state);
  });

  test('wants a beginning', () => {
    expect(() => rebuildRoom([])).toThrow();
    expect(() => evolveRoom(null, playing().events[1]!)).toThrow();
  });
});

test('the engine’s state after a command is what its events fold to', () => {
  const table = playing();
  const { state } = table.state.hand!;
  const step = apply(state, { type: 'call', seat: table.view(table.actor).you.seat! });
  if (!step.ok) throw new Error(step.error.code);
  expect(step.value.events.reduce(evolve, state)).toEqual(step.value.state);
});

describe('news', () => {
  test('of a bet are what changed in the hand, and the clock', () => {
    const table = playing();
    const before = table.state;
    table.act('call');
    expect(Object.keys(patchRoom(before, table.state, ANN, NOBODY)).sort()).toEqual([
      ...['clock', 'play'],
    ]);
  });

  test('of a word are the line', () => {
    const table = playing();
    table.ask(ANN, { type: 'chat', text: 'one' });
    const before = table.state;
    table.ask(BOB, { type: 'chat', text: 'two' });
    const patch = patchRoom(before, table.state, ANN, NOBODY);
    expect(patch).toEqual({ chat: [expect.objectContaining({ text: 'two', name: 'bob' })] });
  });

  test('of nothing are none', () => {
    const { state } = playing();
    expect(patchRoom(state, state, ANN, NOBODY)).toEqual({});
  });

  test('of somebody who went are seats and spectators', () => {
    const { state } = playing();
    const { seats, spectators } = patchPresence(state, new Set([ANN, HOST]));
    expect(seats?.map(({ connected }) => connected)).toEqual([false, true]);
    expect(spectators).toEqual([]);
  });
});

test('players see their own cards and no others', () => {
  const table = playing();
  const cardsOf = (viewer: string) =>
    table.view(viewer).hand!.view.players.map(({ cards }) => cards.map((card) => card !== null));
  expect(cardsOf(ANN)).toEqual([
    [true, true],
    [false, false],
  ]);
  expect(cardsOf(BOB)).toEqual([
    [false, false],
    [true, true],
  ]);
  expect(cardsOf(HOST).flat()).not.toContain(true);
  const dealt = table.view(ANN).log.filter(({ event }) => event.type === 'dealt');
  const known = dealt.map(({ event }) => (event.type === 'dealt' ? event.cards : []));
  expect(known.flat().filter((card) => card !== null)).toHaveLength(2);
  expect(tableViewSchema.safeParse(table.view(ANN)).success).toBe(true);
});

test('a seat sees what the engine shows it', () => {
  const table = playing({ room: { runOut: 'none' } });
  table.act('allIn');
  for (const state of [table.state, rebuildRoom(table.events)]) {
    const hand = state.hand!.state;
    expect(viewRoom(state, ANN, NOBODY).hand?.view).toStrictEqual(wireViewOf(hand, 1));
    expect(viewRoom(state, BOB, NOBODY).hand?.view).toStrictEqual(wireViewOf(hand, 2));
    expect(viewRoom(state, HOST, NOBODY).hand?.view).toStrictEqual(wireViewOf(hand, 'rail'));
  }
});

test('cards of the last hand stay with the person, whoever takes the seat', () => {
  const table = playing();
  table.act('fold');
  table.ask(ANN, { type: 'leave' });
  table.sit('dan_4uS2wY', 'Dan', 1);
  const seen = (viewer: string) => table.view(viewer).hand!.view.players[0]!.cards;
  expect(seen('dan_4uS2wY')).toEqual([null, null]);
  expect(seen(ANN)).not.toContain(null);
});
