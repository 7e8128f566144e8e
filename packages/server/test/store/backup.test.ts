/** Backups of a server that serves, restored into empty places and played on. */

import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import {
  backup,
  openPostgresStores,
  restore,
  type Serving,
  type StorePlace,
} from '../../src/index.js';
import { newKey, Person, Seat } from '../play/client.js';
import { start } from '../play/server.js';
import { FAST } from '../play/table.js';
import { type PostgresServer, startPostgres } from './postgres-server.js';

let root = '';
let database: PostgresServer;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'sidepot-backup-'));
  database = await startPostgres();
});

afterAll(async () => {
  await database?.remove();
  rmSync(root, { recursive: true, force: true });
});

const newPlace = async (kind: 'sqlite' | 'postgres'): Promise<StorePlace> =>
  kind === 'sqlite'
    ? { folder: join(mkdtempSync(join(root, 'p-')), 'data') }
    : { databaseUrl: await database.database() };

async function served(store: StorePlace): Promise<Serving> {
  const serving = await start({ store });
  onTestFinished(() => serving.stop());
  return serving;
}

/** A host with a table at which four bots play. */
async function playing(serving: Serving): Promise<Seat> {
  const ann = await Person.meet(serving.url, 'Ann ♠');
  const poker = { smallBlind: 1, bigBlind: 2 };
  const id = await ann.createTable({ poker, room: { ...FAST, handPause: 5 } });
  const seat = await Seat.open(ann, id);
  for (const at of [1, 2, 3, 4]) await seat.do({ type: 'addBot', seat: at, strength: 'easy' });
  await seat.do({ type: 'startGame' });
  await seat.until(() => (seat.view?.info.hands ?? 0) >= 3);
  const { text } = await ann.ask('/api/clubs', { name: 'Thursdays' });
  const { id: club } = JSON.parse(text) as { id: string };
  await ann.ask(`/api/clubs/${club}/changes`, { type: 'addTable', table: id });
  return seat;
}

/** The same person, at the same table, on another server. */
async function playOn(serving: Serving, { person, table }: Seat): Promise<void> {
  const seat = await Seat.open(person.at(serving.url), table);
  const { hands } = seat.view!.info;
  expect(hands).toBeGreaterThanOrEqual(3);
  if (seat.view!.info.status === 'paused') await seat.do({ type: 'resume' });
  await seat.until(() => (seat.view?.info.hands ?? 0) >= hands + 2);
  await seat.do({ type: 'chat', text: 'and on it goes' });
  const { hands: list } = await seat.person.json('listHands', `/api/tables/${table}/hands`);
  expect(list.length).toBeGreaterThanOrEqual(hands);
  const { clubs } = await seat.person.json('listClubs', `/api/clubs?table=${table}`);
  expect(clubs).toMatchObject([{ name: 'Thursdays', isHost: true, hasTable: true }]);
  await seat.close();
}

