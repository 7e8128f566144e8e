/** Opens the one file under the data folder and brings its schema up to date. */

import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import Database from 'libsql';
import { reasonOf, StoreError } from '../errors.js';
import { missingMigrations } from '../schema.js';
import { SQLITE_MIGRATIONS } from './migrations.js';

export const SQLITE_FILE = 'sidepot.db';

/** How long a write waits for another process that is writing the same file. */
const BUSY_MS = 5000;

export type Sqlite = Database.Database;

export function openDatabase(folder: string): Sqlite {
  const db = openFile(folder);
  try {
    configure(db);
    inTransaction(db, () => migrate(db));
    return db;
  } catch (error) {
    db.close();
    throw asStoreError(error, join(folder, SQLITE_FILE));
  }
}

/** A second connection that changes nothing. The file is there, and its schema is up to date. */
export function openToRead(folder: string): Sqlite {
  const file = join(folder, SQLITE_FILE);
  try {
    return new Database(file, { timeout: BUSY_MS, readonly: true });
  } catch (error) {
    throw asStoreError(error, file);
  }
}

function openFile(folder: string): Sqlite {
  try {
    makeFolder(resolve(folder));
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return new Database(join(folder, SQLITE_FILE), { timeout: BUSY_MS });
  } catch (error) {
    const message = `cannot write in the data folder ${folder}: ${reasonOf(error)}`;
    throw new StoreError('FOLDER_UNWRITABLE', message, error);
  }
}

/** Node's own `recursive` never returns where the parent is there and takes no folder, as in /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) makeFolder(parent);
  mkdirSync(folder);
}

function configure(db: Sqlite): void {
  db.exec('PRAGMA journal_mode = WAL');
  // In WAL mode only FULL waits for the disk at every commit.
  db.exec('PRAGMA synchronous = FULL');
  db.exec('PRAGMA foreign_keys = ON');
}

function migrate(db: Sqlite): void {
  db.exec('CREATE TABLE IF NOT EXISTS schema_version (version INTEGER PRIMARY KEY) STRICT');
  const row = db.prepare('SELECT max(version) AS version FROM schema_version').get();
  const { version: current } = row as { version: number | null };
  const done = db.prepare('INSERT INTO schema_version (version) VALUES (?)');
  for (const { version, sql } of missingMigrations(SQLITE_MIGRATIONS, current ?? 0)) {
    db.exec(sql);
    done.run(version);
  }
}

export function inTransaction<T>(db: Sqlite, work: () => T): T {
  db.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    db.exec('COMMIT');
    return result;
  } catch (error) {
    if (db.inTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

export function asStoreError(error: unknown, what: string): StoreError {
  if (error instanceof StoreError) return error;
  const code = codeOf(error);
  if (code.startsWith('SQLITE_CONSTRAINT')) {
    return new StoreError('BAD_RECORD', reasonOf(error), error);
  }
  const unwritable = code.startsWith('SQLITE_READONLY') || code.startsWith('SQLITE_CANTOPEN');
  const kind = unwritable ? 'FOLDER_UNWRITABLE' : 'STORE_FAILED';
  return new StoreError(kind, `${what}: ${reasonOf(error)}`, error);
}
