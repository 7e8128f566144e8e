/** Another seat, chips that come by themselves, and the list of those who wait for a seat. */

import { tableViewSchema } from '@sidepot/protocol';
import { describe, expect, test } from 'vitest';
import { OFFER_MS } from '../../src/room/commands/waitlist.js';
import { RoomNews, rebuildRoom, viewStored, wakeAt } from '../../src/room/index.js';
import { ANN, BOB, CAT, HOST, NO_PAUSES, NOBODY, playing, type Table, typesOf } from './tables.js';

const DAN = 'dan_7yU2iO';
const EVE = 'eve_2kL9pM';
const THREE = [ANN, BOB, CAT];
const LIMITS = {
  smallBlind: 5,
  bigBlind: 10,
  seatCount: 6,
  minBuyIn: 200,
  maxBuyIn: 1000,
} as const;

const seatIn = (table: Table, by: string) =>
  table.view(HOST).seats.find((one) => one.player === by);

/** Everybody folds to the last. */
function foldAround(table: Table): void {
  const { number } = table.state.hand!;
  while (table.state.table.hand !== null && table.state.hand!.number === number) table.act('fold');
}

/** A restart, and everybody's view fits its schema. */
function expectSound(table: Table): void {
  expect(rebuildRoom(table.events)).toEqual(table.state);
  for (const by of [HOST, ANN, DAN, EVE]) tableViewSchema.parse(table.view(by));
}

describe('a change of seat', () => {
  test('during a hand it waits, the seat is kept, and it is done before the next', () => {
    const table = playing({ room: { ...NO_PAUSES, handPause: 3000 } }, THREE);
    expect(typesOf(table.ask(ANN, { type: 'moveSeat', seat: 5 }))).toEqual(['moveAsked']);
    expect(seatIn(table, ANN)).toMatchObject({ seat: 1, movesTo: 5 });
    table.ask(DAN, { type: 'join', name: 'Dan' });
    const sit = { type: 'requestSeat', seat: 5, buyIn: 1000 } as const;
    expect(table.refused(DAN, sit).code).toBe('SEAT_TAKEN');
    expect(table.refused(BOB, { type: 'moveSeat', seat: 5 }).code).toBe('SEAT_TAKEN');
    expectSound(table);
    foldAround(table);
    expect(seatIn(table, ANN)?.seat).toBe(1);
    const dealt = table.wake();
    expect(typesOf(dealt).slice(0, 2)).toEqual(['seatChanged', 'handStarted']);
    expect(table.view(ANN).you.seat).toBe(5);
    expect(seatIn(table, ANN)).not.toHaveProperty('movesTo');
    expectSound(table);
  });

  test('can be taken back, asked anew, and is none to the own seat', () => {
    const table = playing({}, THREE);
    table.ask(ANN, { type: 'moveSeat', seat: 5 });
    table.ask(ANN, { type: 'moveSeat', seat: 6 });
    expect(table.state.moves).toEqual([{ player: ANN, seat: 6 }]);
    table.ask(ANN, { type: 'moveSeat', seat: null });
    expect(table.state.moves).toEqual([]);
    expect(table.ask(ANN, { type: 'moveSeat', seat: null })).toEqual([]);
    expect(table.ask(ANN, { type: 'moveSeat', seat: 1 })).toEqual([]);
    expect(table.refused(ANN, { type: 'moveSeat', seat: 2 }).code).toBe('SEAT_TAKEN');
    expect(table.refused(ANN, { type: 'moveSeat', seat: 9 }).code).toBe('SEAT_OUT_OF_RANGE');
    expect(table.refused(HOST, { type: 'moveSeat', seat: 6 }).code).toBe('NOT_SEATED');
  });

  test('whoever leaves meanwhile does not move', () => {
    const table = playing({}, THREE);
    table.ask(ANN, { type: 'moveSeat', seat: 5 });
    table.ask(ANN, { type: 'leave' });
    foldAround(table);
    expect(table.state.moves).toEqual([]);
    expectSound(table);
  });

  test('R42 the view says what a newcomer owes, and by which way the next hand deals to them', () => {
    const table = playing({ room: { ...NO_PAUSES, handPause: 3000 } }, THREE);
    table.sit(DAN, 'Dan', 5);
    expect(seatIn(table, DAN)).toMatchObject({
      status: 'waiting',
      comeIn: 'wait',
      owes: { live: 10, dead: 0, waits: 0 },
    });
    table.ask(DAN, { type: 'comeIn', comeIn: 'post' });
    const owes = seatIn(table, DAN)?.owes;
    expectSound(table);
    foldAround(table);
    expect(seatIn(table, DAN)?.status).toBe(owes?.next.includes('post') ? 'playing' : 'waiting');
    table.wake();
    const dealt = table.state.hand?.state.players.some(({ id }) => id === DAN);
    expect(dealt).toBe(owes?.next.includes('post'));
    expect(seatIn(table, DAN)).not.toHaveProperty(dealt ? 'owes' : 'nothing');
    for (const player of THREE) expect(seatIn(table, player)).not.toHaveProperty('owes');
  });
});

