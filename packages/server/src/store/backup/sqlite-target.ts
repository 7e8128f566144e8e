/** A new SQLite file: made under another name, and given its own when it is whole. */

import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { newProblem } from '../../problems.js';
import { StoreError } from '../contract/errors.js';
import { sqliteError } from '../sqlite/database.js';
import { keepPrivate, makeFile, SQLITE_FILE } from '../sqlite/files.js';
import { lockFolder } from '../sqlite/lock.js';
import { SQLITE_MIGRATIONS } from '../sqlite/migrations.js';
import { missingMigrations } from '../writing/schema.js';
import type { Value } from './format.js';
import type { Target } from './restore.js';
import { quoted, VERSION_TABLE } from './source.js';

const PART = 'sidepot.restoring';

/** Others hold a part of the tables. */
const OF_SEVERAL = 'SELECT 1 FROM this_database WHERE directory IS NOT NULL';

/** SQLite has no truth values. */
const stored = (value: Value): string | number | null =>
  typeof value === 'boolean' ? Number(value) : value;

export async function sqliteTarget(folder: string): Promise<Target> {
  const lock = lockFolder(folder);
  const file = join(folder, SQLITE_FILE);
  const part = join(folder, PART);
  if (existsSync(file)) {
    lock.release();
    throw new StoreError('NOT_EMPTY', newProblem('folderUsed', { folder }));
  }
  rmSync(part, { force: true });
  makeFile(part);
  const db = new Database(part);
  let schema = 0;
  let isDone = false;

  function attempt<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      throw sqliteError(error, part);
    }
  }

  function migrate(to: number): void {
    const done = db.prepare(`INSERT INTO ${VERSION_TABLE} (version) VALUES (?)`);
    for (const { version, sql } of missingMigrations(SQLITE_MIGRATIONS, schema)) {
      if (version > to) break;
      db.exec(sql);
      done.run(version);
      schema = version;
    }
  }

  return {
    begin: async (wanted) =>
      attempt(() => {
        // One from a newer Sidepot is refused.
        missingMigrations(SQLITE_MIGRATIONS, wanted);
        // Nobody else sees this file, and a half of it is thrown away: no journal is needed.
        db.exec('PRAGMA journal_mode = MEMORY; PRAGMA foreign_keys = OFF; BEGIN');
        db.exec(`CREATE TABLE ${VERSION_TABLE} (version INTEGER PRIMARY KEY) STRICT`);
        migrate(wanted);
      }),

    insert: async ({ table, columns }, rows) =>
      attempt(() => {
        // What only PostgreSQL keeps is not asked for here.
        const known = db.prepare(`PRAGMA table_info(${quoted(table)})`).all() as { name: string }[];
        const places = columns.flatMap((column, i) =>
          known.some(({ name }) => name === column) ? [i] : [],
        );
        const marks = places.map(() => '?').join(', ');
        const names = places.map((i) => quoted(columns[i] ?? '')).join(', ');
        const one = db.prepare(`INSERT INTO ${quoted(table)} (${names}) VALUES (${marks})`);
        for (const row of rows) one.run(...places.map((i) => stored(row[i] ?? null)));
      }),

    count: async (table) =>
      attempt(() => {
        const row = db.prepare(`SELECT count(*) AS count FROM ${quoted(table)}`).get();
        return (row as { count: number }).count;
      }),

    finish: async () =>
      attempt(() => {
        migrate(SQLITE_MIGRATIONS.length);
        if (db.prepare(OF_SEVERAL).get() !== undefined) {
          throw new StoreError('BAD_BACKUP', newProblem('oneOfSeveral'));
        }
        db.exec('COMMIT');
        const [check] = db.prepare('PRAGMA integrity_check(1)').all() as {
          integrity_check: string;
        }[];
        const broken = db.prepare('PRAGMA foreign_key_check').all().length;
        if (check?.integrity_check !== 'ok' || broken > 0) {
          const reason = String(check?.integrity_check);
          throw new StoreError('BAD_BACKUP', newProblem('notSound', { file: part, reason }));
        }
        isDone = true;
      }),

    async close() {
      if (db.inTransaction) db.exec('ROLLBACK');
      db.close();
      if (isDone) renameSync(part, file);
      else rmSync(part, { force: true });
      keepPrivate(folder, () => {});
      lock.release();
    },
  };
}
