import { RUN_OUT_PAUSES } from '@sidepot/protocol';
import { describe, expect, test } from 'vitest';
import type { RoomState } from '../../src/room/index.js';
import { ANN, BOB, CAT, HOST, playing, Table, typesOf } from './tables.js';

const { reveal, street, river, pot } = RUN_OUT_PAUSES.normal;

/** What each step of the dealer waits for, and what it brings, until the hand is over. */
function paceOf(table: Table): [number, string][] {
  const steps: [number, string][] = [];
  while (table.state.table.hand !== null) {
    const before = table.now;
    const events = typesOf(table.wake());
    steps.push([table.now - before, events[0]!]);
    expect(events.filter((type) => type === 'board').length).toBeLessThan(2);
  }
  return steps;
}

const cardsOut = ({ hand }: RoomState): number => hand?.state.boards[0]?.length ?? 0;

describe('a run-out', () => {
  test('comes street by street: reveal, flop, turn, river, award', () => {
    const table = playing();
    table.act('allIn');
    const events = table.act('call');
    expect(typesOf(events)).toEqual(['acted', 'collected', 'shown', 'shown']);
    expect(table.state.clock).toMatchObject({ kind: 'runOut', seats: [] });
    expect(cardsOut(table.state)).toBe(0);
    expect(paceOf(table)).toEqual([
      [reveal, 'board'],
      [street, 'board'],
      [street, 'board'],
      [river, 'awarded'],
    ]);
  });

  test('after an all-in on the river the hands are seen before the award', () => {
    const table = playing();
    table.act('call');
    table.act('check');
    for (let round = 0; round < 2; round++) {
      table.act('check');
      table.act('check');
    }
    expect(cardsOut(table.state)).toBe(5);
    table.act('allIn');
    table.act('call');
    expect(paceOf(table)).toEqual([[reveal, 'awarded']]);
  });

  test('without pauses happens at once', () => {
    const table = playing({ room: { runOut: 'none' } });
    table.act('allIn');
    const events = typesOf(table.act('call'));
    expect(events.filter((type) => type === 'board')).toHaveLength(3);
    expect(events).toContain('handFinished');
  });
});

describe('a hand with betting to the end', () => {
  test('waits for nobody but the players', () => {
    const table = playing();
    table.act('call');
    expect(typesOf(table.act('check'))).toEqual(['acted', 'collected', 'board', 'opened']);
    for (let round = 0; round < 2; round++) {
      table.act('check');
      table.act('check');
    }
    table.act('check');
    const events = typesOf(table.act('check'));
    expect(events.slice(0, 3)).toEqual(['acted', 'collected', 'shown']);
    expect(events.slice(-3)).toEqual(['awarded', 'ended', 'handFinished']);
  });

  test('that ends with a fold is over at once', () => {
    const table = playing();
    expect(typesOf(table.act('fold')).at(-1)).toBe('handFinished');
  });
});

test('side pots are paid one after the other, the last one first', () => {
  const table = new Table({});
  for (const [i, [player, buyIn]] of (
    [
      [ANN, 400],
      [BOB, 700],
      [CAT, 1000],
    ] as const
  ).entries()) {
    table.sit(player, player.slice(0, 3), i + 1, buyIn);
  }
  table.ask(HOST, { type: 'startGame' });
  while (table.state.hand?.state.turn.kind === 'act') {
    const { legal } = table.state.hand.state.turn;
    table.act(legal.allIn === null ? 'call' : 'allIn');
  }
  expect(paceOf(table).slice(3)).toEqual([
    [river, 'awarded'],
    [pot, 'awarded'],
  ]);
});

