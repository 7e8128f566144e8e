/** Issue 16, 12: what a host does with somebody's seat, and with whom they share the right. */

import { describe, expect, test } from 'vitest';
import { ledgerOf, rebuildRoom, viewRoom } from '../../src/room/index.js';
import { ANN, BOB, CAT, HOST, NO_PAUSES, NOBODY, playing, Table, typesOf } from './tables.js';

const SLOW = { room: { ...NO_PAUSES, actionClock: null, handPause: 1000 } } as const;
const seatOf = (table: Table, player: string) =>
  table.view(CAT).seats.find((seat) => seat.player === player);
const ledger = (table: Table, player: string) =>
  ledgerOf(table.state).lines.find((line) => line.player === player);

/** Nothing is lost in a restart. */
const survives = (table: Table): void => expect(rebuildRoom(table.events)).toEqual(table.state);

describe('stand up', () => {
  const standUp = (player: string) => ({ type: 'standUp', player, reason: 'asleep' }) as const;

  test('in mid-hand after the hand; the player stays, sees why, and may sit down again', () => {
    const table = playing(SLOW);
    const { actor } = table;
    expect(typesOf(table.ask(HOST, standUp(actor)))).toEqual(['ordered']);
    expect(seatOf(table, actor)?.orders).toEqual([{ order: 'standUp', reason: 'asleep' }]);
    survives(table);
    expect(typesOf(table.act('fold')).slice(-3)).toEqual(['handFinished', 'left', 'orderEnded']);
    expect(seatOf(table, actor)).toBeUndefined();
    expect(table.view(actor).you.rights).toContain('sit');
    expect(ledger(table, actor)).toMatchObject({ buyIns: 1000, stack: 0 });
    survives(table);
  });

  test('between hands at once, also from a seat that is kept', () => {
    const table = new Table(SLOW);
    table.sit(ANN, 'Ann', 1);
    expect(typesOf(table.ask(HOST, standUp(ANN)))).toEqual(['ordered', 'left', 'orderEnded']);
    table.ask(BOB, { type: 'join', name: 'Bob' });
    table.ask(BOB, { type: 'requestSeat', seat: 3 });
    expect(typesOf(table.ask(HOST, standUp(BOB)))).toContain('seatReleased');
  });

  test('the host may think better of it; what was not ordered cannot be taken back', () => {
    const table = playing(SLOW);
    const { actor } = table;
    const cancel = { type: 'cancelOrder', player: actor, order: 'standUp' } as const;
    expect(table.refused(HOST, cancel).code).toBe('NO_ORDER');
    table.ask(HOST, standUp(actor));
    table.ask(HOST, cancel);
    expect(typesOf(table.act('fold'))).not.toContain('left');
  });

  test('nobody but the host; no stranger, no bot, and not in a tournament that has begun', () => {
    const table = playing(SLOW);
    expect(table.refused(BOB, standUp(ANN)).code).toBe('NOT_HOST');
    expect(table.refused(HOST, standUp('nobody_0')).code).toBe('UNKNOWN_PLAYER');
    expect(table.refused(HOST, standUp(HOST)).code).toBe('NOT_SEATED');
    table.ask(HOST, { type: 'addBot', seat: null, strength: 'easy' });
    const bot = table.state.people.find((one) => one.bot !== null)?.player ?? '';
    expect(table.refused(HOST, standUp(bot)).code).toBe('NOT_ALLOWED');
    const levels = [{ smallBlind: 5, bigBlind: 10, duration: 60_000 }];
    const event = new Table({
      poker: { seatCount: 4, tournament: { startingStack: 100, levels } },
    });
    for (const player of [ANN, BOB]) {
      event.ask(player, { type: 'join', name: player.slice(0, 3) });
      event.ask(player, { type: 'requestSeat', seat: null });
    }
    event.ask(HOST, { type: 'startGame' });
    expect(event.refused(HOST, standUp(ANN)).code).toBe('WRONG_MODE');
  });
});

describe('sit out', () => {
  test('from the next hand on, and they come back by themselves', () => {
    const table = playing(SLOW);
    const order = { type: 'sitOutPlayer', player: ANN } as const;
    expect(typesOf(table.ask(HOST, order))).toEqual(['ordered', 'satOut', 'orderEnded']);
    expect(table.ask(HOST, order)).toEqual([]);
    expect(seatOf(table, ANN)?.status).toBe('out');
    table.ask(ANN, { type: 'sitIn' });
    expect(seatOf(table, ANN)?.status).toBe('playing');
  });
});

