/** Clubs over the real doors: tables played to a result, who may do what, and what is left of it. */

import { rmSync } from 'node:fs';
import type { Answer, ClubChange, CreateOptions, RefusalBody } from '@sidepot/protocol';
import { ROUTES } from '@sidepot/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keepingResults, openSqliteStore, type Serving } from '../../src/index.js';
import { neutralName } from '../../src/room/index.js';
import { Person, Seat } from '../play/client.js';
import { newFolder, start } from '../play/server.js';
import { FAST, gather, type Party } from '../play/table.js';

type Club = Answer<'getClub'>;

const folder = newFolder();
let serving: Serving;
beforeAll(async () => {
  serving = await start({ store: { folder } });
});
afterAll(async () => {
  await serving.stop();
  rmSync(folder, { recursive: true, force: true });
});

const CASH: CreateOptions = { poker: { smallBlind: 1, bigBlind: 2 }, room: FAST };
const EVENT: CreateOptions = {
  poker: {
    mode: 'tournament',
    tournament: {
      ...{ buyIn: 20, fee: 2, startingStack: 100, payouts: [100], clock: 'hands' },
      levels: [{ smallBlind: 1, bigBlind: 2, ante: 0, duration: 10 }],
    },
  } as never,
  room: FAST,
};

/** So many people at a tournament: nobody says what to buy in for. */
async function enter(people: number): Promise<Party> {
  const seats: Seat[] = [];
  let id = '';
  for (let i = 0; i < people; i++) {
    const person = await Person.meet(serving.url, `Player ${i + 1}`);
    if (i === 0) id = await person.createTable(EVENT);
    const seat = await Seat.open(person, id);
    if (i > 0) await seat.do({ type: 'join', name: `Player ${i + 1}` });
    await seat.do({ type: 'requestSeat', seat: i + 1 });
    seats.push(seat);
  }
  return { id, seats, host: seats[0]! };
}

/** A hand in which the first to act gives up, then the table is closed. */
async function play(settings: CreateOptions, people: number): Promise<Party> {
  const isEvent = settings === EVENT;
  const party = isEvent
    ? await enter(people)
    : await gather([serving.url], people, settings, () => 100);
  const { host, seats } = party;
  await host.do({ type: 'startGame' });
  for (const seat of seats) await seat.until(() => seat.view?.hand != null);
  await host.do({ type: 'closeTable' });
  for (let i = 1; i < people; i++) {
    for (const seat of seats) await seat.send({ type: 'act', action: { type: 'fold' } });
  }
  await host.until(() => host.view?.info.status === 'closed');
  for (const seat of seats) await seat.close();
  return party;
}

const codeIn = (text: string): string | null =>
  (JSON.parse(text) as Partial<RefusalBody>).error?.code ?? null;
const newClub = async (by: Person, more: object = {}): Promise<string> => {
  const { text } = await by.ask('/api/clubs', { name: 'Thursdays', ...more });
  return (JSON.parse(text) as Answer<'createClub'>).id;
};
/** The code of the refusal; null: it was done. */
const change = async (by: Person, club: string, one: ClubChange): Promise<string | null> =>
  codeIn((await by.ask(`/api/clubs/${club}/changes`, one)).text);
const look = (by: Person, club: string, during = ''): Promise<Club> =>
  by.json('getClub', `/api/clubs/${club}${during}`);
const netOf = ({ ledger }: Club, { player }: Person): number | undefined =>
  ledger.find(({ member }) => member === player)?.net;

