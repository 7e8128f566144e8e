/**
 * A table's database knows of its people only that they exist: their ids, for the references of
 * `tables` and `members`. Names and tokens are in the directory alone.
 */

import { postgresError } from '../postgres/connection.js';
import { type Database, DIRECTORY } from './databases.js';
import type { QueryPool } from './query-pool.js';

const REMEMBERED = 100_000;

const EXISTING = 'SELECT id, created_at FROM identities WHERE id = ANY($1)';
const COPY = `
  INSERT INTO identities (id, name, created_at)
  SELECT id, '', created_at FROM unnest($1::text[], $2::bigint[]) AS i (id, created_at)
  ON CONFLICT DO NOTHING`;

/** Those the directory does not know are left out: the reference refuses them. */
export async function copyIdentities(
  directory: QueryPool,
  shard: QueryPool,
  ids: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await directory.query<{ id: string; created_at: number }>(EXISTING, [ids]);
  const copied = rows.map(({ id }) => id);
  await shard.query(COPY, [copied, rows.map((row) => row.created_at)]);
  return copied;
}

export class LocalCopies {
  readonly #directory: QueryPool;
  readonly #there: Set<string> = new Set();

  constructor(directory: QueryPool) {
    this.#directory = directory;
  }

  /** Before anything in this database refers to them. */
  async ensure({ number, pool }: Database, ids: readonly string[]): Promise<void> {
    if (number === DIRECTORY) return;
    const missing = ids.filter((id) => !this.#there.has(`${number} ${id}`));
    if (missing.length === 0) return;
    const copied = await copyIdentities(this.#directory, pool, missing).catch((error: unknown) => {
      throw postgresError(error);
    });
    if (this.#there.size >= REMEMBERED) this.#there.clear();
    for (const id of copied) this.#there.add(`${number} ${id}`);
  }
}