describe('skip', () => {
  const allIn = (room: object = {}): Table => {
    const table = playing({ room });
    table.act('allIn');
    table.act('call');
    return table;
  };

  test('runs out at once when all agree', () => {
    const table = allIn();
    expect(typesOf(table.ask(ANN, { type: 'skip', on: true }))).toEqual(['skipChosen']);
    expect(table.view(BOB).hand?.skips).toEqual([1]);
    const events = typesOf(table.ask(BOB, { type: 'skip', on: true }));
    expect(events[0]).toBe('skipChosen');
    expect(events.at(-1)).not.toBe('skipChosen');
    expect(table.state.table.hand).toBeNull();
  });

  test('can be taken back', () => {
    const table = allIn();
    table.ask(ANN, { type: 'skip', on: true });
    table.ask(ANN, { type: 'skip', on: false });
    expect(table.ask(ANN, { type: 'skip', on: false })).toEqual([]);
    table.ask(BOB, { type: 'skip', on: true });
    expect(table.state.table.hand).not.toBeNull();
  });

  test('is not for those who folded, and not for other moments', () => {
    const table = playing({}, [ANN, BOB, CAT]);
    const folded = table.actor;
    expect(table.refused(folded, { type: 'skip', on: true }).code).toBe('NOTHING_TO_SKIP');
    table.act('fold');
    table.act('allIn');
    table.act('call');
    expect(table.refused(folded, { type: 'skip', on: true }).code).toBe('PLAYER_FOLDED');
    expect(table.refused(HOST, { type: 'skip', on: true }).code).toBe('NOT_ALLOWED');
  });

  test('bots agree with whoever asks', () => {
    const table = new Table({ room: { botSpeed: 'none', actionClock: null } });
    table.sit(ANN, 'Ann', 1);
    table.ask(HOST, { type: 'addBot', seat: 2, strength: 'easy' });
    table.ask(HOST, { type: 'startGame' });
    // Sooner or later the bot calls an all-in.
    for (let hands = 0; table.state.clock?.kind !== 'runOut'; hands++) {
      if (hands > 50) throw new Error('the bot never calls');
      if (table.state.hand?.state.turn.kind === 'act') table.act('allIn');
      else if (table.state.table.seats[0]?.stack === 0)
        table.ask(ANN, { type: 'buyIn', amount: 1000 });
      else table.wake();
    }
    table.ask(ANN, { type: 'skip', on: true });
    expect(table.state.table.hand).toBeNull();
  });
});

describe('running it twice', () => {
  const asked = (room: object = {}): Table => {
    const table = playing({ poker: { smallBlind: 5, bigBlind: 10, seatCount: 6, runs: 2 }, room });
    table.act('allIn');
    table.act('call');
    return table;
  };

  test('everybody in the hand is asked, and the clock goes on while they answer', () => {
    const table = asked({ actionClock: 8000 });
    const { deadline } = table.state.clock!;
    expect(table.state.clock).toMatchObject({ kind: 'runs', seats: [1, 2] });
    expect(deadline).toBe(table.now + 8000);
    table.wait(1000);
    table.ask(BOB, { type: 'runs', runs: 2 });
    expect(table.state.clock).toMatchObject({ kind: 'runs', seats: [1], deadline });
    table.ask(ANN, { type: 'runs', runs: 2 });
    expect(table.state.clock?.kind).toBe('runOut');
    expect(paceOf(table).map(([wait]) => wait)).toEqual([
      ...[reveal, street, street, street, street, street],
      river,
    ]);
    expect(table.state.hand?.state.boards).toHaveLength(2);
  });

  test('who does not answer in time wants it once', () => {
    const table = asked({ actionClock: null });
    expect(table.state.clock?.deadline).toBe(table.now + 30_000);
    table.ask(ANN, { type: 'runs', runs: 2 });
    expect(typesOf(table.wake())).toEqual(['runsAnswered', 'runsDecided']);
    expect(table.state.hand?.state.runs).toBe(1);
  });

  test('who has left is not waited for', () => {
    const table = asked();
    expect(typesOf(table.ask(ANN, { type: 'leave' }))).toEqual([
      ...['leaving', 'runsAnswered', 'runsDecided'],
    ]);
  });
});
