/** Issue 14, 9: strangers with the link. */

import { MAX_BANS, MAX_ENTRIES, MAX_PEOPLE, tableViewSchema } from '@sidepot/protocol';
import { describe, expect, test } from 'vitest';
import {
  BUSTED_MS,
  ENTRY_MS,
  REQUEST_MS,
  RESERVED_MS,
  waitsUntil,
} from '../../src/room/commands/waits.js';
import {
  doorProblem,
  evolveRoom,
  forgetVisitors,
  NO_PASS,
  rebuildRoom,
  viewRoom,
  wakeAt,
} from '../../src/room/index.js';
import { ANN, BOB, CAT, HOST, NO_PAUSES, NOBODY, playing, Table, typesOf } from './tables.js';

const join = (name: string) => ({ type: 'join', name }) as const;
const stranger = (i: number) => `stranger_${String(i).padStart(4, '0')}`;
const CLOSED = { room: { entry: 'approval' } } as const;

const flood = (table: Table, count: number, from: string | null = null): void => {
  for (let i = 0; i < count; i++) table.ask(stranger(i), join(`S${i}`), { from });
};

const codeAt = (table: Table, player: string, pass = NO_PASS) =>
  doorProblem(table.state, player, pass)?.code ?? null;

describe('issue 14, 9: joins expire', () => {
  test('five hundred joins fill no table: the next gets in, and who sits keeps the seat', () => {
    const table = playing();
    table.ask(CAT, join('Cat'));
    table.ask(CAT, { type: 'requestSeat', seat: 4 });
    flood(table, MAX_PEOPLE + 20);
    expect(table.state.people).toHaveLength(MAX_PEOPLE);
    table.ask('late_000001', join('Late'));
    expect(table.view('late_000001').you.rights).toContain('sit');
    for (const player of [HOST, ANN, BOB, CAT]) {
      expect(table.view(player).you.name).not.toBeNull();
    }
    expect(table.view(CAT).you.seat).toBe(4);
    expect(table.view(stranger(0)).you.name).toBeNull();
    table.ask(HOST, { type: 'addBot', seat: null, strength: 'easy' });
    expect(rebuildRoom(table.events)).toEqual(table.state);
  });

  test('a flood from one network pushes out its own', () => {
    const table = new Table();
    table.ask(ANN, join('Ann'), { from: 'network-of-ann' });
    flood(table, MAX_PEOPLE + 5, 'network-of-eve');
    expect(table.view(ANN).you.name).toBe('Ann');
  });

  test('who was heard of last stays longest', () => {
    const table = new Table();
    table.ask(ANN, join('Ann'));
    table.ask(BOB, join('Bob'));
    flood(table, MAX_PEOPLE - 3);
    table.ask(ANN, { type: 'chat', text: 'I am still here' });
    table.ask(CAT, join('Cat'));
    expect(table.view(ANN).you.name).toBe('Ann');
    expect(table.view(BOB).you.name).toBeNull();
    expect(table.view(HOST).chat).toMatchObject([{ name: 'Ann' }]);
  });

  test('who came and went with the same chips is no line in the way', () => {
    const table = new Table();
    for (let i = 0; i < 20; i++) {
      table.sit(stranger(i), `S${i}`, 1);
      table.ask(stranger(i), { type: 'leave' });
    }
    const world = table.world;
    const players = table.state.people.map(({ player }) => player);
    const { state } = forgetVisitors(table.state, players, world);
    expect(state.people.map(({ name }) => name)).toEqual(['Host']);
  });

  test('who lost or won chips, or sits, or asks, is never forgotten', () => {
    const table = playing({}, [ANN, BOB]);
    while (table.state.table.hand !== null) table.act('fold');
    for (const player of [ANN, BOB]) table.ask(player, { type: 'leave' });
    const players = table.state.people.map(({ player }) => player);
    expect(forgetVisitors(table.state, players, table.world).events).toEqual([]);
  });
});

