/** One more connection to the file, for a thread that only reads. */

import { join } from 'node:path';
import type { HandRecord, Reader } from '../store.js';
import { asStoreError, openToRead } from './database.js';
import { SQLITE_FILE } from './files.js';
import { HANDS_AFTER } from './sql.js';
import { statements } from './statements.js';

export function openSqliteReader(folder: string): Reader {
  const db = openToRead(folder);
  const { all } = statements(db);
  return {
    async handsAfter(tableId, number, limit) {
      try {
        return all<HandRecord>(HANDS_AFTER, tableId, number, limit);
      } catch (error) {
        throw asStoreError(error, join(folder, SQLITE_FILE));
      }
    },
    close: async () => void db.close(),
  };
}
