/** What a host does in an evening, and a tournament from the first hand to the prizes. */

import { seededRng } from '@sidepot/engine';
import type { Answer, TableView } from '@sidepot/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Serving } from '../../src/index.js';
import { autoplay } from './autoplay.js';
import { checkSettled } from './check.js';
import { chipsIn } from './chips.js';
import { Person, Seat } from './client.js';
import { startAlone } from './server.js';
import { FAST, gather } from './table.js';

let server: Serving;
beforeAll(async () => {
  server = await startAlone();
});
afterAll(() => server.stop());

const POKER = { smallBlind: 1, bigBlind: 2, minBuyIn: 20, maxBuyIn: 200 };

async function newTable(room: object): Promise<{ readonly host: Seat; readonly id: string }> {
  const person = await Person.meet(server.url, 'Hanna');
  const id = await person.createTable({ poker: POKER, room: { ...FAST, ...room } });
  return { host: await Seat.open(person, id), id };
}

async function guestAt(id: string, name: string): Promise<Seat> {
  const seat = await Seat.open(await Person.meet(server.url, name), id);
  await seat.do({ type: 'join', name });
  return seat;
}

const codeOf = async (answer: ReturnType<Seat['send']>): Promise<string> => {
  const said = await answer;
  return said?.type === 'refused' ? said.code : (said?.type ?? 'closed');
};
const seen = async (seat: Seat, test: (view: TableView) => boolean): Promise<void> => {
  await seat.until(() => seat.view !== null && test(seat.view));
  expect(seat.isClosed).toBe(false);
};
const ledger = ({ person, table }: Seat): Promise<Answer<'getLedger'>> =>
  person.json('getLedger', `/api/tables/${table}/ledger`);

test('seats by approval: asked, granted, denied, taken back', async () => {
  const { host, id } = await newTable({ seatApproval: true });
  const [ann, bob, cat] = await Promise.all(['Ann', 'Bob', 'Cat'].map((name) => guestAt(id, name)));
  if (ann === undefined || bob === undefined || cat === undefined) throw new Error('who is there?');
  await ann.do({ type: 'requestSeat', seat: 2, buyIn: 100 });
  await bob.do({ type: 'requestSeat', seat: 3, buyIn: 150 });
  await cat.do({ type: 'requestSeat', seat: null });
  expect(await codeOf(ann.send({ type: 'requestSeat', seat: 5, buyIn: 20 }))).toBe(
    'REQUEST_PENDING',
  );
  await seen(host, ({ requests }) => requests.length === 3);
  expect(host.view?.requests).toMatchObject([
    { name: 'Ann', seat: 2, buyIn: 100 },
    { name: 'Bob', seat: 3, buyIn: 150 },
    { name: 'Cat', seat: null, buyIn: null },
  ]);
  // A request is between the host and the one who asks.
  expect(bob.view?.requests).toEqual([]);
  expect(bob.texts.join()).not.toContain('"buyIn":100');
  expect(bob.view?.you.request).toMatchObject({ seat: 3 });

  await host.do({ type: 'approveSeat', player: ann.person.player });
  await seen(ann, ({ you, seats }) => you.seat === 2 && seats[0]?.stack === 100);
  await host.do({ type: 'denySeat', player: bob.person.player, reason: 'too late' });
  await seen(bob, ({ you }) => you.request === null && you.seat === null);
  expect(bob.texts.join()).toContain('too late');
  expect(cat.texts.join()).not.toContain('too late');
  await cat.do({ type: 'cancelRequest' });
  const { player } = cat.person;
  expect(await codeOf(host.send({ type: 'approveSeat', player }))).toBe('NO_REQUEST');
  await cat.do({ type: 'requestSeat', seat: null });
  await host.do({ type: 'approveSeat', player });
  await seen(cat, ({ seats }) => seats.some((seat) => seat.status === 'reserved'));
  await cat.do({ type: 'buyIn', amount: 80 });
  await seen(cat, ({ seats }) => seats.every((seat) => seat.status !== 'reserved'));
  // The host sits down without asking anybody.
  await host.do({ type: 'requestSeat', seat: 1, buyIn: 100 });
  await seen(ann, ({ seats }) => seats.length === 3);
});

