/** Stud, draw games and mixes in a room: what is asked, what time does, what each may see. */

import { MIXES } from '@sidepot/engine';
import { describe, expect, test } from 'vitest';
import { rebuildRoom, viewStored } from '../../src/room/index.js';
import { ANN, BOB, NO_PAUSES, playing, type Table } from './tables.js';

const ROOM = { ...NO_PAUSES, actionClock: 10_000, timeBank: null } as const;
const STUD = { game: 'stud', bigBlind: 20, minBuyIn: 100, maxBuyIn: 5000, seatCount: 6 } as const;
const DRAW = { ...STUD, game: '27td', smallBlind: 10 } as const;

const turnOf = (table: Table) => table.state.hand!.state.turn;
const asked = (table: Table): string => {
  const { turn, players } = table.state.hand!.state;
  if (turn.kind !== 'act' && turn.kind !== 'draw') throw new Error(turn.kind);
  return players.find(({ seat }) => seat === turn.seat)!.id;
};
const other = (player: string): string => (player === ANN ? BOB : ANN);

/** On to the first draw. */
function toDraw(table: Table): Table {
  table.act('call');
  table.act('check');
  return table;
}

describe('R108 bring-in', () => {
  test('is asked of the low card, and done by its command', () => {
    const table = playing({ poker: STUD, room: ROOM }, [ANN, BOB]);
    const opener = asked(table);
    const turn = turnOf(table);
    expect(turn.kind === 'act' && turn.legal).toMatchObject({ bringIn: 6, fold: false });
    expect(table.refused(opener, { type: 'act', action: { type: 'fold' } }).code).toBe(
      'BRING_IN_DUE',
    );
    table.ask(opener, { type: 'act', action: { type: 'bringIn' } });
    expect(asked(table)).toBe(other(opener));
  });

  test('out of time it is posted, and they sit out', () => {
    const table = playing({ poker: STUD, room: ROOM }, [ANN, BOB]);
    const opener = asked(table);
    table.wake();
    const log = table.state.hand!.log;
    expect(log.findLast(({ type }) => type === 'acted')).toMatchObject({ action: 'bring-in' });
    expect(table.state.table.seats.find(({ player }) => player === opener)?.out).toBe(true);
  });
});