describe('issue 14, 9: nobody waits for ever', () => {
  test('a seat without chips is free again after three minutes, and its owner learns why', () => {
    const table = new Table();
    table.ask(ANN, join('Ann'));
    table.ask(ANN, { type: 'requestSeat', seat: 2 });
    expect(wakeAt(table.state)).toBe(table.now + RESERVED_MS);
    expect(typesOf(table.wake())).toEqual(['seatReleased']);
    expect(table.view(ANN).seats).toEqual([]);
    expect(table.view(ANN).log.at(-1)).toMatchObject({
      event: { type: 'seatReleased', player: ANN, seat: 2, expired: true },
    });
    expect(wakeAt(table.state)).toBeNull();
  });

  test('it is so during a pause, too, and between two hands nothing is missed', () => {
    const table = playing();
    table.ask(CAT, join('Cat'));
    table.ask(CAT, { type: 'requestSeat', seat: 5 });
    table.ask(HOST, { type: 'pause' });
    table.wake();
    expect(table.state.reserved).toEqual([]);
    expect(table.state.pause).not.toBeNull();
  });

  test('a question for a seat times out after ten minutes', () => {
    const table = new Table({ room: { seatApproval: true } });
    table.ask(ANN, join('Ann'));
    table.ask(ANN, { type: 'requestSeat', seat: 2, buyIn: 1000 });
    table.wait(REQUEST_MS);
    table.advance();
    expect(table.view(ANN).you.request).toBeNull();
    expect(table.view(ANN).log.at(-1)).toMatchObject({
      event: { type: 'seatRequestEnded', outcome: 'expired' },
    });
    expect(table.refused(HOST, { type: 'approveSeat', player: ANN }).code).toBe('NO_REQUEST');
  });
});

/** Ann or Bob has lost everything to the other. */
function busted(): { readonly table: Table; readonly loser: string; readonly winner: string } {
  const table = playing({ room: NO_PAUSES }, [ANN, BOB], 3);
  table.act('allIn');
  table.act('call');
  const loser = table.state.table.seats.find(({ stack }) => stack === 0)?.player;
  return { table, loser: String(loser), winner: loser === ANN ? BOB : ANN };
}

describe('issue 14, 9: a busted seat does not stay for ever', () => {
  test('it is free again after ten minutes, also in mid-hand, and its owner learns why', () => {
    const { table, loser } = busted();
    table.sit(CAT, 'Cat', 5);
    table.wait(BUSTED_MS - 1);
    table.ask(HOST, { type: 'chat', text: 'not yet' });
    expect(table.view(loser).you.seat).not.toBeNull();
    expect(table.state.table.hand).not.toBeNull();
    table.wait(1);
    expect(typesOf(table.ask(HOST, { type: 'chat', text: 'now' }))).toEqual([
      ...['said', 'left', 'seatReleased'],
    ]);
    expect(table.view(loser).you).toMatchObject({ seat: null, rights: ['sit', 'chat', 'watch'] });
    expect(table.view(loser).log.at(-1)).toMatchObject({
      event: { type: 'seatReleased', player: loser, expired: true },
    });
    expect(rebuildRoom(table.events)).toEqual(table.state);
  });

  test('a table that is over because of it wakes for it, also when it is paused', () => {
    const { table, loser, winner } = busted();
    table.ask(HOST, { type: 'pause' });
    expect(wakeAt(table.state)).toBe(table.now + BUSTED_MS);
    expect(typesOf(table.wake())).toEqual(['left', 'seatReleased']);
    expect(table.state.table.seats.map(({ player }) => player)).toEqual([winner]);
    expect(wakeAt(table.state)).toBeNull();
    table.ask(loser, { type: 'requestSeat', seat: null, buyIn: 1000 });
  });

  test('who buys chips or leaves has nobody waiting', () => {
    const back = busted();
    back.table.ask(HOST, { type: 'pause' });
    back.table.ask(back.loser, { type: 'buyIn', amount: 800 });
    expect(wakeAt(back.table.state)).toBeNull();
    const gone = busted();
    gone.table.ask(gone.loser, { type: 'leave' });
    expect(wakeAt(gone.table.state)).toBeNull();
  });

  test('a bot, which buys chips itself, keeps its seat', () => {
    const table = new Table({ room: NO_PAUSES });
    table.ask(HOST, { type: 'addBot', seat: 2, strength: 'easy' });
    const bot = table.view(HOST).seats[0]?.player ?? '';
    const event = { type: 'busted', player: bot, seat: 2 } as const;
    expect(waitsUntil(evolveRoom(table.state, { of: 'table', at: table.now, event }))).toBe(
      Number.POSITIVE_INFINITY,
    );
  });

  test('who is out of a tournament keeps nobody waiting', () => {
    const levels = [{ smallBlind: 5, bigBlind: 10, duration: 60_000 }];
    const poker = { seatCount: 3, tournament: { startingStack: 200, buyIn: 100, levels } };
    const table = new Table({ poker, room: { ...NO_PAUSES, actionClock: null } });
    for (const player of [ANN, BOB, CAT]) {
      table.ask(player, join(player.slice(0, 3)));
      table.ask(player, { type: 'requestSeat', seat: null });
    }
    table.ask(HOST, { type: 'startGame' });
    for (const act of ['allIn', 'call', 'call'] as const) table.act(act);
    table.wakeUntil(({ table: { tournament } }) => tournament?.eliminations.length !== 0);
    const { seats } = table.state.table;
    table.wait(BUSTED_MS);
    table.advance();
    expect(table.state.table.seats.map(({ seat }) => seat)).toEqual(seats.map(({ seat }) => seat));
    expect(typesOf(table.events)).not.toContain('left');
  });
});