test('kick: after the hand the socket is closed, the chips are paid, and nobody comes back', async () => {
  const { host, id } = await newTable({ actionClock: null });
  const [ann, bob] = [await guestAt(id, 'Ann'), await guestAt(id, 'Bob')];
  for (const seat of [host, ann, bob]) {
    await seat.do({ type: 'requestSeat', seat: null, buyIn: 100 });
  }
  await host.do({ type: 'startGame' });
  await seen(ann, ({ hand }) => hand !== null);
  await host.do({ type: 'kick', player: bob.person.player, reason: 'rude' });
  // The hand is played to its end, by them too (issue 14, 3).
  await seen(bob, ({ seats }) => seats.some(({ status }) => status === 'kicked'));
  const players = [host, ann, bob].map((seat, i) => autoplay(seat, seededRng(i)));
  await bob.until(() => bob.isClosed);
  expect(bob.bye).toMatchObject({ code: 'KICKED', reason: 'rude', retryAfter: null });
  const again = await Seat.open(bob.person, id);
  expect(again.bye).toMatchObject({ code: 'KICKED' });
  for (const path of ['', '/events?after=0', '/hands', '/archive?format=phh', '/ledger']) {
    expect((await bob.person.get(`/api/tables/${id}${path}`)).status).toBe(403);
  }
  expect(await codeOf(host.send({ type: 'kick', player: host.person.player }))).toBe('NOT_ALLOWED');
  await seen(host, ({ seats }) => seats.length === 2);
  for (const player of players) player.stop();
  expect(host.view?.seats.map(({ player }) => player)).not.toContain(bob.person.player);
  const { ledger: books, settlement } = await ledger(host);
  const line = books.lines.find(({ player }) => player === bob.person.player);
  expect(line).toMatchObject({ name: 'Bob', buyIns: 100, stack: 0 });
  checkSettled(books, settlement);
});

test('settings wait for the end of the hand; the pause holds everything', async () => {
  const { host, seats } = await gather([server.url], 2, { poker: POKER, room: FAST }, () => 100);
  const ann = seats[1] as Seat;
  await host.do({
    type: 'changeSettings',
    settings: { name: 'Friday', room: { rabbitHunt: true } },
  });
  await seen(ann, ({ settings }) => settings.name === 'Friday' && settings.room.rabbitHunt);
  await host.do({ type: 'startGame' });
  await seen(host, ({ hand }) => hand !== null);
  await host.do({
    type: 'changeSettings',
    settings: { poker: { smallBlind: 2, bigBlind: 4 }, room: { handPause: 10 } },
  });
  await seen(ann, ({ nextSettings }) => nextSettings !== null);
  expect(ann.view?.settings).toMatchObject({ poker: { bigBlind: 2 }, room: { handPause: 0 } });
  expect(ann.view?.nextSettings).toMatchObject({ poker: { bigBlind: 4 }, room: { handPause: 10 } });
  const wrong = { poker: { smallBlind: 9, bigBlind: 4 } };
  expect(await codeOf(host.send({ type: 'changeSettings', settings: wrong }))).toBe('BAD_BLINDS');

  await host.do({ type: 'pause' });
  expect(await codeOf(host.send({ type: 'pause' }))).toBe('PAUSED');
  for (const seat of seats) {
    await seen(seat, ({ info }) => info.status === 'paused');
    expect(await codeOf(seat.send({ type: 'act', action: { type: 'fold' } }))).toBe('PAUSED');
  }
  await host.do({ type: 'resume' });
  const turn = host.view?.hand?.view.turn;
  const actor = seats.find(({ view }) => turn?.kind === 'act' && view?.you.seat === turn.seat);
  await actor?.do({ type: 'act', action: { type: 'fold' } });
  await seen(ann, ({ info }) => info.hands === 2);
  expect(ann.view?.hand?.view.rules.bigBlind).toBe(4);
  expect(ann.view).toMatchObject({ nextSettings: null, settings: { room: { handPause: 10 } } });
});