describe('issue 21, clubs', () => {
  test('a cash game and a tournament of one host: standings, ledger, settlement, members', async () => {
    const cash = await play(CASH, 2);
    const [host, guest] = cash.seats.map(({ person }) => person) as [Person, Person];
    const club = await newClub(host);
    expect(await change(host, club, { type: 'addTable', table: cash.id })).toBeNull();
    const first = await look(host, club);
    expect(first).toMatchObject({ isHost: true, name: 'Thursdays', standings: [] });
    expect(first.nights[0]).toMatchObject({ id: cash.id, status: 'over', scores: false });
    expect((netOf(first, host) ?? 0) + (netOf(first, guest) ?? 0)).toBe(0);
    expect(first.settlement).toHaveLength(1);

    // The same two play a tournament; one of them is another device of nobody the club knows.
    const table = await host.createTable(EVENT);
    expect(await change(host, club, { type: 'addTable', table })).toBeNull();
    const running = await look(host, club);
    expect(running.nights.find(({ id }) => id === table)).toMatchObject({ status: 'running' });
    expect(running.ledger).toEqual(first.ledger);

    // Whoever played finds it; whoever has the link reads it and changes nothing.
    const { clubs } = await guest.json('listClubs', `/api/clubs?table=${cash.id}`);
    expect(clubs).toEqual([
      expect.objectContaining({ id: club, isHost: false, hasTable: true, nights: 2 }),
    ]);
    const stranger = await Person.meet(serving.url, 'Eve');
    expect(await look(stranger, club)).toMatchObject({ isHost: false, ledger: first.ledger });
    expect((await stranger.json('listClubs', '/api/clubs')).clubs).toEqual([]);
    const settings = { type: 'settings', name: 'Mine' } as const;
    for (const by of [guest, stranger]) expect(await change(by, club, settings)).toBe('NOT_HOST');
  });

  test('a tournament scores by its places, the fee is the house’s, and a correction counts', async () => {
    const { id, seats } = await play(EVENT, 3);
    const host = seats[0]!.person;
    const club = await newClub(host);
    await change(host, club, { type: 'addTable', table: id });
    const { nights, standings, house, ledger } = await look(host, club);
    expect(nights[0]).toMatchObject({ scores: true, people: 3, buyIn: 20, house: 6 });
    expect(house.net).toBe(6);
    expect(standings.map(({ total }) => total)).toEqual(
      [...(nights[0]?.rows ?? [])].map(({ points }) => points),
    );
    expect(standings[0]?.total).toBe(1732);
    expect(ledger.reduce((sum, { net }) => sum + net, 0)).toBe(-6);

    const [{ person: ann }] = seats as [(typeof seats)[number]];
    const adjust = { type: 'adjustLedger', player: ann.player, amount: 5, reason: 'taxi' };
    const body = { v: 1, table: id, key: 'key-of-a-correction', command: adjust };
    expect((await host.ask(`/api/tables/${id}/commands`, body)).status).toBe(200);
    const corrected = await look(host, club);
    expect(netOf(corrected, ann)).toBe((ledger.find((l) => l.member === ann.player)?.net ?? 0) + 5);
    expect(corrected.house.net).toBe(1);
    expect(corrected.revision).toBeGreaterThan(1);
  });

  test('who played finds the club when the table is closed, before anybody looks', async () => {
    const { id, host, seats } = await gather([serving.url], 2, CASH, () => 100);
    const club = await newClub(host.person);
    expect(await change(host.person, club, { type: 'addTable', table: id })).toBeNull();
    const guest = seats[1]!.person;
    expect((await guest.json('listClubs', '/api/clubs')).clubs).toEqual([]);
    await host.do({ type: 'closeTable' });
    for (const seat of seats) await seat.close();
    await expect
      .poll(async () => (await guest.json('listClubs', '/api/clubs')).clubs.map((one) => one.id))
      .toEqual([club]);
  });

  test('a deleted table stays in its club', async () => {
    const { id, seats } = await play(CASH, 2);
    const host = seats[0]!.person;
    const club = await newClub(host);
    await change(host, club, { type: 'addTable', table: id });
    // Nobody has looked yet: it is kept before the table goes.
    expect((await host.ask(`/api/tables/${id}/delete`, {})).status).toBe(200);
    expect((await host.read(`/api/tables/${id}`)).status).toBe(404);
    const { nights, ledger } = await look(host, club);
    expect(nights[0]).toMatchObject({ id, status: 'over', people: 2 });
    expect(ledger).toHaveLength(2);
  });

  test('what a night needs: one’s own table, one club, the same currency or what a chip is worth', async () => {
    const { id, seats } = await play(CASH, 2);
    const [host, guest] = seats.map(({ person }) => person) as [Person, Person];
    const euros = await newClub(host, { currency: 'EUR' });
    const chips = await newClub(host);
    const theirs = await newClub(guest);
    const add = (by: Person, club: string, more = {}) =>
      change(by, club, { type: 'addTable', table: id, ...more });
    expect(await add(guest, theirs)).toBe('NOT_HOST');
    expect(await change(host, euros, { type: 'addTable', table: 'nowhere-0001' })).toBe(
      'UNKNOWN_TABLE',
    );
    expect(await add(host, euros)).toBe('OTHER_CURRENCY');
    expect(await add(host, euros, { worth: 100 })).toBeNull();
    expect(await add(host, euros, { worth: 100 })).toBeNull();
    expect(await add(host, chips)).toBe('IN_A_CLUB');
    const { nights } = await look(host, euros);
    expect(nights).toHaveLength(1);
    expect(nights[0]?.rows.map(({ paid }) => paid)).toEqual([10_000, 10_000]);
    const money = await host.createTable({ ...CASH, room: { ...FAST, currency: 'USD' } });
    const dollars = { type: 'addTable', table: money } as const;
    expect(await change(host, euros, { ...dollars, worth: 1 })).toBe('OTHER_CURRENCY');
    expect(await change(host, euros, { type: 'removeNight', night: id })).toBeNull();
    expect(await change(host, euros, { type: 'removeNight', night: id })).toBe('UNKNOWN_NIGHT');
    expect(await add(host, chips)).toBeNull();
  });

  test('years before come from a file and go into one; a bad one changes nothing', async () => {
    const host = await Person.meet(serving.url, 'Ann');
    const club = await newClub(host);
    const csv =
      'date,night,place,player,paid,won\n2024-05-02,May,1,Ann,20,40\n2024-05-02,May,2,Bob,20,0\n';
    const bad = { type: 'import', csv: csv.replace('Bob,20', 'Bob,21') } as const;
    const { text, status } = await host.ask(`/api/clubs/${club}/changes`, bad);
    expect([status, JSON.parse(text)]).toEqual([
      400,
      expect.objectContaining({
        error: expect.objectContaining({
          code: 'BAD_CSV',
          details: { line: 2, reason: 'unbalanced' },
        }),
      }),
    ]);
    expect(await look(host, club)).toMatchObject({ revision: 1, nights: [], members: [] });
    expect(await change(host, club, { type: 'import', csv })).toBeNull();
    expect(await change(host, club, { type: 'import', csv })).toBe('BAD_CSV');
    const [may] = (await look(host, club)).nights;
    expect(may).toMatchObject({ kind: 'imported', name: 'May', people: 2 });
    const during = `?from=${Date.UTC(2025)}&to=${Date.UTC(2026)}`;
    expect(await look(host, club, during)).toMatchObject({ nights: [], years: [2024] });
    const file = await host.get(`/api/clubs/${club}/csv`);
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(file.headers.get('content-disposition')).toContain(`sidepot-${club}.csv`);
    const exported = await file.text();
    const other = await newClub(host);
    expect(await change(host, other, { type: 'import', csv: exported })).toBeNull();
    expect((await look(host, other)).standings.map(({ total }) => total)).toEqual([1414, 707]);
  });

  test('members are joined, named, and put apart; the club is handed over and deleted', async () => {
    const { id, seats } = await play(CASH, 2);
    const [host, guest] = seats.map(({ person }) => person) as [Person, Person];
    const club = await newClub(host);
    await change(host, club, { type: 'addTable', table: id });
    const csv = 'date,night,player,paid,won\n2024-05-02,May,Bobby,20,0\n2024-05-02,May,Cid,0,20\n';
    await change(host, club, { type: 'import', csv });
    const { members } = await look(guest, club);
    const bobby = members.find(({ name }) => name === 'Bobby')!;
    expect(members.find(({ isYou }) => isYou)?.id).toBe(guest.player);
    expect(bobby.isPlayer).toBe(false);
    const merge = { type: 'merge', member: bobby.id, into: guest.player } as const;
    expect(await change(host, club, merge)).toBeNull();
    expect(await change(host, club, merge)).toBe('BAD_MERGE');
    expect(await change(host, club, { ...merge, into: 'nobody-00001' })).toBe('UNKNOWN_MEMBER');
    const rename = { type: 'rename', member: guest.player, name: 'Bob' } as const;
    expect(await change(host, club, rename)).toBeNull();
    const one = (await look(host, club)).members.find((each) => each.id === guest.player);
    expect(one).toMatchObject({ name: 'Bob', nights: 2, merged: [{ name: 'Bobby' }] });
    expect(await change(host, club, { type: 'split', member: bobby.id })).toBeNull();
    expect((await look(host, club)).members).toHaveLength(4);

    expect(JSON.parse((await guest.read('/api/identity/data')).text)).toMatchObject({
      clubs: [{ id: club, isHost: false, results: [{ night: id, person: guest.player }] }],
    });
    expect(await codeOf(host, '/api/identity/forget')).toBe('HOSTS_CLUB');
    expect(await change(host, club, { type: 'handOver', to: bobby.id })).toBe('UNKNOWN_MEMBER');
    expect(await change(host, club, { type: 'handOver', to: guest.player })).toBeNull();
    expect(await change(host, club, rename)).toBe('NOT_HOST');
    expect(await codeOf(host, `/api/clubs/${club}/delete`)).toBe('NOT_HOST');
    // Who is forgotten has no name in it any more.
    expect(await codeOf(host, '/api/identity/forget')).toBeNull();
    const left = (await look(guest, club)).members.map(({ name }) => name);
    expect(left).toContain(neutralName(host.player));
    expect(left).not.toContain('Player 1');
    expect(await codeOf(guest, `/api/clubs/${club}/delete`)).toBeNull();
    expect((await guest.read(`/api/clubs/${club}`)).status).toBe(404);
  });

  const codeOf = async (by: Person, path: string): Promise<string | null> =>
    codeIn((await by.ask(path, {})).text);

  test('two changes at once are both done', async () => {
    const host = await Person.meet(serving.url, 'Ann');
    const club = await newClub(host);
    const nights = Array.from({ length: 6 }, (_, i) => `N${i}`);
    const csv = (name: string) =>
      `date,night,player,paid,won\n2024-01-01,${name},A,1,0\n2024-01-01,${name},B,0,1\n`;
    const all = nights.map((name) => change(host, club, { type: 'import', csv: csv(name) }));
    expect(await Promise.all(all)).toEqual(nights.map(() => null));
    const shown = await look(host, club);
    expect(shown.nights).toHaveLength(6);
    expect(shown.members.map(({ name }) => name)).toEqual(['A', 'B']);
  });

  test('what the routes refuse by themselves is listed', async () => {
    const host = await Person.meet(serving.url, 'Ann');
    const stranger = await Person.meet(serving.url, 'Eve');
    const club = await newClub(host);
    const settings = { type: 'settings', name: 'x' } as const;
    expect(await change(host, 'nowhere-0001', settings)).toBe('UNKNOWN_CLUB');
    expect(await change(host, club, { ...settings, name: 'a\u200bb' })).toBe('BAD_NAME');
    expect(await codeOf(host, '/api/clubs/nowhere-0001/delete')).toBe('UNKNOWN_CLUB');
    expect(await codeOf(stranger, `/api/clubs/${club}/delete`)).toBe('NOT_HOST');
    for (let i = 1; i < 20; i++) await newClub(host);
    const { text } = await host.ask('/api/clubs', { name: 'One too many' });
    expect(codeIn(text)).toBe('CLUB_FULL');
    expect(ROUTES.createClub.refuses).toContain('CLUB_FULL');
  });
});

test('tables that housekeeping deletes are kept in their clubs', async () => {
  const { id, seats } = await play(CASH, 2);
  const host = seats[0]!.person;
  const club = await newClub(host);
  await change(host, club, { type: 'addTable', table: id });
  const store = keepingResults(await openSqliteStore(folder));
  const closedBefore = Date.now() + 60_000;
  await store.prune({ keysBefore: 0, snapshotsBefore: 0, closedBefore });
  expect(await store.getTable(id)).toBeNull();
  await store.close();
  expect((await look(host, club)).nights[0]).toMatchObject({ status: 'over', people: 2 });
});
