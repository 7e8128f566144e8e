import { describe, expect, test } from 'vitest';
import { ledgerOf } from '../../src/room/index.js';
import { ANN, BOB, CAT, HOST, type Table as Played, Table, typesOf } from './tables.js';

const levels = [
  { smallBlind: 5, bigBlind: 10, duration: 60_000, breakAfter: 30_000 },
  { smallBlind: 50, bigBlind: 100, duration: 60_000 },
];
const tournament = { startingStack: 200, buyIn: 100, fee: 10, levels, lateEntryLevel: 2 };

function event(options: object = {}, room: object = {}, players = [ANN, BOB]): Played {
  const table = new Table({
    poker: { seatCount: 3, tournament: { ...tournament, ...options } },
    room: { runOut: 'none', actionClock: null, ...room },
  });
  for (const player of players) {
    table.ask(player, { type: 'join', name: player.slice(0, 3) });
    table.ask(player, { type: 'requestSeat', seat: null });
  }
  return table;
}

/** Everybody goes all-in until somebody is out. */
function bust(table: Played): readonly string[] {
  const known = table.events.length;
  const isOut = () => typesOf(table.events.slice(known)).includes('eliminated');
  while (!isOut()) {
    const { turn } = table.state.hand!.state;
    if (turn.kind !== 'act') table.wake();
    else table.act(turn.legal.allIn === null ? 'call' : 'allIn');
  }
  return typesOf(table.events.slice(known));
}

describe('a tournament', () => {
  test('gives the starting stack for the entry, and takes no other chips', () => {
    const table = event();
    expect(table.view(ANN).seats.map(({ stack }) => stack)).toEqual([200, 200]);
    table.ask(CAT, { type: 'join', name: 'Cat' });
    const wish = { type: 'requestSeat', seat: null, buyIn: 50 } as const;
    expect(table.refused(CAT, wish).code).toBe('BAD_COMMAND');
  });

  test('ends when one is left, and then no hand is dealt', () => {
    const table = event();
    table.ask(HOST, { type: 'startGame' });
    expect(bust(table)).toContain('tournamentEnded');
    expect(table.state.clock).toBeNull();
    const { places } = table.view(ANN).tournament!;
    expect(places?.map(({ place, prize }) => [place, prize])).toEqual([
      [1, 125],
      [2, 75],
    ]);
    const { lines, rake } = ledgerOf(table.state);
    expect(rake).toBe(20);
    expect(lines.reduce((sum, { net }) => sum + net, 0)).toBe(-20);
  });

  test('nobody leaves it, but one may sit out and is dealt dead hands', () => {
    const table = event({}, {}, [ANN, BOB, CAT]);
    table.ask(HOST, { type: 'startGame' });
    expect(table.refused(ANN, { type: 'leave' }).code).toBe('WRONG_MODE');
    table.ask(ANN, { type: 'sitOut' });
    while (table.state.table.hand !== null) table.act('fold');
    table.wake();
    expect(table.state.hand?.state.players.find(({ id }) => id === ANN)?.folded).toBe(true);
  });

  test('who is out may enter again, if the tournament lets them', () => {
    const table = event({ reEntries: 1 }, {}, [ANN, BOB, CAT]);
    table.ask(HOST, { type: 'startGame' });
    table.act('fold');
    bust(table);
    const out = [ANN, BOB, CAT].find((player) => table.view(player).you.seat === null)!;
    expect(table.view(ANN).tournament?.places).toBeNull();
    table.ask(out, { type: 'buyIn' });
    expect(table.view(out).you.seat).not.toBeNull();
    expect(table.refused(out, { type: 'buyIn' }).code).toBe('ALREADY_SEATED');
  });

  test('a stranger does not buy in without asking', () => {
    const table = event();
    table.ask(CAT, { type: 'join', name: 'Cat' });
    expect(table.refused(CAT, { type: 'buyIn' }).code).toBe('NOT_SEATED');
  });
});

describe('a break', () => {
  test('begins when a hand would, and the next hand follows when it is over', () => {
    const table = event();
    table.ask(HOST, { type: 'startGame' });
    const over = table.now + 90_000;
    table.wait(60_000);
    table.act('fold');
    expect(typesOf(table.wake())).toEqual(['breakStarted']);
    expect(table.view(ANN).tournament?.breakUntil).toBe(over);
    expect(table.state.clock).toMatchObject({ kind: 'break', deadline: over });
    const events = typesOf(table.wake());
    expect(table.now).toBe(over);
    expect(events.slice(0, 2)).toEqual(['levelStarted', 'handStarted']);
    expect(table.view(ANN).tournament?.breakUntil).toBeNull();
  });
});

test('no bomb pots in a tournament', () => {
  const room = { bombPot: { every: 2, ante: 10 } };
  const settings = { room };
  expect(event().refused(HOST, { type: 'changeSettings', settings }).code).toBe('BAD_INPUT');
});