test('bots come and go; one person alone can play', async () => {
  const { host, id } = await newTable({});
  await host.do({ type: 'requestSeat', seat: 1, buyIn: 200 });
  await host.do({ type: 'addBot', seat: 2, strength: 'easy' });
  await host.do({ type: 'addBot', seat: null, strength: 'hard', name: 'Robby', buyIn: 60 });
  expect(await codeOf(host.send({ type: 'addBot', seat: 2, strength: 'easy' }))).toBe('SEAT_TAKEN');
  const bots = host.view?.seats.filter(({ bot }) => bot !== null) ?? [];
  expect(bots).toMatchObject([
    { bot: 'easy', stack: 200 },
    { bot: 'hard', name: 'Robby' },
  ]);
  const player = autoplay(host, seededRng(3), { rebuy: 100 });
  await host.do({ type: 'startGame' });
  await seen(host, ({ info }) => info.hands >= 5);
  const robby = bots[1]?.player ?? '';
  await host.do({ type: 'removeBot', player: robby });
  await seen(host, ({ seats }) => seats.every((seat) => seat.player !== robby));
  expect(await codeOf(host.send({ type: 'removeBot', player: robby }))).toBe('NOT_A_BOT');
  expect(await codeOf(host.send({ type: 'removeBot', player: host.person.player }))).toBe(
    'NOT_A_BOT',
  );
  await seen(host, ({ info }) => info.hands >= 8);
  player.stop();
  // A bot's cards are nobody's but its own.
  const { hands } = await host.person.json('listHands', `/api/tables/${id}/hands`);
  expect(hands.length).toBeGreaterThan(6);
});

test('the host corrects the ledger, closes the table, and everybody is paid', async () => {
  const { host, seats, id } = await gather(
    [server.url],
    3,
    { poker: POKER, room: FAST },
    () => 100,
  );
  const [, ann, bob] = seats as [Seat, Seat, Seat];
  const rail = await guestAt(id, 'Wanda');
  const { player } = ann.person;
  await host.do({ type: 'adjustLedger', player, amount: -30, reason: 'lent him cash' });
  await host.do({ type: 'adjustLedger', player: rail.person.player, amount: 30, reason: 'cash' });
  expect(
    await codeOf(
      host.send({ type: 'adjustLedger', player: 'nobody_here', amount: 1, reason: 'x' }),
    ),
  ).toBe('UNKNOWN_PLAYER');
  await seen(ann, ({ ledger: books }) => books?.adjustments.length === 2);
  expect(rail.view?.ledger).toBeNull();
  const autoplays = seats.map((seat, i) => autoplay(seat, seededRng(20 + i), { rebuy: 100 }));
  await host.do({ type: 'startGame' });
  await seen(host, ({ info }) => info.hands >= 3);
  await host.do({ type: 'closeTable' });
  await seen(bob, ({ info }) => info.status === 'closed');
  await seen(ann, ({ info }) => info.status === 'closed');
  for (const one of autoplays) one.stop();
  expect(ann.view?.seats).toEqual([]);
  const { ledger: books, settlement } = await ledger(ann);
  expect(books.lines.map(({ stack }) => stack)).toEqual(books.lines.map(() => 0));
  const sum = (pick: (line: (typeof books.lines)[number]) => number): number =>
    books.lines.reduce((total, line) => total + pick(line), 0);
  expect(sum(({ buyIns }) => buyIns)).toBe(sum(({ cashOuts }) => cashOuts));
  expect(sum(({ net }) => net)).toBe(0);
  expect(books.lines.find((line) => line.player === player)).toMatchObject({ adjusted: -30 });
  expect(books.lines.find((line) => line.player === rail.person.player)).toMatchObject({ net: 30 });
  checkSettled(books, settlement);
  for (const command of [
    { type: 'requestSeat', seat: 1, buyIn: 100 },
    { type: 'startGame' },
    { type: 'sitIn' },
  ] as const) {
    expect(await codeOf(host.send(command))).toBe('TABLE_CLOSED');
  }
  await host.do({ type: 'chat', text: 'good night' });
});

