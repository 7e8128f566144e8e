import { rmSync } from 'node:fs';
import { ROOM_DEFAULTS } from '@sidepot/protocol';
import { afterEach, expect, test } from 'vitest';
import { ROOM_VERSION } from '../../src/room/index.js';
import { foldPast, readPast, storedOf } from '../../src/runtime/journal/journal.js';
import { openSqliteStore } from '../../src/store/index.js';
import { NO_PAUSES, playing } from '../room/tables.js';
import { newFolder } from './server.js';

const folder = newFolder();
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a snapshot of another version is not used, for the past neither: the events are all there', async () => {
  const store = await openSqliteStore(folder);
  await store.createIdentity({ id: 'host', name: 'Ann', createdAt: 1, tokenHash: 'hash' });
  await store.createTable({ id: 'table', host: 'host', createdAt: 1, info: '{}' });
  const events = ['{"of":"room","at":1}', '{"of":"room","at":2}', '{"of":"room","at":3}'];
  const snapshot = { seq: 2, state: '{"version":0}' };
  await store.append('table', 0, events.slice(0, 2), { snapshot });
  await store.append('table', 2, events.slice(2));
  for (const [through, times] of [
    [undefined, [1, 2, 3]],
    [2, [1, 2]],
  ] as const) {
    const past = await readPast(store, 'table', through);
    expect(past?.from).toBeNull();
    const read: number[] = [];
    for await (const page of past?.pages ?? []) read.push(...page.map((text) => storedOf(text).at));
    expect(read).toEqual(times);
  }
  await store.close();
});

test('a setting that a snapshot does not know has its default', async () => {
  const store = await openSqliteStore(folder);
  await store.createIdentity({ id: 'host', name: 'Ann', createdAt: 1, tokenHash: 'hash' });
  await store.createTable({ id: 'table', host: 'host', createdAt: 1, info: '{}' });
  const room = { actionClock: null };
  const state = { version: ROOM_VERSION, room, nextRoom: { name: 'Monday', room } };
  const snapshot = { seq: 1, state: JSON.stringify(state) };
  await store.append('table', 0, ['{"of":"room","at":1}'], { snapshot });
  const past = await readPast(store, 'table');
  const filled = { ...ROOM_DEFAULTS, actionClock: null };
  expect(past?.from).toMatchObject({ room: filled, nextRoom: { name: 'Monday', room: filled } });
  await store.close();
});

test('a snapshot from before the statistics: they are counted from all events', async () => {
  const table = playing({ room: NO_PAUSES });
  for (let hands = 0; hands < 5; hands++) table.act('fold');
  const { counters, ...rest } = table.state;
  expect(counters.hands).toBe(5);
  const store = await openSqliteStore(folder);
  await store.createIdentity({ id: 'host', name: 'Ann', createdAt: 1, tokenHash: 'hash' });
  await store.createTable({ id: 'table', host: 'host', createdAt: 1, info: '{}' });
  const snapshot = { seq: rest.seq, state: JSON.stringify({ ...rest, version: 6 }) };
  await store.append(
    'table',
    0,
    table.events.map((event) => JSON.stringify(event)),
    { snapshot },
  );
  const past = await readPast(store, 'table');
  expect(past && (await foldPast(past))).toEqual(table.state);
  await store.close();
});

test('a table whose first event was never written is none', async () => {
  expect(await foldPast({ from: null, pages: (async function* () {})() })).toBeNull();
});
