/** The campaigns of `npm run fuzz:crash`, short. */

import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPostgresStore, openSqliteStore } from '../../src/index.js';
import { newFolder } from '../play/server.js';
import { killAgainAndAgain } from './kills.js';
import { twoNodes } from './nodes.js';
import { CLOCKWORK, KINDS, STORMY } from './party.js';
import { type Database, startDatabase } from './postgres.js';
import { stopDatabase } from './stops.js';
import { storm } from './storm.js';

const tables = [KINDS.quick, KINDS.clocks];
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
  test('nothing acknowledged is lost, nothing happens twice, the hand goes on', async () => {
    const folder = newFolder();
    try {
      const campaign = { tables, seed: 5, kills: 3, tell };
      const open = () => openSqliteStore(folder);
      const sums = await told(killAgainAndAgain(campaign, ['--data', folder], open));
      expect(sums.acked).toBeGreaterThan(0);
      expect(sums.repeated).toBeGreaterThan(0);
      expect(sums.hands).toBeGreaterThan(tables.length * campaign.kills);
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

  test('one of two nodes is killed: the other one goes on with its clocks and players', async () => {
    const campaign = { tables: [KINDS.quick, CLOCKWORK], seed: 8, kills: 2, tell };
    const sums = await told(twoNodes(campaign, database.url));
    expect(sums.repeated).toBeGreaterThan(0);
    expect(sums.reconnects).toBeGreaterThan(0);
    // Only to tell late from never: `npm run fuzz:crash -- nodes` tells how late.
    expect(sums.longestLate).toBeLessThan(20_000);
  });

  test('two nodes write to one table at once: all see the same, once', async () => {
    const sums = await told(storm({ seed: 9, kills: 3, tell }, database.url));
    expect(sums.acked).toBeGreaterThan(0);
    // The first view of each; after that nobody lost track.
    expect(sums.snapshots).toBe(STORMY.people);
  });
});
