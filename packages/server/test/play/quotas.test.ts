/** What one identity, or one address, may use; and what happens when that is used up. */

import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Answer,
  PROTOCOL_VERSION,
  type RefusalBody,
  type WireCommand,
} from '@sidepot/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  NO_LIMITS,
  NO_QUOTA,
  NO_TABLE_LIMITS,
  type Quota,
  quotaOf,
  type Serving,
  setQuota,
} from '../../src/index.js';
import { openSqliteStore } from '../../src/store/index.js';
import { newKey, Person, Seat } from './client.js';
import { newFolder, start } from './server.js';
import { FAST } from './table.js';

const SETTINGS = { poker: { smallBlind: 1, bigBlind: 2, minBuyIn: 20, maxBuyIn: 200 }, room: FAST };

let folder: string;
let server: Serving;

beforeEach(() => {
  folder = newFolder();
});

afterEach(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function serveWith(
  perIdentity: Partial<Quota>,
  perAddress: Partial<Quota> = {},
): Promise<void> {
  const quotas = {
    perIdentity: { ...NO_QUOTA, ...perIdentity },
    perAddress: { ...NO_QUOTA, ...perAddress },
  };
  const limits = { ...NO_LIMITS, tables: { ...NO_TABLE_LIMITS, ...quotas } };
  server = await start({ store: { folder }, limits });
}

const usesOf = async (person: Person): Promise<Record<string, unknown>> => {
  const { quotas } = await person.json('getQuota', '/api/identity/quota');
  return Object.fromEntries(quotas.map(({ what, used, limit }) => [what, [used, limit]]));
};

async function create(person: Person): Promise<string | RefusalBody['error']> {
  const response = await person.post('/api/tables', { v: PROTOCOL_VERSION, settings: SETTINGS });
  const body = (await response.json()) as Answer<'createTable'> | RefusalBody;
  return 'error' in body ? body.error : body.id;
}

async function say(
  person: Person,
  table: string,
  command: WireCommand,
  key = newKey(),
): Promise<RefusalBody['error'] | null> {
  const body = { v: PROTOCOL_VERSION, table, key, command };
  const { status, text } = await person.ask(`/api/tables/${table}/commands`, body);
  return status === 200 ? null : (JSON.parse(text) as RefusalBody).error;
}

const BOT: WireCommand = { type: 'addBot', seat: null, strength: 'easy' };

describe('issue 14, 1: quotas', () => {
  test('of tables: open at once, and in a day; also by a new server', async () => {
    await serveWith({ tables: 2, tablesPerDay: 3 });
    const ann = await Person.meet(server.url, 'Ann');
    const [first] = [await create(ann), await create(ann)];
    expect(await create(ann)).toMatchObject({
      code: 'QUOTA',
      details: { of: 'identity', what: 'tables', used: 2, limit: 2, until: null },
    });
    expect(typeof (await create(await Person.meet(server.url, 'Bob')))).toBe('string');
    expect(await say(ann, String(first), { type: 'closeTable' })).toBeNull();
    expect(typeof (await create(ann))).toBe('string');
    expect(await usesOf(ann)).toMatchObject({ tables: [2, 2], tablesPerDay: [3, 3] });
    await server.stop();
    await serveWith({ tables: 9, tablesPerDay: 3 });
    expect(await create(ann.at(server.url))).toMatchObject({
      details: { what: 'tablesPerDay', used: 3, limit: 3 },
    });
  });

  test('of an address, whoever asks from there', async () => {
    await serveWith({}, { tables: 2 });
    const people = await Promise.all(['Ann', 'Bob', 'Cat'].map((n) => Person.meet(server.url, n)));
    const made = [];
    for (const person of people) made.push(await create(person));
    expect(made[2]).toMatchObject({ code: 'QUOTA', details: { of: 'address', used: 2, limit: 2 } });
  });

  test('of an address: bots at all tables made from there, whoever hosts them', async () => {
    await serveWith({}, { bots: 2 });
    const [ann, bob] = [await Person.meet(server.url, 'Ann'), await Person.meet(server.url, 'Bob')];
    const [one, other] = [String(await create(ann)), String(await create(bob))];
    expect([await say(ann, one, BOT), await say(bob, other, BOT)]).toEqual([null, null]);
    const { seq } = await bob.json('getTable', `/api/tables/${other}`);
    expect(await say(bob, other, BOT)).toMatchObject({
      code: 'QUOTA',
      details: { of: 'address', what: 'bots', used: 2, limit: 2 },
    });
    expect((await bob.json('getTable', `/api/tables/${other}`)).seq).toBe(seq);
    expect(await say(bob, one, { type: 'join', name: 'Bob' })).toBeNull();
    expect(await say(ann, one, { type: 'transferHost', player: bob.player })).toBeNull();
    expect(await say(bob, one, BOT)).toMatchObject({ details: { of: 'address', used: 2 } });
  });

  test('of an address: a start and a resume, with whatever anybody wrote from there', async () => {
    await serveWith({}, { eventsPerHour: 40 });
    const ann = await Person.meet(server.url, 'Ann');
    const [one, other] = [String(await create(ann)), String(await create(ann))];
    for (const table of [one, other]) for (const bot of [BOT, BOT]) await say(ann, table, bot);
    expect(await say(ann, one, { type: 'startGame' })).toBeNull();
    // On a busy machine the bots may have used up the hour before it is heard.
    const paused = await say(ann, one, { type: 'pause' });
    expect([undefined, 'PAUSED']).toContain(paused?.code);
    const chat: WireCommand = { type: 'chat', text: 'hello' };
    for (let i = 0; i < 40; i++) await say(ann, other, chat);
    const refused = {
      code: 'QUOTA',
      details: { of: 'address', what: 'eventsPerHour', limit: 40, until: expect.any(Number) },
    };
    expect(await say(ann, other, { type: 'startGame' })).toMatchObject(refused);
    expect(await say(ann, one, { type: 'resume' })).toMatchObject(refused);
    expect(await usesOf(ann)).toMatchObject({ eventsPerHour: [expect.any(Number), null] });
  });

  test('of bots, over all tables of a host; a repeat of what was done is still answered', async () => {
    await serveWith({ bots: 3 });
    const ann = await Person.meet(server.url, 'Ann');
    const [one, other] = [String(await create(ann)), String(await create(ann))];
    const key = newKey();
    expect(await say(ann, one, BOT)).toBeNull();
    expect(await say(ann, one, BOT)).toBeNull();
    expect(await say(ann, other, BOT, key)).toBeNull();
    expect(await say(ann, other, BOT)).toMatchObject({
      code: 'QUOTA',
      details: { what: 'bots', used: 3, limit: 3 },
    });
    expect(await say(ann, other, BOT, key)).toBeNull();
    const bob = await Person.meet(server.url, 'Bob');
    expect((await say(bob, other, BOT))?.code).toBe('NOT_HOST');
    const { view } = await ann.json('getTable', `/api/tables/${one}`);
    const player = view.seats[0]?.player ?? '';
    expect(await say(ann, one, { type: 'removeBot', player })).toBeNull();
    expect(await say(ann, other, BOT)).toBeNull();
  });

  test('of events: the table pauses after its hand, everybody sees why, and nobody resumes it', async () => {
    await serveWith({ eventsPerHour: 200 });
    const ann = await Person.meet(server.url, 'Ann');
    const table = String(await create(ann));
    const seat = await Seat.open(ann, table);
    const rail = await Seat.open(await Person.meet(server.url, 'Eve'), table);
    for (let i = 0; i < 3; i++) await seat.do(BOT);
    await seat.do({ type: 'startGame' });
    await rail.until(() => rail.view?.info.status === 'paused');
    expect(rail.view?.info).toMatchObject({
      pauseReason: 'quota',
      pausedUntil: expect.any(Number),
    });
    expect(rail.view?.hand?.view.over).toBe(true);
    const { seq } = rail;
    expect(await say(ann, table, { type: 'resume' })).toMatchObject({
      code: 'QUOTA',
      details: { what: 'eventsPerHour', limit: 200, until: expect.any(Number) },
    });
    await sleep(100);
    expect(rail.seq).toBe(seq);
    // What an operator sets for one identity counts more.
    const store = await openSqliteStore(folder);
    await setQuota(store, ann.player, { eventsPerHour: 10_000_000 });
    expect((await quotaOf(store, ann.player, NO_QUOTA)).eventsPerHour).toBe(10_000_000);
    await store.close();
    expect(await usesOf(ann)).toMatchObject({ eventsPerHour: [expect.any(Number), 10_000_000] });
    expect(await say(ann, table, { type: 'resume' })).toBeNull();
    await seat.close();
    await rail.close();
  });

  test('count what was written: events and bytes', async () => {
    await serveWith({ eventsPerHour: 1000, bytesPerHour: 1_000_000 });
    const ann = await Person.meet(server.url, 'Ann');
    const table = String(await create(ann));
    const before = (await usesOf(ann)) as { eventsPerHour: number[]; bytesPerHour: number[] };
    await say(ann, table, { type: 'chat', text: 'x'.repeat(100) });
    const after = (await usesOf(ann)) as { eventsPerHour: number[]; bytesPerHour: number[] };
    expect(after.eventsPerHour[0]).toBe((before.eventsPerHour[0] ?? 0) + 1);
    expect(after.bytesPerHour[0]).toBeGreaterThan((before.bytesPerHour[0] ?? 0) + 100);
  });
});