describe('another seat', () => {
  test('after the hand; what is taken or does not exist is refused', () => {
    const table = playing(SLOW);
    const move = (seat: number) => ({ type: 'movePlayer', player: ANN, seat }) as const;
    expect(table.refused(HOST, move(2)).code).toBe('SEAT_TAKEN');
    expect(table.refused(HOST, move(9)).code).toBe('SEAT_OUT_OF_RANGE');
    expect(typesOf(table.ask(HOST, move(5)))).toEqual(['ordered']);
    expect(typesOf(table.act('fold')).slice(-2)).toEqual(['seatChanged', 'orderEnded']);
    expect(seatOf(table, ANN)?.seat).toBe(5);
    expect(typesOf(table.ask(HOST, move(4)))).toEqual(['ordered', 'seatChanged', 'orderEnded']);
    survives(table);
  });

  test('who took the seat first keeps it: the order comes to nothing, and says so', () => {
    const table = playing(SLOW);
    table.ask(HOST, { type: 'movePlayer', player: ANN, seat: 5 });
    table.sit(CAT, 'Cat', 5);
    table.act('fold');
    const last = table.events.at(-1)?.event;
    expect(last).toMatchObject({ type: 'orderEnded', player: ANN, outcome: 'failed' });
    expect(seatOf(table, ANN)?.seat).toBe(1);
  });
});

describe('another stack', () => {
  const setStack = (player: string, stack: number) =>
    ({ type: 'setStack', player, stack, reason: 'misclick' }) as const;

  test('the difference is bought or paid out: the ledger stays exact', () => {
    const table = new Table(SLOW);
    table.sit(ANN, 'Ann', 1);
    expect(typesOf(table.ask(HOST, setStack(ANN, 1250)))).toEqual([
      ...['ordered', 'stackSet', 'orderEnded'],
    ]);
    expect(ledger(table, ANN)).toMatchObject({ buyIns: 1250, stack: 1250, net: 0 });
    table.ask(HOST, setStack(ANN, 200));
    expect(ledger(table, ANN)).toMatchObject({ buyIns: 1250, cashOuts: 1050, stack: 200, net: 0 });
    survives(table);
  });

  test('in a hand the difference comes when it is over, on top of what was won', () => {
    const table = playing(SLOW);
    const { actor } = table;
    const other = actor === ANN ? BOB : ANN;
    expect(typesOf(table.ask(HOST, setStack(other, 1300)))).toEqual(['ordered']);
    expect(seatOf(table, other)?.orders).toMatchObject([{ order: 'setStack', by: 300 }]);
    table.act('fold');
    expect(seatOf(table, other)?.stack).toBe(1305);
    expect(ledger(table, other)).toMatchObject({ buyIns: 1300, net: 5 });
  });

  test('what a lost hand leaves too little for is not done, and never rounded', () => {
    const table = playing(SLOW);
    const { actor } = table;
    table.ask(HOST, setStack(actor, 3));
    table.act('fold');
    expect(table.events.at(-1)?.event).toMatchObject({ type: 'orderEnded', outcome: 'failed' });
    expect(seatOf(table, actor)?.stack).toBe(995);
  });
});