describe('issue 14, 9: the host decides who comes in', () => {
  test('who comes waits outside, and sees the name of the table and nothing else', () => {
    const table = new Table({ ...CLOSED, name: 'Friday' });
    const told = { name: 'Friday', asked: false, denied: false, reason: null };
    expect(doorProblem(table.state, ANN, NO_PASS)).toEqual({ code: 'NOT_LET_IN', ...told });
    table.ask(ANN, join('Ann'));
    expect(table.state.people).toHaveLength(1);
    expect(doorProblem(table.state, ANN, NO_PASS)).toEqual({
      ...{ code: 'NOT_LET_IN', ...told, asked: true },
    });
    expect(table.refused(ANN, join('Ann')).code).toBe('REQUEST_PENDING');
    expect(table.refused(ANN, { type: 'chat', text: 'hi' }).code).toBe('NOT_LET_IN');
    const stale = table.refused(ANN, { type: 'chat', text: 'hi' }, { expectedSeq: 0 });
    expect(stale.code).toBe('NOT_LET_IN');
    expect(table.view(HOST).entries).toMatchObject([{ player: ANN, name: 'Ann' }]);
    expect(table.view(BOB).entries).toEqual([]);
  });

  test('let in, they are at the table', () => {
    const table = new Table(CLOSED);
    table.ask(ANN, join('Ann'));
    expect(table.refused(ANN, { type: 'letIn', player: ANN }).code).toBe('NOT_LET_IN');
    table.ask(HOST, { type: 'letIn', player: ANN });
    expect(codeAt(table, ANN)).toBeNull();
    expect(table.view(ANN).you).toMatchObject({ name: 'Ann', rights: ['sit', 'chat', 'watch'] });
    expect(table.view(HOST).entries).toEqual([]);
    expect(table.refused(HOST, { type: 'letIn', player: ANN }).code).toBe('NO_REQUEST');
    expect(rebuildRoom(table.events)).toEqual(table.state);
  });

  test('turned away, they may ask again after a while', () => {
    const table = new Table(CLOSED);
    table.ask(ANN, join('Ann'));
    table.ask(HOST, { type: 'turnAway', player: ANN, reason: 'Not tonight' });
    expect(doorProblem(table.state, ANN, NO_PASS)).toMatchObject({
      ...{ asked: false, denied: true, reason: 'Not tonight' },
    });
    expect(table.refused(ANN, join('Ann')).code).toBe('NOT_LET_IN');
    expect(table.view(HOST).entries).toEqual([]);
    table.wait(ENTRY_MS);
    table.advance();
    table.ask(ANN, join('Ann'));
    table.ask(ANN, { type: 'cancelRequest' });
    expect(table.state.entries).toEqual([]);
  });

  test('who is inside already stays, also when it is chosen in mid-hand, which counts at once', () => {
    const table = playing();
    table.ask(CAT, join('Cat'));
    table.ask(HOST, { type: 'changeSettings', settings: { room: { entry: 'approval' } } });
    expect(table.state.table.hand).not.toBeNull();
    expect([ANN, BOB, CAT, HOST].map((player) => codeAt(table, player))).toEqual([
      ...[null, null, null, null],
    ]);
    expect(codeAt(table, 'eve_0000001')).toBe('NOT_LET_IN');
    expect(table.view(HOST).settings.room.entry).toBe('approval');
  });

  test('the queue has an end: of a crowd from one network its own first goes', () => {
    const table = new Table(CLOSED);
    table.ask(ANN, join('Ann'), { from: 'network-of-ann' });
    flood(table, MAX_ENTRIES + 10, 'network-of-eve');
    expect(table.state.entries).toHaveLength(MAX_ENTRIES);
    table.ask(HOST, { type: 'letIn', player: ANN });
  });

  test('no name outside imitates one inside, nor the other way round', () => {
    const table = new Table(CLOSED);
    expect(table.refused(ANN, join('Hоst')).code).toBe('NAME_TAKEN');
    table.ask(ANN, join('Ann'));
    expect(table.refused(HOST, { type: 'rename', name: 'Ann' }).code).toBe('NAME_TAKEN');
  });

  test('a table that closes has nobody waiting', () => {
    const table = new Table(CLOSED);
    table.ask(ANN, join('Ann'));
    table.ask(HOST, { type: 'closeTable' });
    expect(table.state.entries).toEqual([]);
    expect(table.refused(BOB, join('Bob')).code).toBe('TABLE_CLOSED');
  });
});

