/** `sidepot move`: sleeping tables to another of the databases, while servers serve. */

import { type DatabaseFlags, databasesOf } from '../args/databases.js';
import { storePlace } from '../args/place.js';
import { EXIT, type ExitCode, UsageError } from '../errors.js';
import { phrases } from '../phrases.js';
import { problemLine } from '../terminal/problem.js';
import { plain } from '../terminal/text.js';

export async function moveCommand(
  shard: number,
  tables: readonly string[],
  flags: DatabaseFlags,
): Promise<ExitCode> {
  const place = storePlace(flags);
  const databases = 'databaseUrl' in place ? databasesOf(place.databaseUrl, flags) : null;
  if (databases === null || databases.shardUrls.length === 0) {
    throw new UsageError(phrases.usage.allDatabases);
  }
  const { moveTables, StoreError } = await import('@sidepot/server/store');
  const urls = [databases.databaseUrl, ...databases.shardUrls];
  let exit: ExitCode = EXIT.ok;
  for (const table of tables) {
    try {
      await moveTables(urls, [table], shard);
      process.stdout.write(`${phrases.serve.moved(plain(table), shard)}\n`);
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      process.stderr.write(`sidepot: ${problemLine(error)}\n`);
      exit = EXIT.refused;
    }
  }
  return exit;
}
