/**
 * Which databases belong together. The first is the directory: it holds identities and says where
 * each table lies. It gives the others numbers, which they keep, in whatever order they are named
 * later; a database that is missing, a stranger, or one named twice is refused before anything is
 * written.
 */

import type pg from 'pg';
import { newProblem, type Problem, type ProblemKey } from '../../problems.js';
import { StoreError } from '../contract/errors.js';
import { postgresError } from '../postgres/connection.js';
import { openQueryPool, type QueryPool } from './query-pool.js';

/** The directory is a shard like the others, and the first. */
export const DIRECTORY = 1;

/** For the few statements beside those of a store; a move needs three at once. */
const CONNECTIONS = 4;
/** Only has to differ from other programs' locks, and from the migrations'. */
const LOCK = 7433769;

export interface Database {
  readonly number: number;
  readonly url: string;
  readonly pool: QueryPool;
}

interface Identity {
  readonly id: string;
  readonly directory: string | null;
  readonly tables: number;
}

const refuse = (key: ProblemKey, details: Problem['details'] = {}): never => {
  throw new StoreError('WRONG_DATABASES', newProblem(key, details));
};

/**
 * Their schemas must be up to date.
 *
 * @example
 * import { openDatabases } from '@sidepot/server/store';
 *
 * const databases = await openDatabases(['postgres://127.0.0.1/a', 'postgres://127.0.0.1/b']);
 * databases.map(({ number }) => number);
 */
export async function openDatabases(urls: readonly string[]): Promise<readonly Database[]> {
  const pools = urls.map((url) => openQueryPool(url, CONNECTIONS));
  try {
    const numbers = await numbered(pools);
    return pools.map((pool, i) => ({ number: numbers[i] ?? 0, url: urls[i] ?? '', pool }));
  } catch (error) {
    await Promise.all(pools.map((pool) => pool.end()));
    throw postgresError(error);
  }
}

async function numbered(pools: readonly QueryPool[]): Promise<readonly number[]> {
  const all = await Promise.all(pools.map(identify));
  const [directory, ...others] = all;
  if (directory === undefined) return refuse('noDatabase');
  if (new Set(all.map(({ id }) => id)).size < all.length) refuse('databaseTwice');
  if (directory.directory !== null && directory.directory !== directory.id) {
    refuse('directoryLater');
  }
  const [first, ...rest] = pools;
  if (first === undefined) return [];
  const client = await first.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    const known = await shardsOf(client);
    for (const [number, id] of known) {
      if (!all.some((one) => one.id === id)) refuse('shardUnnamed', { shard: number });
    }
    const numbers = new Map([...known].map(([number, id]) => [id, number]));
    if (others.length > 0) {
      await client.query('UPDATE this_database SET directory = id');
      await register(client, DIRECTORY, directory.id);
    }
    for (const [i, { id, directory: owner, tables }] of others.entries()) {
      if (owner !== null && owner !== directory.id) refuse('databaseOfOthers', { number: i + 2 });
      if (numbers.has(id)) continue;
      if (owner === null && tables > 0) refuse('databaseUsed', { number: i + 2 });
      const number = Math.max(DIRECTORY, ...numbers.values()) + 1;
      numbers.set(id, number);
      await rest[i]?.query('UPDATE this_database SET directory = $1', [directory.id]);
      await register(client, number, id);
    }
    await client.query('COMMIT');
    client.release();
    return all.map(({ id }) => numbers.get(id) ?? DIRECTORY);
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** Who opens it first gives it a name, which stays, in a backup too. */
const NAME = `
  INSERT INTO this_database (one, id) SELECT true, gen_random_uuid()::text
  WHERE NOT EXISTS (SELECT FROM this_database) ON CONFLICT DO NOTHING`;

async function identify(pool: QueryPool): Promise<Identity> {
  await pool.query(NAME);
  const { rows } = await pool.query<Identity>(
    'SELECT id, directory, (SELECT count(*) FROM tables)::integer AS tables FROM this_database',
  );
  return rows[0] ?? refuse('databaseNameless');
}

async function shardsOf(client: pg.PoolClient): Promise<ReadonlyMap<number, string>> {
  const { rows } = await client.query<{ number: number; database: string }>(
    'SELECT number, database FROM shards',
  );
  return new Map(rows.map(({ number, database }) => [number, database]));
}

const register = (client: pg.PoolClient, number: number, id: string): Promise<unknown> =>
  client.query('INSERT INTO shards (number, database) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
    number,
    id,
  ]);
