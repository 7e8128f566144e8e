/** Asks all databases, and makes do with those that answer. */

import type { Store } from '../contract/store.js';
import { postgresError } from '../postgres/connection.js';
import type { Database } from './databases.js';

export interface Shard extends Database {
  readonly store: Store;
}

/** Told of a database that does not answer where the others are enough. */
export type Failed = (shard: number, error: unknown) => void;

/** Rejects if none of them answers. */
export async function answersOf<T>(
  shards: readonly Shard[],
  work: (shard: Shard) => Promise<T>,
  failed: Failed,
): Promise<readonly T[]> {
  const results = await Promise.allSettled(shards.map(work));
  const errors = results.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  if (shards.length > 0 && errors.length === shards.length) throw postgresError(errors[0]);
  return results.flatMap((one, i) => {
    if (one.status === 'fulfilled') return [one.value];
    failed(shards[i]?.number ?? 0, one.reason);
    return [];
  });
}
