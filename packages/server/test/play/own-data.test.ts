/** What people may do with what is stored of them, over the real doors. */

import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openSqliteStore, type Serving } from '../../src/index.js';
import { neutralName } from '../../src/room/index.js';
import { Person, Seat } from './client.js';
import { newFolder, start } from './server.js';
import { FAST, gather, type Party } from './table.js';

const folder = newFolder();
let serving: Serving;
beforeAll(async () => {
  serving = await start({ store: { folder } });
});
afterAll(async () => {
  await serving.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Two play a hand, and one of them says something. */
async function played(): Promise<Party> {
  const poker = { smallBlind: 1, bigBlind: 2 };
  const party = await gather([serving.url], 2, { poker, room: FAST }, () => 100);
  const { host, seats } = party;
  onTestFinished(async () => {
    for (const seat of seats) await seat.close();
  });
  await seats[1]!.do({ type: 'chat', text: 'a secret of mine' });
  await host.do({ type: 'startGame' });
  for (const seat of seats) await seat.until(() => seat.view?.hand != null);
  await host.do({ type: 'closeTable' });
  // Whoever is first to act gives up, and the table closes after this hand.
  for (const seat of seats) await seat.send({ type: 'act', action: { type: 'fold' } });
  await host.until(() => host.view?.info.status === 'closed');
  return party;
}

const forget = (person: Person): Promise<Response> => person.post('/api/identity/forget', {});
const codeOf = async (answer: Response): Promise<unknown> =>
  ((await answer.json()) as { error?: { code: string } }).error?.code;

describe('issue 14, 12: one’s own data', () => {
  test('can be taken: name, tables, words, and the hands one was dealt, as one may see them', async () => {
    const { id, seats } = await played();
    const bob = seats[1]!.person;
    const answer = await bob.get('/api/identity/data');
    expect(answer.headers.get('content-type')).toMatch('application/json');
    expect(answer.headers.get('content-disposition')).toMatch('attachment');
    const data = (await answer.json()) as {
      tables: { hands: { ohh: { players: { id: number; cards?: unknown }[] } }[] }[];
    };
    expect(data).toMatchObject({
      player: bob.player,
      name: 'Player 2',
      devices: [{ createdAt: expect.any(Number), usedAt: expect.any(Number) }],
      tables: [{ id, isHost: false, said: [{ text: 'a secret of mine' }], hands: [{}] }],
    });
    const own = await bob.get(`/api/tables/${id}/hands/1?format=ohh`);
    expect(data.tables[0]!.hands[0]).toEqual(await own.json());
    // Whoever was not there has nothing of it.
    const stranger = await Person.meet(serving.url, 'Eve');
    expect(await (await stranger.get('/api/identity/data')).json()).toMatchObject({ tables: [] });
  });

  test('who sits at a table or has one of their own is not forgotten', async () => {
    const poker = { smallBlind: 1, bigBlind: 2 };
    const { seats } = await gather([serving.url], 2, { poker, room: FAST }, () => 100);
    for (const { person } of seats)
      expect(await codeOf(await forget(person))).toBe('STILL_PLAYING');
    for (const seat of seats) await seat.close();
  });

  test('who is forgotten has no name, no words and no way back; the hands stay', async () => {
    const { id, seats, host } = await played();
    const bob = seats[1]!.person;
    const poker = { smallBlind: 1, bigBlind: 2 };
    const open = await host.person.createTable({ poker });
    const rail = await Seat.open(host.person, open);
    const there = await Seat.open(bob, open);
    await there.do({ type: 'join', name: 'Bobby Tables' });
    await there.do({ type: 'chat', text: 'said in the open' });
    const before = await (await host.person.get(`/api/tables/${id}/hands`)).json();

    const answer = await forget(bob);
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()[0]).toMatch(/^sidepot=;/);
    expect(await codeOf(await bob.get(`/api/tables/${id}`))).toBe('NO_IDENTITY');
    const name = neutralName(bob.player);
    await rail.until(() => JSON.stringify(rail.view).includes(name));
    await rail.until(() => !JSON.stringify(rail.view).includes('Bobby'));
    await rail.close();
    await there.close();
    const history = await (await host.person.get(`/api/tables/${id}/hands/1?format=phh`)).text();
    expect(history).toContain(name);
    expect(await (await host.person.get(`/api/tables/${id}/hands`)).json()).toEqual(before);

    const store = await openSqliteStore(folder, null);
    const rest = [];
    for (const table of [id, open]) {
      const { events, snapshot } = (await store.load(table, undefined))!;
      rest.push(...events, JSON.stringify(snapshot));
      rest.push((await store.getHand(table, 1))?.log ?? '');
    }
    expect(rest.join('\n')).not.toMatch(/Bobby|Player 2\b|a secret of mine|said in the open/);
    expect(rest.join('\n')).toContain(bob.player);
    await store.close();
  });
});

describe('issue 14, 12: a table', () => {
  test('is deleted by its host when it is closed, for everybody and with everything', async () => {
    const { id, seats, host } = await played();
    const bob = seats[1]!;
    const path = `/api/tables/${id}/delete`;
    expect(await codeOf(await bob.person.post(path, {}))).toBe('NOT_HOST');
    const answer = await host.person.post(path, {});
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true }]);
    await bob.until(() => bob.bye !== null);
    expect(bob.bye).toMatchObject({ code: 'UNKNOWN_TABLE', retryAfter: null });
    for (const { person } of seats) {
      expect(await codeOf(await person.get(`/api/tables/${id}`))).toBe('UNKNOWN_TABLE');
      expect(await codeOf(await person.get(`/api/tables/${id}/hands`))).toBe('UNKNOWN_TABLE');
    }
    const { tables } = (await (await bob.person.get('/api/identity/data')).json()) as {
      tables: unknown[];
    };
    expect(tables).toEqual([]);
    expect(await codeOf(await host.person.post(path, {}))).toBe('UNKNOWN_TABLE');
  });

  test('that is open is not', async () => {
    const ann = await Person.meet(serving.url, 'Ann');
    const id = await ann.createTable({ poker: { smallBlind: 1, bigBlind: 2 } });
    expect(await codeOf(await ann.post(`/api/tables/${id}/delete`, {}))).toBe('NOT_CLOSED');
  });
});