describe('helpers of the host', () => {
  const share = (player: string, on = true) => ({ type: 'shareHost', player, on }) as const;

  test('may pause, approve and send away; not close, hand over or choose helpers', () => {
    const table = new Table({ room: { ...SLOW.room, seatApproval: true } });
    table.ask(ANN, { type: 'join', name: 'Ann' });
    table.ask(BOB, { type: 'join', name: 'Bob' });
    expect(table.refused(ANN, share(ANN)).code).toBe('NOT_HOST');
    expect(typesOf(table.ask(HOST, share(ANN)))).toEqual(['hostShared']);
    expect(table.ask(HOST, share(ANN))).toEqual([]);
    expect(table.view(ANN).you.rights).toContain('host');
    expect(table.view(BOB).info.helpers).toEqual([ANN]);
    table.ask(BOB, { type: 'requestSeat', seat: 1, buyIn: 500 });
    expect(table.view(ANN).requests).toHaveLength(1);
    table.ask(ANN, { type: 'approveSeat', player: BOB });
    for (const command of [share(BOB), { type: 'closeTable' }] as const) {
      expect(table.refused(ANN, command).code).toBe('NOT_HOST');
    }
    expect(table.refused(ANN, { type: 'transferHost', player: ANN }).code).toBe('NOT_HOST');
    expect(table.refused(ANN, { type: 'kick', player: HOST }).code).toBe('NOT_ALLOWED');
    survives(table);
  });

  test('no longer when the host says so, when they are sent away or are the host themselves', () => {
    const table = new Table();
    table.ask(ANN, { type: 'join', name: 'Ann' });
    table.ask(HOST, share(ANN));
    table.ask(HOST, share(ANN, false));
    expect(table.view(ANN).you.rights).not.toContain('host');
    table.ask(HOST, share(ANN));
    table.ask(HOST, { type: 'kick', player: ANN });
    expect(table.state.helpers).toEqual([]);
    expect(table.refused(HOST, share(ANN)).code).toBe('UNKNOWN_PLAYER');
    table.ask(BOB, { type: 'join', name: 'Bob' });
    table.ask(HOST, share(BOB));
    table.ask(HOST, { type: 'transferHost', player: BOB });
    expect(table.state).toMatchObject({ host: BOB, helpers: [] });
  });

  test('no bot, not the host, and not more than eight', () => {
    const table = new Table();
    table.ask(HOST, { type: 'addBot', seat: null, strength: 'easy' });
    const bot = table.state.people.find((one) => one.bot !== null)?.player ?? '';
    expect(table.refused(HOST, share(bot)).code).toBe('NOT_ALLOWED');
    expect(table.refused(HOST, share(HOST)).code).toBe('NOT_ALLOWED');
    for (let i = 0; i < 9; i++) table.ask(`guest_00${i}`, { type: 'join', name: `G${i}` });
    for (let i = 0; i < 8; i++) table.ask(HOST, share(`guest_00${i}`));
    expect(table.refused(HOST, share('guest_008')).code).toBe('TOO_MANY_HELPERS');
  });
});

describe('more chips by the host’s leave', () => {
  const asking = { room: { ...SLOW.room, rebuyApproval: true } } as const;

  test('who sits asks; the host gives or refuses, and the host asks nobody', () => {
    const table = new Table(asking);
    table.sit(ANN, 'Ann', 1, 500);
    table.sit(HOST, 'Host', 2, 500);
    expect(typesOf(table.ask(ANN, { type: 'topUp', amount: 200 }))).toEqual(['seatRequested']);
    expect(table.view(HOST).requests).toMatchObject([{ player: ANN, buyIn: 200, rebuy: true }]);
    expect(table.view(BOB).requests).toEqual([]);
    expect(table.refused(ANN, { type: 'topUp', amount: 100 }).code).toBe('REQUEST_PENDING');
    expect(typesOf(table.ask(HOST, { type: 'approveSeat', player: ANN }))).toEqual([
      ...['seatRequestEnded', 'toppedUp'],
    ]);
    expect(seatOf(table, ANN)?.stack).toBe(700);
    table.ask(ANN, { type: 'topUp', amount: 100 });
    table.ask(HOST, { type: 'denySeat', player: ANN, reason: 'enough' });
    expect(seatOf(table, ANN)?.stack).toBe(700);
    expect(typesOf(table.ask(HOST, { type: 'topUp', amount: 100 }))).toEqual(['toppedUp']);
    expect(table.refused(ANN, { type: 'topUp', amount: 9999 }).code).toBe('BAD_BUY_IN');
    survives(table);
  });

  test('who leaves asks no more', () => {
    const table = new Table(asking);
    table.sit(ANN, 'Ann', 1, 500);
    table.ask(ANN, { type: 'topUp', amount: 200 });
    expect(typesOf(table.ask(ANN, { type: 'leave' }))).toEqual(['seatRequestEnded', 'left']);
    expect(viewRoom(table.state, HOST, NOBODY).requests).toEqual([]);
  });
});

test('a new name says the old one', () => {
  const table = new Table();
  table.ask(ANN, { type: 'join', name: 'Ann' });
  const [renamed] = table.ask(ANN, { type: 'rename', name: 'Anna' });
  expect(renamed?.event).toEqual({ type: 'renamed', player: ANN, name: 'Anna', was: 'Ann' });
});
