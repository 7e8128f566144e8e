/** Opens the one file under the data folder and brings its schema up to date. */

import { accessSync, constants, statSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { newProblem } from '../../problems.js';
import { reasonOf, StoreError } from '../contract/errors.js';
import { missingMigrations } from '../writing/schema.js';
import { keepPrivate, makeFile, makeFolder, SQLITE_FILE, type Warn } from './files.js';
import { SQLITE_MIGRATIONS } from './migrations.js';

/** How long a write waits for another process that is writing the same file. */
const BUSY_MS = 5000;

export type Sqlite = Database.Database;

export function openDatabase(folder: string, warn: Warn = () => {}): Sqlite {
  const db = openFile(folder, warn);
  try {
    configure(db);
    inTransaction(db, () => migrate(db));
    keepPrivate(folder, warn);
    return db;
  } catch (error) {
    db.close();
    throw sqliteError(error, join(folder, SQLITE_FILE));
  }
}

/** A second connection that changes nothing. The file is there, and its schema is up to date. */
export function openToRead(folder: string): Sqlite {
  const file = join(folder, SQLITE_FILE);
  try {
    return new Database(file, { timeout: BUSY_MS, readonly: true });
  } catch (error) {
    throw sqliteError(error, file);
  }
}

function openFile(folder: string, warn: Warn): Sqlite {
  const file = join(folder, SQLITE_FILE);
  try {
    makeFolder(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    makeFile(file);
    keepPrivate(folder, warn);
    return new Database(file, { timeout: BUSY_MS });
  } catch (error) {
    const told = newProblem('folderUnwritable', { folder, reason: reasonOf(error) });
    throw new StoreError('FOLDER_UNWRITABLE', told, error);
  }
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

/** A file of up to so many bytes is looked at as a whole before it serves; that takes a second or less. */
const LOOKED_AT = 256 * 2 ** 20;
/** Of a larger one, what nothing works without. */
const VITAL = ['schema_version', 'tables', 'identities', 'tokens'];

/** Throws if what the file holds is not what SQLite wrote. */
export function checkFile(db: Sqlite, folder: string): void {
  const file = join(folder, SQLITE_FILE);
  const checks =
    statSync(file).size <= LOOKED_AT
      ? ['PRAGMA quick_check(1)']
      : VITAL.map((table) => `PRAGMA quick_check(${table})`);
  try {
    for (const check of checks) {
      const [row] = db.prepare(check).all() as { quick_check: string }[];
      if (row !== undefined && row.quick_check !== 'ok') {
        throw new StoreError(
          'DATABASE_DAMAGED',
          newProblem('fileDamaged', { file, reason: reasonOf(row.quick_check) }),
        );
      }
    }
  } catch (error) {
    throw sqliteError(error, file);
  }
}

const DAMAGE = /^SQLITE_CORRUPT/;

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

export function sqliteError(error: unknown, what: string): StoreError {
  if (error instanceof StoreError) return error;
  const code = codeOf(error);
  if (code.startsWith('SQLITE_CONSTRAINT')) {
    return new StoreError('BAD_RECORD', reasonOf(error), error);
  }
  if (DAMAGE.test(code)) {
    const told = newProblem('fileDamaged', { file: what, reason: reasonOf(error) });
    return new StoreError('DATABASE_DAMAGED', told, error);
  }
  const unwritable = code.startsWith('SQLITE_READONLY') || code.startsWith('SQLITE_CANTOPEN');
  const kind = unwritable ? 'FOLDER_UNWRITABLE' : 'STORE_FAILED';
  return new StoreError(kind, `${what}: ${reasonOf(error)}`, error);
}