describe('issue 14, 12: backup and restore', () => {
  test.each([
    ['sqlite', 'sqlite'],
    ['sqlite', 'postgres'],
    ['postgres', 'sqlite'],
  ] as const)('of %s while it serves, into %s, and a table is played on', async (from, to) => {
    const place = await newPlace(from);
    const serving = await served(place);
    const seat = await playing(serving);
    const folder = mkdtempSync(join(root, 'b-'));
    const made = await backup(place, folder);
    expect((statSync(made.file).mode & 0o777).toString(8)).toBe('600');
    expect(made.counts).toMatchObject({ identities: 1, tables: 1, members: 1 });
    await seat.do({ type: 'pause' });
    const still = await backup(place, join(folder, 'still.gz'));
    const { view } = await seat.person.json('getTable', `/api/tables/${seat.table}`);
    await seat.close();
    await serving.stop();

    const target = await newPlace(to);
    expect((await restore(still.file, target)).counts).toEqual(still.counts);
    const second = await served(target);
    const again = await seat.person.at(second.url).json('getTable', `/api/tables/${seat.table}`);
    expect(again.view.info).toEqual(view.info);
    expect(again.view.seats).toEqual(view.seats);
    expect(again.view.hand).toEqual(view.hand);
    await playOn(second, seat);

    // The one that was made in the middle of play is just as whole.
    const third = await newPlace('sqlite');
    await restore(made.file, third);
    await playOn(await served(third), seat);
  });

  test('nothing is restored over what is there', async () => {
    const place = await newPlace('sqlite');
    const serving = await served(place);
    await Person.meet(serving.url, 'Ann');
    const { file } = await backup(place, join(mkdtempSync(join(root, 'b-')), 'one.gz'));
    await expect(restore(file, place)).rejects.toMatchObject({ code: 'FOLDER_TAKEN' });
    await serving.stop();
    await expect(restore(file, place)).rejects.toMatchObject({ code: 'NOT_EMPTY' });
    await expect(backup(place, file)).rejects.toMatchObject({ code: 'BAD_BACKUP' });
    const target = await newPlace('postgres');
    await restore(file, target);
    await expect(restore(file, target)).rejects.toMatchObject({ code: 'NOT_EMPTY' });
  });

  test('a backup that is cut off, changed or of another kind leaves nothing behind', async () => {
    const place = await newPlace('sqlite');
    const serving = await served(place);
    for (let i = 0; i < 20; i++) await Person.meet(serving.url, `Ann ${newKey()}`);
    const folder = mkdtempSync(join(root, 'b-'));
    const { file } = await backup(place, folder);
    const whole = readFileSync(file);
    const text = gunzipSync(whole).toString();
    const bad: readonly (readonly [string, Buffer])[] = [
      ['cut', whole.subarray(0, whole.length / 2)],
      ['changed', gzipSync(text.replace('Ann', 'Bob'))],
      ['without its end', gzipSync(text.split('\n').slice(0, -2).join('\n'))],
      ['something else', gzipSync('{"phh":1}\n')],
      ['not compressed', Buffer.from(text)],
      ['empty', gzipSync('')],
    ];
    for (const [name, bytes] of bad) {
      const broken = join(folder, 'broken.gz');
      writeFileSync(broken, bytes);
      const target = await newPlace('sqlite');
      await expect(restore(broken, target), name).rejects.toMatchObject({ code: 'BAD_BACKUP' });
      await restore(file, target);
    }
  });

  test('rows that the database numbers keep their numbers, and it counts on', async () => {
    const place = await newPlace('postgres');
    await (await served(place)).stop();
    const url = (place as { databaseUrl: string }).databaseUrl;
    const query = async (at: string, sql: string): Promise<readonly unknown[]> => {
      const client = new pg.Client(at);
      await client.connect();
      const { rows } = await client.query(sql);
      await client.end();
      return rows;
    };
    const columns = await query(
      url,
      "SELECT column_name FROM information_schema.columns WHERE table_name = 'outages' AND is_nullable = 'NO' AND is_identity = 'NO'",
    );
    const names = columns.map((row) => (row as { column_name: string }).column_name);
    const add = `INSERT INTO outages (${names.join(', ')}) VALUES (${names.map(() => 1).join(', ')}) RETURNING id`;
    for (let i = 0; i < 3; i++) await query(url, add);
    const [last] = (await query(url, 'SELECT max(id) AS id FROM outages')) as { id: number }[];
    const { file } = await backup(place, mkdtempSync(join(root, 'b-')));
    const target = (await newPlace('postgres')) as { databaseUrl: string };
    await restore(file, target);
    expect(await query(target.databaseUrl, add)).toEqual([{ id: last!.id + 1 }]);
  });

  test('issue 14, 16: several databases one by one, into others; not one of them into a folder', async () => {
    const urls = [await database.database(), await database.database()];
    const store = await openPostgresStores(urls);
    await store.createIdentity({ id: 'ann', name: 'Ann', createdAt: 1, tokenHash: 'h' });
    const ids = Array.from({ length: 8 }, (_, n) => `table${n}`);
    for (const id of ids) {
      await store.createTable({ id, host: 'ann', createdAt: 1, info: '{}' });
      await store.append(id, 0, ['{"n":1}']);
    }
    await store.close();
    const folder = mkdtempSync(join(root, 'b-'));
    const restored: string[] = [];
    for (const [n, databaseUrl] of urls.entries()) {
      const { file, counts } = await backup({ databaseUrl }, join(folder, `${n}.gz`));
      expect(counts['tables']).toBeGreaterThan(0);
      const target = await database.database();
      await restore(file, { databaseUrl: target });
      restored.push(target);
      const alone = restore(file, await newPlace('sqlite'));
      await expect(alone).rejects.toMatchObject({ code: 'BAD_BACKUP' });
    }
    const again = await openPostgresStores(restored);
    for (const id of ids) expect(await again.load(id)).toMatchObject({ seq: 1 });
    expect(await again.append('table0', 1, ['{"n":2}'])).toEqual({ seq: 2 });
    await again.close();
  });

  test('one of the schema before is brought up to date', async () => {
    const place = await newPlace('sqlite');
    const serving = await served(place);
    await Person.meet(serving.url, 'Ann');
    await serving.stop();
    const lines = [
      { sidepot: 'backup', version: 1, schema: 1, from: 'postgres', at: 1 },
      { table: 'identities', columns: ['id', 'name', 'created_at'] },
      ['ann_0000000', 'Ann', 1],
    ].map((line) => `${JSON.stringify(line)}\n`);
    const sha256 = createHash('sha256').update(lines.join('')).digest('hex');
    const tail = JSON.stringify({ counts: { identities: 1 }, sha256 });
    const file = join(mkdtempSync(join(root, 'b-')), 'old.gz');
    writeFileSync(file, gzipSync(`${lines.join('')}${tail}\n`));
    for (const kind of ['sqlite', 'postgres'] as const) {
      const target = await newPlace(kind);
      await restore(file, target);
      const second = await served(target);
      await Person.meet(second.url, 'Bob');
      await second.stop();
    }
    const newer = lines.join('').replace('"schema":1', '"schema":99');
    writeFileSync(file, gzipSync(newer));
    const refused = restore(file, await newPlace('sqlite'));
    await expect(refused).rejects.toMatchObject({ code: 'SCHEMA_NEWER' });
  });
});
