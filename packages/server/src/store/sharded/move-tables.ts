/** Moving tables as a command does it: opens the databases, moves, lets go of them. */

import { openPostgresStore } from '../postgres/postgres-store.js';
import { openDatabases } from './databases.js';
import { moveTable } from './move-table.js';

/**
 * One after the other, to the shard of this number. The first database is the directory.
 *
 * @example
 * import { moveTables } from '@sidepot/server/store';
 *
 * await moveTables(['postgres://127.0.0.1/a', 'postgres://127.0.0.1/b'], ['abc'], 2);
 */
export async function moveTables(
  urls: readonly string[],
  tableIds: readonly string[],
  to: number,
): Promise<void> {
  // Brings each schema up to date, as a server would.
  for (const url of urls) await (await openPostgresStore(url, { notifies: false })).close();
  const databases = await openDatabases(urls);
  try {
    for (const id of tableIds) await moveTable(databases, id, to);
  } finally {
    await Promise.all(databases.map(({ pool }) => pool.end()));
  }
}