describe('issue 14, 9: kicked and banned', () => {
  test('who was kicked comes back only if the host lets them in', () => {
    const table = new Table();
    table.ask(ANN, join('Ann'));
    table.ask(HOST, { type: 'kick', player: ANN });
    expect(codeAt(table, ANN)).toBe('KICKED');
    expect(table.refused(ANN, { type: 'chat', text: 'let me' }).code).toBe('KICKED');
    table.ask(ANN, join('Ann'));
    expect(codeAt(table, ANN)).toBe('NOT_LET_IN');
    table.ask(HOST, { type: 'letIn', player: ANN });
    expect(table.view(ANN).you.rights).toContain('chat');
    expect(table.state.people).toHaveLength(2);
  });

  test('who is banned may not even ask, until the ban is lifted', () => {
    const table = new Table();
    table.ask(ANN, join('Ann'));
    table.ask(HOST, { type: 'ban', player: ANN, address: false, reason: 'spam' });
    expect(doorProblem(table.state, ANN, NO_PASS)).toEqual({
      ...{ code: 'BANNED_HERE', reason: 'spam' },
    });
    expect(table.refused(ANN, join('Ann')).code).toBe('BANNED_HERE');
    expect(table.view(HOST).bans).toMatchObject([{ player: ANN, name: 'Ann', address: false }]);
    expect(table.view(BOB).bans).toEqual([]);
    table.ask(HOST, { type: 'unban', player: ANN });
    expect(table.refused(HOST, { type: 'unban', player: ANN }).code).toBe('UNKNOWN_PLAYER');
    expect(codeAt(table, ANN)).toBe('KICKED');
  });

  test('with the network: everybody new from there, not who is inside, and it is told to nobody', () => {
    const table = new Table();
    table.ask(ANN, join('Ann'), { from: 'network-of-eve' });
    table.ask(BOB, join('Bob'), { from: 'network-of-eve' });
    table.ask(HOST, { type: 'ban', player: BOB, address: true });
    const there = { from: 'network-of-eve', invite: null };
    expect(codeAt(table, 'eve_0000002', there)).toBe('BANNED_HERE');
    expect(table.refused('eve_0000002', join('Eve'), there).code).toBe('BANNED_HERE');
    expect(codeAt(table, 'eve_0000002', { from: 'elsewhere', invite: null })).toBeNull();
    expect(codeAt(table, ANN, there)).toBeNull();
    for (const player of [HOST, ANN, CAT]) {
      expect(JSON.stringify(table.view(player))).not.toContain('network-of-eve');
    }
  });

  test('a network that is not known cannot be banned, nor a host or a bot', () => {
    const table = new Table();
    table.ask(ANN, join('Ann'));
    table.ask(HOST, { type: 'addBot', seat: null, strength: 'easy', name: 'Otto' });
    const bot = String(table.state.people.find(({ name }) => name === 'Otto')?.player);
    const ban = (player: string, address = false) =>
      table.refused(HOST, { type: 'ban', player, address }).code;
    expect(ban(ANN, true)).toBe('NO_ADDRESS');
    expect(ban(HOST)).toBe('NOT_ALLOWED');
    expect(ban(bot)).toBe('UNKNOWN_PLAYER');
    expect(ban(CAT)).toBe('UNKNOWN_PLAYER');
    expect(table.state.bans).toEqual([]);
  });

  test('who waits outside can be banned, with all others from there', () => {
    const table = new Table(CLOSED);
    flood(table, 5, 'network-of-eve');
    table.ask(HOST, { type: 'ban', player: stranger(2), address: true });
    expect(table.state.entries).toEqual([]);
  });

  test('bans are bounded', () => {
    const table = new Table();
    flood(table, MAX_BANS + 1);
    for (let i = 0; i < MAX_BANS; i++) {
      table.ask(HOST, { type: 'ban', player: stranger(i), address: false });
    }
    const more = { type: 'ban', player: stranger(MAX_BANS), address: false } as const;
    expect(table.refused(HOST, more).code).toBe('TOO_MANY_BANS');
  });
});

