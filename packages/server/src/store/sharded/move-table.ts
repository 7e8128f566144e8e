/**
 * Moves a sleeping table to another database. At every moment at most one of the two may be written
 * to, whoever remembers what of where it lies:
 *
 *  1. the directory notes the move;
 *  2. while the source's row is locked, everything is copied and compared; the copy sleeps;
 *  3. the source sleeps too, and whoever waited for its row finds no table there;
 *  4. the directory names the other database;
 *  5. the copy wakes;
 *  6. the source's rows are deleted, and the note is crossed out.
 *
 * Whoever finds the note after a crash goes on from what the directory says: before 4 the source is
 * right, whatever lies at the target; after it the target is.
 */

import type pg from 'pg';
import { newProblem } from '../../problems.js';
import { StoreError, unknownTable } from '../contract/errors.js';
import { postgresError } from '../postgres/connection.js';
import { copyTable, deleteTable } from './copy-table.js';
import { type Database, DIRECTORY } from './databases.js';
import { Directory, type TableHome } from './directory.js';
import type { QueryPool } from './query-pool.js';

export const MOVE_STEPS = ['noted', 'copied', 'asleep', 'named', 'awake', 'deleted'] as const;
export type MoveStep = (typeof MOVE_STEPS)[number];

/** Only has to differ from other locks of ours. */
const LOCK = 7433770;

export interface MoveOptions {
  /** Told after each step; what it throws breaks the move off there. */
  readonly stepped?: (step: MoveStep) => void;
}

/**
 * To the shard of this number. Resolves when it is there; may be repeated after any failure.
 *
 * @example
 * import { moveTable, openDatabases } from '@sidepot/server/store';
 *
 * const databases = await openDatabases(['postgres://127.0.0.1/a', 'postgres://127.0.0.1/b']);
 * await moveTable(databases, 'abc', 2);
 */
export async function moveTable(
  databases: readonly Database[],
  tableId: string,
  to: number,
  { stepped = () => {} }: MoveOptions = {},
): Promise<void> {
  await exclusively(databases, tableId, async (directory) => {
    databaseOf(databases, to);
    let place = await new Directory(directory).find(tableId);
    if (place.movingTo !== null && place.movingTo !== to) {
      place = await go(databases, directory, tableId, place, stepped);
    }
    if (place.movingTo === null) {
      if (place.shard === to) return;
      await directory.query(NOTE, [tableId, place.shard, to]);
      stepped('noted');
    }
    const noted = { shard: place.shard, movingFrom: place.movingFrom ?? place.shard, movingTo: to };
    await go(databases, directory, tableId, noted, stepped);
  });
}

/** Ends a move that broke off, unless somebody is at it. */
export async function finishMove(databases: readonly Database[], tableId: string): Promise<void> {
  await exclusively(databases, tableId, async (directory) => {
    const place = await new Directory(directory).find(tableId);
    if (place.movingTo !== null) await go(databases, directory, tableId, place, () => {});
  });
}

const NOTE = `
  INSERT INTO table_shards (table_id, shard, moving_from, moving_to) VALUES ($1, $2, $2, $3)
  ON CONFLICT (table_id) DO UPDATE SET moving_from = $2, moving_to = $3`;
const NAME = 'UPDATE table_shards SET shard = moving_to WHERE table_id = $1';
const CROSS_OUT =
  'UPDATE table_shards SET moving_from = NULL, moving_to = NULL WHERE table_id = $1';

async function go(
  databases: readonly Database[],
  directory: QueryPool,
  tableId: string,
  { shard, movingFrom, movingTo }: TableHome,
  stepped: (step: MoveStep) => void,
): Promise<TableHome> {
  const source = databaseOf(databases, movingFrom ?? shard);
  const target = databaseOf(databases, movingTo ?? shard);
  if (shard === source.number) {
    try {
      await putToSleep(directory, source, target, tableId, stepped);
    } catch (error) {
      // Nothing was changed that anybody could see: it stays where it is.
      if (isRefusal(error)) await directory.query(CROSS_OUT, [tableId]);
      throw error;
    }
    await directory.query(NAME, [tableId]);
    stepped('named');
  }
  await target.pool.query('UPDATE tables SET is_here = true WHERE id = $1', [tableId]);
  stepped('awake');
  await inTransaction(source.pool, (client) => deleteTable(client, tableId));
  stepped('deleted');
  await directory.query(CROSS_OUT, [tableId]);
  return { shard: target.number, movingFrom: null, movingTo: null };
}

interface Row {
  readonly deadline: number | null;
  readonly is_here: boolean;
}

async function putToSleep(
  directory: QueryPool,
  source: Database,
  target: Database,
  tableId: string,
  stepped: (step: MoveStep) => void,
): Promise<void> {
  await inTransaction(source.pool, async (from) => {
    const { rows } = await from.query<Row>(
      'SELECT deadline, is_here FROM tables WHERE id = $1 FOR UPDATE',
      [tableId],
    );
    const [row] = rows;
    if (row === undefined) throw unknownTable(tableId);
    if (row.deadline !== null) {
      throw new StoreError('TABLE_BUSY', newProblem('clockRuns', { table: tableId }));
    }
    await inTransaction(target.pool, (to) => copyTable(directory, from, to, target.pool, tableId));
    stepped('copied');
    await from.query('UPDATE tables SET is_here = false WHERE id = $1', [tableId]);
  });
  stepped('asleep');
}

const isRefusal = (error: unknown): boolean =>
  error instanceof StoreError && ['UNKNOWN_TABLE', 'TABLE_BUSY'].includes(error.code);

/** Two who move one table at once would undo each other's work. */
async function exclusively(
  databases: readonly Database[],
  tableId: string,
  work: (directory: QueryPool) => Promise<void>,
): Promise<void> {
  const { pool } = databaseOf(databases, DIRECTORY);
  try {
    await inTransaction(pool, async (client) => {
      const { rows } = await client.query<{ mine: boolean }>(
        'SELECT pg_try_advisory_xact_lock($1, hashtext($2)) AS mine',
        [LOCK, tableId],
      );
      if (rows[0]?.mine !== true) {
        throw new StoreError('TABLE_BUSY', newProblem('movedByOther', { table: tableId }));
      }
      await work(pool);
    });
  } catch (error) {
    throw postgresError(error);
  }
}

async function inTransaction<T>(
  pool: QueryPool,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    client.release();
    return result;
  } catch (error) {
    // Closing the connection rolls back, whatever state it is in, but only some time later: whoever
    // tries again at once would meet our own locks.
    await client.query('ROLLBACK').catch(() => {});
    client.release(true);
    throw error;
  }
}

function databaseOf(databases: readonly Database[], number: number): Database {
  const found = databases.find((one) => one.number === number);
  if (found !== undefined) return found;
  const numbers = databases.map((one) => one.number).join(', ');
  throw new StoreError(
    'WRONG_DATABASES',
    newProblem('noShard', { shard: number, shards: numbers }),
  );
}
