/** One more connection to the file, for a thread that only reads. */

import { join } from 'node:path';
import type { HandRecord, Reader } from '../contract/store.js';
import { openToRead, sqliteError } from './database.js';
import { SQLITE_FILE } from './files.js';
import { SQLITE_SQL } from './sql.js';
import { statements } from './statements.js';

export function openSqliteReader(folder: string): Reader {
  const db = openToRead(folder);
  const { all } = statements(db);
  async function rows<T>(sql: string, ...page: readonly [string, number, number]): Promise<T[]> {
    try {
      return all<T>(sql, ...page);
    } catch (error) {
      throw sqliteError(error, join(folder, SQLITE_FILE));
    }
  }
  return {
    handsAfter: (...page) => rows<HandRecord>(SQLITE_SQL.handsAfter, ...page),
    eventsAfter: async (...page) =>
      (await rows<{ body: string }>(SQLITE_SQL.eventsAfter, ...page)).map(({ body }) => body),
    close: async () => void db.close(),
  };
}