describe('auto top-up and auto rebuy', () => {
  test('back to the amount after every hand, within the limits', () => {
    const table = playing({ poker: LIMITS, room: { ...NO_PAUSES, handPause: 3000 } }, THREE);
    const wish = { type: 'autoChips', topUp: 1000, rebuy: null } as const;
    for (const player of THREE) table.ask(player, wish);
    expect(table.view(ANN).you.auto).toEqual({ topUp: 1000, rebuy: null });
    foldAround(table);
    const stacks = table.view(HOST).seats.map(({ stack }) => stack);
    expect(Math.min(...stacks)).toBe(1000);
    expect(stacks.some((stack) => stack > 1000)).toBe(true);
    expectSound(table);
  });

  test('after a bust the chosen amount is bought at once, and the game goes on', () => {
    const table = playing({ poker: LIMITS, room: NO_PAUSES });
    for (const player of [ANN, BOB]) {
      table.ask(player, { type: 'autoChips', topUp: null, rebuy: 400 });
    }
    table.act('allIn');
    table.act('call');
    table.wakeUntil(({ table: { hands } }) => hands === 2);
    const told = table.events.filter(({ event }) => event.type === 'toppedUp');
    expect(told.map(({ event }) => event)).toMatchObject([{ amount: 400 }]);
    expect(table.state.busted).toEqual([]);
    expectSound(table);
  });

  test('nothing is bought for who sits out, and leaving ends it', () => {
    const table = playing({ poker: LIMITS, room: { ...NO_PAUSES, handPause: 3000 } }, THREE);
    table.ask(ANN, { type: 'autoChips', topUp: 1000, rebuy: 1000 });
    table.ask(ANN, { type: 'sitOut' });
    foldAround(table);
    expect(table.events.some(({ event }) => event.type === 'toppedUp')).toBe(false);
    table.ask(ANN, { type: 'leave' });
    expect(table.state.autos).toEqual([]);
  });

  test('what is not within the limits is refused', () => {
    const table = playing({ poker: LIMITS });
    const refused = (topUp: number | null, rebuy: number | null) =>
      table.refused(ANN, { type: 'autoChips', topUp, rebuy }).code;
    expect(refused(1001, null)).toBe('BAD_BUY_IN');
    expect(refused(null, 199)).toBe('BAD_BUY_IN');
    const wish = { type: 'autoChips', topUp: 500, rebuy: null } as const;
    expect(table.refused(HOST, wish).code).toBe('NOT_SEATED');
  });

  test('nobody else is told', () => {
    const table = playing({ poker: LIMITS });
    const before = table.state;
    const [stored] = table.ask(ANN, { type: 'autoChips', topUp: 500, rebuy: null });
    expect(viewStored(stored!, 1, ANN, table.state)).not.toBeNull();
    expect(viewStored(stored!, 1, BOB, table.state)).toBeNull();
    const news = new RoomNews(before, table.state, [stored!], NOBODY);
    expect(news.textFor(ANN)).toContain('"auto":{"topUp":500');
    expect(news.textFor(BOB)).not.toContain('topUp":500');
  });
});

/** Two seats, both taken; Dan and Eve wait. */
function full(): Table {
  const table = playing({ poker: { ...LIMITS, seatCount: 2 }, room: NO_PAUSES });
  table.ask(DAN, { type: 'join', name: 'Dan' });
  table.ask(EVE, { type: 'join', name: 'Eve' });
  table.ask(DAN, { type: 'joinWaitlist' });
  table.ask(EVE, { type: 'joinWaitlist' });
  return table;
}
/** Bob leaves after this hand. */
function bobLeaves(table: Table): void {
  table.ask(BOB, { type: 'leave' });
  table.wakeUntil(({ table: { seats } }) => seats.length === 1);
}

