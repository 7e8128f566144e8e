/** The campaigns of `npm run fuzz:crash`, short. */

import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPostgresStore, openSqliteStore } from '../../src/index.js';
import { Person } from '../play/client.js';
import { newFolder, start } from '../play/server.js';
import { wrongClocks } from './clocks.js';
import { killAgainAndAgain } from './kills.js';
import { ABSENCE_MS, LonelyBots } from './lonely.js';
import { lossyProxy } from './lossy-proxy.js';
import { twoNodes } from './nodes.js';
import { CLOCKWORK, KINDS, STORMY } from './party.js';
import { type Database, startDatabase } from './postgres.js';
import { manyReaders } from './readers.js';
import { stopDatabase } from './stops.js';
import { storm } from './storm.js';

/** They think like quick people: a kill comes in any moment of a hand, and few hands are enough. */
const THINK_MS = 30;
const quick = { ...KINDS.quick, thinkMs: THINK_MS };
const tables = [quick, { ...KINDS.clocks, thinkMs: THINK_MS }];
/** Shown only if it fails. */
const lines: string[] = [];
const tell = (line: string): void => void lines.push(line);

async function told<T>(run: Promise<T>): Promise<T> {
  lines.length = 0;
  try {
    return await run;
  } catch (error) {
    throw new Error(`${error}\n${lines.join('\n')}`, { cause: error });
  }
}

describe('SQLite: the server is killed in play', () => {
  test('nothing is lost, nothing happens twice, the hand goes on; issue 14, 1: bots that nobody watches sleep', async () => {
    const folder = newFolder();
    try {
      const mixed = { ...KINDS.mixed, thinkMs: THINK_MS };
      const campaign = { tables: [...tables, mixed], seed: 5, kills: 3, tell };
      const open = () => openSqliteStore(folder);
      const limits = join(folder, 'limits.json');
      writeFileSync(limits, JSON.stringify({ absenceMs: ABSENCE_MS }));
      const place = ['--data', folder, '--limits', limits] as const;
      const sums = await told(killAgainAndAgain(campaign, place, open, new LonelyBots()));
      expect(sums.acked).toBeGreaterThan(0);
      expect(sums.repeated).toBeGreaterThan(0);
      expect(sums.hands).toBeGreaterThan(tables.length * campaign.kills);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

describe('issue 14, 2: one reader freezes nobody', () => {
  test('all that takes long is read at once: archives byte for byte, no correction missing, and play goes on', async () => {
    const folder = newFolder();
    try {
      const sizes = { hands: 40, lateHands: 10, crowd: 5, corrections: 60 };
      const campaign = { tables, seed: 10, kills: 1, ...sizes, quietMs: 0, probe: null, tell };
      const open = () => openSqliteStore(folder);
      const sums = await told(manyReaders(campaign, ['--data', folder], open));
      expect(sums.read).toBeGreaterThan(0);
      expect(sums.threads).toBeGreaterThan(0);
      expect(sums.acked).toBeGreaterThan(0);
      expect(sums.reconnects).toBe(0);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

describe('PostgreSQL', () => {
  let database: Database;

  beforeAll(async () => {
    database = await startDatabase();
  });

  afterAll(() => database.remove());

  test('the server is killed: nothing is lost, the hand goes on', async () => {
    const { url } = database;
    const campaign = { tables, seed: 6, kills: 2, tell };
    const open = () => openPostgresStore(url);
    const sums = await told(killAgainAndAgain(campaign, ['--database-url', url], open));
    expect(sums.acked).toBeGreaterThan(0);
    expect(sums.repeated).toBeGreaterThan(0);
  });

  test('the database stops: UNAVAILABLE meanwhile, and play goes on by itself', async () => {
    const campaign = { tables: [...tables, CLOCKWORK], seed: 7, kills: 2, tell };
    const sums = await told(stopDatabase(campaign, database));
    expect(sums.unavailable).toBeGreaterThan(0);
    expect(sums.reconnects).toBe(0);
  });

  test('issue 14, 10: answers of the database are lost: each command is done once, and told', async () => {
    const proxy = await lossyProxy(database.url);
    const serving = await start({ store: { databaseUrl: proxy.url } });
    try {
      const ann = await Person.meet(serving.url, 'Ann');
      const table = await ann.createTable({ poker: { smallBlind: 1, bigBlind: 2 } });
      const answers: unknown[] = [];
      for (let i = 0; i < 10; i++) {
        proxy.toLose = 1;
        const command = { type: 'chat', text: `line ${i}` };
        const body = { v: 1, table, key: `key-of-line-${i}`, command };
        const { status } = await ann.post(`/api/tables/${table}/commands`, body);
        answers.push([status, proxy.toLose]);
      }
      expect(answers).toEqual(Array.from({ length: 10 }, () => [200, 0]));
      const { view } = await ann.json('getTable', `/api/tables/${table}`);
      const lines = Array.from({ length: 10 }, (_, i) => `line ${i}`);
      expect(view.chat.map(({ text }) => text)).toEqual(lines);
    } finally {
      await serving.stop();
      await proxy.close();
    }
  });

  test('one of two nodes is killed: the other one goes on with its clocks and players', async () => {
    const campaign = { tables: [quick, CLOCKWORK], seed: 8, kills: 2, tell };
    const sums = await told(twoNodes(campaign, database.url));
    expect(sums.repeated).toBeGreaterThan(0);
    expect(sums.reconnects).toBeGreaterThan(0);
    // That clocks went on was waited for; `npm run fuzz:crash -- nodes` tells how late.
  });

  test('issue 14, 5: clocks that are 25 s off or jump by an hour time nobody out early, or never', async () => {
    const campaign = { tables: [quick, CLOCKWORK], seed: 10, kills: 2, tell };
    const sums = await told(wrongClocks(campaign, database.url));
    expect(sums.timeOuts).toBeGreaterThan(0);
  });

  test('two nodes write to one table at once: all see the same, once', async () => {
    const sums = await told(storm({ seed: 9, kills: 3, tell }, database.url));
    expect(sums.acked).toBeGreaterThan(0);
    // The first view of each; after that nobody lost track.
    expect(sums.snapshots).toBe(STORMY.people);
  });
});
