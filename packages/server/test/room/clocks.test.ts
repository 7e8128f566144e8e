import { describe, expect, test } from 'vitest';
import { rebuildRoom, wakeAt } from '../../src/room/index.js';
import { ANN, BOB, HOST, playing, typesOf } from './tables.js';

const CLOCK = 10_000;
const BANK = { start: 4000, refill: 1000, most: 6000 };
const timed = { actionClock: CLOCK, timeBank: BANK };

describe('the action clock', () => {
  test('starts with each turn', () => {
    const table = playing({ room: timed });
    const started = table.now;
    expect(table.state.clock).toEqual({
      kind: 'action',
      seats: [table.view(table.actor).you.seat],
      startedAt: started,
      deadline: started + CLOCK,
      left: null,
    });
    table.wait(3000);
    table.act('call');
    expect(table.state.clock).toMatchObject({ kind: 'action', deadline: started + 3000 + CLOCK });
  });

  test('before it has run out nothing happens', () => {
    const table = playing({ room: timed });
    table.wait(CLOCK - 1);
    expect(table.advance()).toEqual([]);
  });

  test('is not there if the table has none', () => {
    const table = playing({ room: { actionClock: null } });
    expect(table.state.clock).toBeNull();
    expect(wakeAt(table.state)).toBeNull();
    expect(table.refused(table.actor, { type: 'timeBank' }).code).toBe('NO_TIME_BANK');
  });

  test('without a bank it folds, and the player sits out', () => {
    const table = playing({ room: { actionClock: CLOCK, timeBank: null } });
    const late = table.actor;
    const events = table.wake();
    expect(typesOf(events)).toEqual([
      ...['timedOut', 'acted', 'refunded', 'collected', 'satOut'],
      ...['awarded', 'ended', 'handFinished'],
    ]);
    expect(table.view(HOST).seats.find(({ player }) => player === late)?.status).toBe('out');
    expect(table.state.clock).toBeNull();
    expect(wakeAt(table.state)).toBeNull();
  });

  test('checks if that is free', () => {
    const table = playing({ room: { actionClock: CLOCK, timeBank: null } });
    table.act('call');
    expect(table.wake()[1]?.event).toMatchObject({ type: 'acted', action: 'check' });
  });

  test('whoever sits in again is dealt the next hand', () => {
    const table = playing({ room: { actionClock: CLOCK, timeBank: null, handPause: 2000 } });
    const late = table.actor;
    table.wake();
    table.wait(60_000);
    table.ask(late, { type: 'sitIn' });
    expect(table.state.clock).toMatchObject({ kind: 'nextHand', deadline: table.now + 2000 });
    table.wake();
    expect(table.state.hand?.number).toBe(2);
  });
});

describe('the time bank', () => {
  const bankOf = (table: ReturnType<typeof playing>, player: string) =>
    table.view(HOST).seats.find((seat) => seat.player === player)?.timeBank;

  test('is full at first, and each hand dealt adds to it up to the most', () => {
    const table = playing({ room: { ...timed, handPause: 0 } });
    expect(bankOf(table, ANN)).toBe(5000);
    for (const bank of [6000, 6000]) {
      table.act('fold');
      table.advance();
      expect(bankOf(table, ANN)).toBe(bank);
    }
  });

  test('is spent when the clock has run out, and then they are late', () => {
    const table = playing({ room: timed });
    const late = table.actor;
    expect(typesOf(table.wake())).toEqual(['timeBankUsed']);
    expect(table.state.clock).toMatchObject({ kind: 'timeBank', deadline: table.now + 5000 });
    expect(typesOf(table.wake())[0]).toBe('timedOut');
    expect(bankOf(table, late)).toBe(0);
  });

  test('what they do not use they keep', () => {
    const table = playing({ room: timed });
    const late = table.actor;
    table.wake();
    table.wait(1500);
    table.act('call');
    expect(bankOf(table, late)).toBe(3500);
    expect(table.state.clock?.kind).toBe('action');
  });

  test('can be started by hand, and what they have not come to they keep whole', () => {
    const table = playing({ room: timed });
    const { actor } = table;
    const { deadline } = table.state.clock!;
    const other = actor === ANN ? BOB : ANN;
    expect(table.refused(other, { type: 'timeBank' }).code).toBe('NOT_YOUR_TURN');
    table.wait(1000);
    const events = table.ask(actor, { type: 'timeBank' });
    expect(events[0]?.event).toMatchObject({ player: actor, until: deadline + 5000 });
    expect(table.refused(actor, { type: 'timeBank' }).code).toBe('NO_TIME_BANK');
    table.act('call');
    expect(bankOf(table, actor)).toBe(5000);
  });

  test('is shown as none at a table that has none', () => {
    const table = playing({ room: { timeBank: null } });
    expect(bankOf(table, ANN)).toBeNull();
  });

  test('is full for everybody when the host brings it in', () => {
    const table = playing({ room: { timeBank: null } });
    const settings = { room: { timeBank: BANK } };
    table.ask(HOST, { type: 'changeSettings', settings });
    expect(bankOf(table, ANN)).toBeNull();
    table.act('fold');
    expect(bankOf(table, ANN)).toBe(4000);
  });
});

describe('a pause', () => {
  test('stops the clock, and it goes on with what was left', () => {
    const table = playing({ room: timed });
    const seats = table.state.clock?.seats;
    table.wait(4000);
    table.ask(HOST, { type: 'pause' });
    expect(table.view(ANN).info.status).toBe('paused');
    expect(table.state.clock?.left).toBe(6000);
    expect(wakeAt(table.state)).toBeNull();
    table.wait(1_000_000);
    expect(table.advance()).toEqual([]);
    table.ask(HOST, { type: 'resume' });
    expect(table.state.clock).toEqual({
      ...{ kind: 'action', seats, left: null },
      ...{ startedAt: table.now - 4000, deadline: table.now + 6000 },
    });
  });

  test('no hand goes on, but people come, talk and leave', () => {
    const table = playing({ room: timed });
    const { actor } = table;
    table.ask(HOST, { type: 'pause' });
    expect(table.refused(HOST, { type: 'pause' }).code).toBe('PAUSED');
    for (const command of [
      { type: 'act', action: { type: 'fold' } },
      { type: 'timeBank' },
      { type: 'skip', on: true },
    ] as const) {
      expect(table.refused(actor, command).code).toBe('PAUSED');
    }
    table.sit('dan_4uS2wY', 'Dan');
    table.ask(actor, { type: 'chat', text: 'brb' });
    expect(typesOf(table.ask(actor, { type: 'leave' }))).toEqual(['leaving']);
    expect(typesOf(table.ask(HOST, { type: 'resume' }))[1]).toBe('acted');
    expect(table.refused(HOST, { type: 'resume' }).code).toBe('NOT_PAUSED');
  });

  test('between hands the next one waits, too', () => {
    const table = playing({ room: { handPause: 5000 } });
    table.act('fold');
    table.wait(2000);
    table.ask(HOST, { type: 'pause' });
    table.wait(9000);
    table.ask(HOST, { type: 'resume' });
    expect(table.state.clock).toMatchObject({ kind: 'nextHand', deadline: table.now + 3000 });
  });
});

test('a restart has the same clocks', () => {
  const table = playing({ room: timed });
  table.wake();
  table.wait(700);
  const { clock, botAt, people } = rebuildRoom(table.events);
  expect({ clock, botAt, people }).toEqual({
    clock: table.state.clock,
    botAt: table.state.botAt,
    people: table.state.people,
  });
  expect(clock?.kind).toBe('timeBank');
});
