/** All that is done to a server here, by name: what `npm run fuzz:crash` runs. */

import { rmSync } from 'node:fs';
import { openPostgresStore, openSqliteStore } from '../../src/index.js';
import { newFolder } from '../play/server.js';
import { natsMissing, startNats } from '../store/nats-server.js';
import { startPostgres } from '../store/postgres-server.js';
import { wrongClocks } from './clocks.js';
import { failOver } from './failover.js';
import { killAgainAndAgain } from './kills.js';
import { twoNodes } from './nodes.js';
import { ALL_KINDS, CLOCKWORK, KINDS } from './party.js';
import { type Database, startDatabase } from './postgres.js';
import { manyReaders } from './readers.js';
import type { Campaign } from './report.js';
import { twoShards } from './shards.js';
import { stopDatabase } from './stops.js';
import { storm } from './storm.js';

type Options = Omit<Campaign, 'tables'>;

async function sqlite(options: Options): Promise<void> {
  const folder = newFolder();
  try {
    const campaign = { ...options, tables: ALL_KINDS };
    await killAgainAndAgain(campaign, ['--data', folder], () => openSqliteStore(folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** As many hands as took a second of the server's time. */
const LONG = 2500;
/** Some 40,000 events. */
const LATE = 1000;
/** As many as made each command take 8.5 ms (issue 14, 8). */
const CORRECTIONS = 6000;
const CROWD = 400;
/** The longest that a request may hold the server's main thread (issue 14, 2). */
const HELD_MS = 20;
const QUIET_MS = 2000;

/** Each round has a table of its own that nobody has opened yet, which takes half a minute to make. */
const MOST_ROUNDS = 5;

/** Nobody's reads are killed here: `kills` are rounds, after one to warm up. */
async function readers({ seed, kills, tell }: Options): Promise<void> {
  const rounds = Math.min(kills, MOST_ROUNDS);
  if (rounds < kills) tell(`${rounds} rounds: more than these are not made`);
  const folder = newFolder();
  const probe = `${folder}.probe`;
  try {
    const sizes = { hands: LONG, lateHands: LATE, crowd: CROWD, corrections: CORRECTIONS };
    const tables = [KINDS.quick, KINDS.clocks];
    const campaign = { tables, seed, tell, kills: 1 + rounds, quietMs: QUIET_MS, ...sizes };
    const place = ['--data', folder] as const;
    const open = () => openSqliteStore(folder);
    const { held } = await manyReaders({ ...campaign, probe }, place, open);
    for (const [kind, { quiet, reading }] of Object.entries(held)) {
      const line = `${kind}: held for ${reading.toFixed(1)} ms at most, ${quiet.toFixed(1)} ms with nobody reading`;
      if (reading > HELD_MS) throw new Error(line);
      tell(line);
    }
  } finally {
    rmSync(probe, { force: true });
    rmSync(folder, { recursive: true, force: true });
  }
}

const onPostgres =
  (run: (database: Database, options: Options) => Promise<unknown>) =>
  async (options: Options): Promise<void> => {
    const database = await startDatabase();
    try {
      await run(database, options);
    } finally {
      await database.remove();
    }
  };

async function shards(options: Options): Promise<void> {
  const missing = natsMissing();
  if (missing !== null) throw new Error(missing);
  const databases = [await startDatabase(), await startDatabase()] as const;
  const nats = await startNats();
  try {
    await twoShards({ ...options, tables: [...ALL_KINDS, ...CLOCKS] }, databases, nats);
  } finally {
    for (const database of databases) await database.remove();
    await nats.stop();
  }
}

const CLOCKS = Array.from({ length: 4 }, () => CLOCKWORK);

export const CAMPAIGNS = {
  sqlite,
  postgres: onPostgres(({ url }, options) => {
    const campaign = { ...options, tables: ALL_KINDS };
    return killAgainAndAgain(campaign, ['--database-url', url], () => openPostgresStore(url));
  }),
  stops: onPostgres((database, options) =>
    stopDatabase({ ...options, tables: [...ALL_KINDS, CLOCKWORK] }, database),
  ),
  nodes: onPostgres(({ url }, options) =>
    twoNodes({ ...options, tables: [...ALL_KINDS, ...CLOCKS] }, url),
  ),
  clocks: onPostgres(({ url }, options) =>
    wrongClocks({ ...options, tables: [...ALL_KINDS, ...CLOCKS] }, url),
  ),
  async failover(options: Options): Promise<void> {
    const server = await startPostgres();
    try {
      await failOver(options, server, await server.database());
    } finally {
      await server.remove();
    }
  },
  readers,
  shards,
  storm: onPostgres(({ url }, options) => storm(options, url)),
} as const;
