/** A SQLite file of the test's own. */

import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import Database from 'libsql';
import { openSqliteStore } from '../../src/store/index.js';
import type { TestDatabase } from './backend.js';

/** In a new folder of `root`; `script` writes it in a thread of its own. */
export async function sqliteDatabase(root: string, script?: URL): Promise<TestDatabase> {
  const target = join(await mkdtemp(join(root, 'db-')), 'data');
  return {
    kind: 'sqlite',
    target,
    open: () => openSqliteStore(target, script),
    async exec(sql) {
      const db = new Database(join(target, 'sidepot.db'));
      db.exec(sql);
      db.close();
    },
  };
}
