/** The SQLite file as a reader beside the server sees it: one transaction, so one moment. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { newProblem } from '../../problems.js';
import { StoreError } from '../contract/errors.js';
import { sqliteError } from '../sqlite/database.js';
import { SQLITE_FILE } from '../sqlite/files.js';
import type { BackupRow } from './format.js';
import { type BackupSource, quoted, type TableShape, VERSION_TABLE } from './source.js';

export async function sqliteSource(folder: string): Promise<BackupSource> {
  const file = join(folder, SQLITE_FILE);
  if (!existsSync(file))
    throw new StoreError('FOLDER_UNWRITABLE', newProblem('fileMissing', { file }));
  const db = new Database(file, { timeout: 5000 });

  const all = <T>(sql: string, values: readonly unknown[] = []): readonly T[] => {
    try {
      return db.prepare(sql).all(...values) as T[];
    } catch (error) {
      throw sqliteError(error, file);
    }
  };

  db.exec('PRAGMA query_only = ON; BEGIN');

  return {
    kind: 'sqlite',
    async schema() {
      const [row] = all<{ version: number | null }>(
        `SELECT max(version) AS version FROM ${VERSION_TABLE}`,
      );
      return row?.version ?? 0;
    },
    async shapes() {
      const names = all<{ name: string }>(
        `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
         AND name <> ? ORDER BY name`,
        [VERSION_TABLE],
      );
      return names.map(({ name }): TableShape => {
        const columns = all<{ name: string; pk: number }>(`PRAGMA table_info(${quoted(name)})`);
        const parents = all<{ table: string }>(`PRAGMA foreign_key_list(${quoted(name)})`);
        const key = columns.filter(({ pk }) => pk > 0).sort((a, b) => a.pk - b.pk);
        return {
          name,
          columns: columns.map((column) => column.name),
          key: key.map((column) => column.name),
          parents: [...new Set(parents.map(({ table }) => table))],
        };
      });
    },
    async page(sql, values) {
      return all<Record<string, BackupRow[number]>>(sql, values).map((row) => Object.values(row));
    },
    async close() {
      db.close();
    },
  };
}