test('a tournament: levels by hands, eliminations, a second entry, prizes', async () => {
  const level = (bigBlind: number): object => ({
    ...{ smallBlind: bigBlind / 2, bigBlind, ante: bigBlind, duration: 3 },
  });
  const tournament = {
    ...{ startingStack: 60, buyIn: 100, fee: 10, clock: 'hands', payouts: [70, 30] },
    ...{ lateEntryLevel: 2, reEntries: 1, levels: [2, 4, 8, 16, 32].map(level) },
  };
  const people = await Promise.all(
    ['Ann', 'Bob', 'Cat', 'Dan'].map((name) => Person.meet(server.url, name)),
  );
  const first = people[0] as Person;
  const id = await first.createTable({ poker: { tournament, seatCount: 6 }, room: FAST });
  const counts: [number, number][] = [];
  const watch = ({ view }: Seat): void => {
    if (view?.tournament == null) return;
    const entries = view.tournament.entrants.reduce((sum, one) => sum + one.entries, 0);
    counts.push([chipsIn(view), entries * 60]);
  };
  const seats: Seat[] = [];
  for (const [i, person] of people.entries()) {
    const seat = await Seat.open(person, id, { watch });
    if (i > 0) await seat.do({ type: 'join', name: ['Ann', 'Bob', 'Cat', 'Dan'][i] ?? '' });
    await seat.do({ type: 'requestSeat', seat: null });
    seats.push(seat);
  }
  const host = seats[0] as Seat;
  expect(await codeOf(host.send({ type: 'topUp', amount: 10 }))).toBe('WRONG_MODE');
  // Nobody goes broke before the blinds went up.
  const isTight = (): boolean => (host.view?.tournament?.clock.level ?? 0) < 1;
  for (const [i, seat] of seats.entries()) autoplay(seat, seededRng(50 + i), { isTight });
  await host.do({ type: 'startGame' });
  expect(await codeOf(host.send({ type: 'leave' }))).toBe('WRONG_MODE');
  await seen(host, ({ tournament: state }) => (state?.eliminations.length ?? 0) > 0);
  const out = host.view?.tournament?.eliminations[0]?.player ?? '';
  const busted = seats.find(({ person }) => person.player === out) as Seat;
  const entered = await codeOf(busted.send({ type: 'buyIn' }));
  for (const seat of seats) await seen(seat, ({ tournament: state }) => state?.places != null);

  expect(counts.filter(([chips, wanted]) => chips !== wanted)).toEqual([]);
  const { places = [], entrants = [], clock } = host.view?.tournament ?? {};
  expect(clock?.level).toBeGreaterThan(0);
  const entries = entrants.reduce((sum, one) => sum + one.entries, 0);
  expect(entries).toBe(entered === 'ack' ? 5 : 4);
  // Also of those who have no seat any more.
  expect(entrants.map(({ name }) => name).sort()).toEqual(['Ann', 'Bob', 'Cat', 'Dan']);
  // Who goes broke in the same hand with the same chips shares a place.
  expect(places?.map(({ place }) => place).slice(0, 2)).toEqual([1, 2]);
  expect(places).toHaveLength(4);
  const pool = 100 * entries;
  expect(places?.[0]?.prize).toBe(pool * 0.7);
  expect(places?.reduce((sum, { prize }) => sum + prize, 0)).toBe(pool);
  const { ledger: books, settlement } = await ledger(host);
  expect(books.rake).toBe(10 * entries);
  expect(books.lines.reduce((sum, { net }) => sum + net, books.rake)).toBe(0);
  for (const { player, prize } of places ?? []) {
    expect(books.lines.find((line) => line.player === player)?.cashOuts).toBe(prize);
  }
  checkSettled(books, settlement);
  expect(await codeOf(busted.send({ type: 'buyIn' }))).not.toBe('ack');
  const hands = host.view?.info.hands ?? 0;
  const phh = await host.person.get(`/api/tables/${id}/hands/${hands}?format=pokerstars`);
  expect(await phh.text()).toContain('Tournament #');
});