test('issue 14, 9: a table from before opens as it was: everybody with the link may come', () => {
  const table = playing();
  table.ask(CAT, join('Cat'));
  table.ask(CAT, { type: 'requestSeat', seat: 5 });
  const old = table.events.map((stored) => {
    const text = JSON.stringify(stored).replaceAll(/,"(?:from|entry)":(?:null|"open")/g, '');
    return JSON.parse(text) as typeof stored;
  });
  expect(JSON.stringify(old)).not.toContain('"entry"');
  expect({ ...rebuildRoom(old), tail: [] }).toEqual({ ...table.state, tail: [] });
  const view = viewRoom(rebuildRoom(old), CAT, NOBODY);
  expect(tableViewSchema.parse(view)).toEqual(view);
});

describe('issue 14, 9: a new link', () => {
  test('the first link has no code; after a new one newcomers need it', () => {
    const table = new Table();
    table.ask(ANN, join('Ann'));
    expect(table.view(ANN).info.invite).toBeNull();
    table.ask(HOST, { type: 'newLink' });
    const first = table.view(ANN).info.invite ?? '';
    expect(first.length).toBeGreaterThan(10);
    expect(codeAt(table, ANN)).toBeNull();
    expect(codeAt(table, BOB)).toBe('OLD_LINK');
    expect(table.refused(BOB, join('Bob')).code).toBe('OLD_LINK');
    expect(codeAt(table, BOB, { from: null, invite: first })).toBeNull();
    table.ask(HOST, { type: 'newLink' });
    expect(table.refused(BOB, { ...join('Bob'), invite: first }).code).toBe('OLD_LINK');
    const invite = table.view(HOST).info.invite ?? '';
    table.ask(BOB, { ...join('Bob'), invite });
    expect(codeAt(table, BOB)).toBeNull();
  });

  test('the code is in the view of who is inside, in no event', () => {
    const table = new Table();
    table.ask(HOST, { type: 'newLink' });
    const { log, info } = table.view(HOST);
    expect(log.at(-1)).toMatchObject({ event: { type: 'linkChanged' } });
    expect(JSON.stringify(log)).not.toContain(info.invite);
  });

  test('a wrong code of any length is refused', () => {
    const table = new Table();
    table.ask(HOST, { type: 'newLink' });
    const right = table.view(HOST).info.invite ?? '';
    for (const invite of [
      '',
      right.slice(1),
      `${right}x`,
      right.toUpperCase(),
      `x${right.slice(1)}`,
    ]) {
      expect(codeAt(table, BOB, { from: null, invite })).toBe('OLD_LINK');
    }
  });
});