describe('the waiting list', () => {
  test('everybody sees how long it is, the host who, and each their place', () => {
    const table = full();
    expect(table.view(DAN).you.waiting).toEqual({ place: 1, offer: null });
    expect(table.view(EVE).you.waiting).toEqual({ place: 2, offer: null });
    expect(table.view(ANN).info.waiting).toBe(2);
    expect(table.view(ANN).waitlist).toEqual([]);
    expect(table.view(HOST).waitlist.map(({ name }) => name)).toEqual(['Dan', 'Eve']);
    table.ask(DAN, { type: 'leaveWaitlist' });
    expect(table.view(EVE).you.waiting?.place).toBe(1);
    expectSound(table);
  });

  test('a free seat is offered to the first and kept for them', () => {
    const table = full();
    bobLeaves(table);
    const until = table.now + OFFER_MS;
    expect(table.view(DAN).you.waiting?.offer).toEqual({ seat: 2, until });
    expect(table.view(ANN).info).toMatchObject({ waiting: 2, offered: [2] });
    expect(wakeAt(table.state)).toBe(until);
    const sit = { type: 'requestSeat', seat: 2, buyIn: 500 } as const;
    expect(table.refused(EVE, sit).code).toBe('SEAT_TAKEN');
    expect(table.refused(BOB, { ...sit, seat: null }).code).toBe('TABLE_FULL');
    expectSound(table);
    table.ask(DAN, { ...sit, seat: null });
    expect(table.view(DAN).you).toMatchObject({ seat: 2 });
    expect(table.view(DAN).you).not.toHaveProperty('waiting');
    expect(table.view(EVE).you.waiting).toEqual({ place: 1, offer: null });
    expectSound(table);
  });

  test('an offer that is not taken goes to the next', () => {
    const table = full();
    bobLeaves(table);
    expect(typesOf(table.wake())).toEqual(['waitlistLeft', 'seatOffered']);
    expect(table.view(DAN).you).not.toHaveProperty('waiting');
    expect(table.view(EVE).you.waiting?.offer?.seat).toBe(2);
    // Who says no hands it on at once; with nobody left the seat is anybody's.
    table.ask(EVE, { type: 'leaveWaitlist' });
    expect(table.view(ANN).info).not.toHaveProperty('offered');
    table.ask(DAN, { type: 'requestSeat', seat: 2, buyIn: 500 });
    expectSound(table);
  });

  test('where the host approves, who was offered the seat asks for it', () => {
    const table = full();
    table.ask(HOST, { type: 'changeSettings', settings: { room: { seatApproval: true } } });
    bobLeaves(table);
    table.ask(DAN, { type: 'requestSeat', seat: null, buyIn: 500 });
    expect(table.view(DAN).you.request).toMatchObject({ seat: null });
    // Until the host has answered the next one is not asked.
    expect(table.view(EVE).you.waiting).toEqual({ place: 1, offer: null });
    table.ask(HOST, { type: 'denySeat', player: DAN });
    expect(table.view(EVE).you.waiting?.offer?.seat).toBe(2);
    expectSound(table);
  });

  test('refusals', () => {
    const table = full();
    const join = { type: 'joinWaitlist' } as const;
    expect(table.refused(DAN, join).code).toBe('ALREADY_WAITING');
    expect(table.refused(ANN, join).code).toBe('ALREADY_SEATED');
    expect(table.refused(HOST, { type: 'leaveWaitlist' }).code).toBe('NOT_WAITING');
    const free = playing({}, THREE);
    expect(free.refused(HOST, join).code).toBe('SEAT_FREE');
  });

  test('who is removed is off it, and a table that closes has none', () => {
    const table = full();
    table.ask(HOST, { type: 'kick', player: DAN });
    expect(table.view(EVE).you.waiting?.place).toBe(1);
    table.ask(HOST, { type: 'closeTable' });
    table.wakeUntil(({ closed }) => closed);
    expect(table.state.waitlist).toEqual([]);
    expectSound(table);
  });

  test('who waits is told by themselves and to the host alone', () => {
    const table = full();
    const joined = table.events.find(({ event }) => event.type === 'waitlistJoined')!;
    expect(viewStored(joined, 1, ANN, table.state)).toBeNull();
    expect(viewStored(joined, 1, DAN, table.state)).not.toBeNull();
    expect(viewStored(joined, 1, HOST, table.state)).not.toBeNull();
  });
});
