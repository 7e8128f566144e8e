/** Puts a backup into an empty place: all of it, or nothing. */

import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { newProblem } from '../../problems.js';
import { reasonOf, StoreError } from '../contract/errors.js';
import type { StorePlace } from '../contract/store.js';
import { type BackupRow, type Head, LineReader, type TableLine, type Tail } from './format.js';
import { postgresTarget } from './postgres-target.js';
import { sqliteTarget } from './sqlite-target.js';

export interface Target {
  /** Makes the schema that the rows are of. */
  begin(schema: number): Promise<void>;
  insert(table: TableLine, rows: readonly BackupRow[]): Promise<void>;
  count(table: string): Promise<number>;
  /** Brings the schema up to date, and makes it all so. */
  finish(): Promise<void>;
  /** After `finish`, or in place of it: then nothing has happened. */
  close(): Promise<void>;
}

export interface Restored {
  readonly head: Head;
  readonly counts: Tail['counts'];
}

const PAGE = 500;

/**
 * Puts a backup into an empty folder or database. If counts or checksum differ, nothing is
 * restored.
 *
 * @example
 * import { restore } from '@sidepot/server/store';
 *
 * const { counts } = await restore('tables.backup.gz', { folder: 'data' });
 */
export async function restore(file: string, to: StorePlace): Promise<Restored> {
  const target =
    'folder' in to ? await sqliteTarget(to.folder) : await postgresTarget(to.databaseUrl);
  try {
    return await fill(target, file);
  } finally {
    await target.close();
  }
}

async function fill(target: Target, file: string): Promise<Restored> {
  const reader = new LineReader();
  let head: Head | null = null;
  let table: TableLine | null = null;
  let rows: BackupRow[] = [];
  const flush = async (): Promise<void> => {
    if (table !== null && rows.length > 0) await target.insert(table, rows);
    rows = [];
  };
  for await (const line of linesOf(file)) {
    const read = reader.read(line);
    if (read?.kind === 'row') {
      rows.push(read.row);
      if (rows.length >= PAGE) await flush();
      continue;
    }
    await flush();
    if (read?.kind === 'table') table = read.table;
    if (read?.kind === 'head') {
      head = read.head;
      await target.begin(head.schema);
    }
  }
  const counts = reader.end();
  if (head === null) throw new StoreError('BAD_BACKUP', newProblem('backupEmpty'));
  for (const [name, count] of Object.entries(counts)) {
    const there = await target.count(name);
    // A table may have been made with a row of its own; none can be there twice.
    if (there >= count) continue;
    throw new StoreError('BAD_BACKUP', newProblem('backupRows', { table: name, there, count }));
  }
  await target.finish();
  return { head, counts };
}

async function* linesOf(file: string): AsyncGenerator<string, void, undefined> {
  const gunzip = createGunzip();
  let failure: Error | null = null;
  pipeline(createReadStream(file), gunzip, (error) => {
    failure = error ?? null;
  });
  try {
    yield* createInterface({ input: gunzip, crlfDelay: Number.POSITIVE_INFINITY });
  } catch (error) {
    failure ??= error instanceof Error ? error : new Error(String(error));
  }
  if (failure !== null) {
    const told = newProblem('backupUnreadable', { file, reason: reasonOf(failure) });
    throw new StoreError('BAD_BACKUP', told, failure);
  }
}