describe('R123 draws', () => {
  test('one after the other by the clock; the cards come after the last', () => {
    const table = toDraw(playing({ poker: DRAW, room: ROOM }, [ANN, BOB]));
    const first = asked(table);
    expect(turnOf(table)).toMatchObject({ kind: 'draw', min: 0, max: 5 });
    expect(table.state.clock).toMatchObject({ kind: 'action', deadline: table.now + 10_000 });
    expect(table.refused(other(first), { type: 'draw', cards: [] }).code).toBe('NOT_YOUR_TURN');
    const { state } = table.state.hand!;
    const own = state.hidden.cards[state.players.findIndex(({ id }) => id === first)]!;
    const [card] = own as never[];
    const stranger = state.hidden.deck!.at(-1)!;
    expect(table.refused(first, { type: 'draw', cards: [stranger] }).code).toBe('NOT_YOUR_CARD');
    table.ask(first, { type: 'draw', cards: [card!] });
    expect(asked(table)).toBe(other(first));
    table.ask(other(first), { type: 'draw', cards: [] });
    expect(turnOf(table).kind).toBe('act');
    const drawn = table.state.hand!.state.players.map(({ id, drawn }) => [id === first, drawn]);
    expect(Object.fromEntries(drawn.map(([is, list]) => [String(is), list]))).toEqual({
      true: [1],
      false: [0],
    });
  });

  test('R129 out of time: pat', () => {
    const table = toDraw(playing({ poker: DRAW, room: ROOM }, [ANN, BOB]));
    const first = asked(table);
    table.wake();
    const { log } = table.state.hand!;
    expect(log.findLast(({ type }) => type === 'drew')).toMatchObject({ discarded: [] });
    expect(asked(table)).toBe(other(first));
  });

  test('the time bank is spent in a draw, too', () => {
    const bank = { start: 5000, refill: 0, most: 5000 };
    const table = toDraw(playing({ poker: DRAW, room: { ...ROOM, timeBank: bank } }, [ANN, BOB]));
    table.ask(asked(table), { type: 'timeBank' });
    expect(table.state.clock).toMatchObject({ kind: 'timeBank' });
  });

  test('who has left stands pat', () => {
    const table = toDraw(playing({ poker: DRAW, room: ROOM }, [ANN, BOB]));
    const first = asked(table);
    table.ask(first, { type: 'leave' });
    table.advance();
    expect(asked(table)).toBe(other(first));
  });

  test('R159 own discards are one’s own; R160 the spares are fixed at the start, and nobody’s', () => {
    const table = toDraw(playing({ poker: DRAW, room: ROOM }, [ANN, BOB]));
    const first = asked(table);
    const cards = table.state.hand!.state.hidden.cards;
    const i = table.state.hand!.state.players.findIndex(({ id }) => id === first);
    const gone = cards[i]!.slice(0, 2) as never[];
    table.ask(first, { type: 'draw', cards: gone });
    const seenBy = (viewer: string) =>
      table.view(viewer).hand!.view.players.find(({ id }) => id === first)!;
    expect(seenBy(first)).toMatchObject({ drawn: [2], thrown: [gone] });
    expect(seenBy(other(first))).toMatchObject({ drawn: [2] });
    expect(seenBy(other(first))).not.toHaveProperty('thrown');
    const stored = table.events.findLast(({ event }) => event.type === 'drew')!;
    const told = (viewer: string) => viewStored(stored, 1, viewer, table.state)?.event;
    expect(told(first)).toMatchObject({ discarded: gone });
    expect(told(other(first))).toMatchObject({ discarded: [null, null] });
    const started = table.events.find(({ event }) => event.type === 'started')!.event;
    expect('spares' in started && started.spares).toHaveLength(4);
    expect(JSON.stringify(table.view(first))).not.toContain('spares');
    expect(rebuildRoom(table.events)).toEqual(table.state);
  });
});

describe('R154 dealer’s choice', () => {
  const poker = {
    ...{ bigBlind: 20, minBuyIn: 100, maxBuyIn: 5000, seatCount: 6 },
    mix: { games: MIXES.horse, choice: true, rotate: 'hands', hands: 1 },
  } as const;

  /** The first hand waits for its game, too: nobody names one. */
  function begun(): Table {
    const table = playing({ poker, room: { ...ROOM, handPause: 1000 } }, [ANN, BOB]);
    expect(table.state.hand).toBeNull();
    table.wake();
    return table;
  }

  test('the table waits for who names the next game, and no longer', () => {
    const table = begun();
    expect(table.view(ANN).info.mix).toMatchObject({ entry: 0, hand: 1, chosen: null });
    table.act('fold');
    table.advance();
    expect(table.state.clock).toMatchObject({ kind: 'nextHand', deadline: table.now + 10_000 });
    const { chooser } = table.view(ANN).info.mix!;
    const namer = table.state.table.seats.find(({ seat }) => seat === chooser)!.player;
    expect(table.refused(other(namer), { type: 'chooseGame', entry: 3 }).code).toBe(
      'NOT_YOUR_COMMAND',
    );
    table.ask(namer, { type: 'chooseGame', entry: 3 });
    expect(table.state.clock).toMatchObject({ deadline: table.now + 1000 });
    expect(table.view(ANN).info.mix).toMatchObject({ chooser, chosen: 3 });
    table.wake();
    expect(table.state.hand?.state.rules).toMatchObject({ game: 'stud', ante: 4, bringIn: 6 });
  });

  test('nobody says anything: the next of the list', () => {
    const table = begun();
    table.act('fold');
    table.advance();
    table.wake();
    expect(table.state.hand?.state.rules.game).toBe('omaha8');
  });
});
