/** Clocks that ran out, over all databases: the earliest ones, wherever they lie. */

import { asStoreError } from '../postgres/connection.js';
import type { DueTable, Store } from '../store.js';
import type { Database } from './databases.js';

const PEEK = {
  name: 'sidepot_peek_due',
  text: `
    SELECT id AS "tableId", seq, deadline FROM tables
    WHERE is_here AND deadline <= $1::bigint AND (lease_until IS NULL OR lease_until <= $1::bigint)
    ORDER BY deadline, id LIMIT $2`,
};

export interface Shard extends Database {
  readonly store: Store;
}

interface Found extends DueTable {
  readonly shard: Shard;
}

/**
 * Looks first and claims then, so that of each database as many are claimed as are wanted of it. One
 * that is out of reach keeps nobody from the clocks of the others.
 */
export async function claimDueOf(
  shards: readonly Shard[],
  order: (a: DueTable, b: DueTable) => number,
  [now, limit, leaseMs, owner]: Parameters<Store['claimDue']>,
  failed: (shard: number, error: unknown) => void,
): Promise<readonly DueTable[]> {
  const each = async <T>(of: readonly Shard[], work: (shard: Shard) => Promise<readonly T[]>) => {
    const results = await Promise.allSettled(of.map(work));
    const errors = results.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    if (of.length > 0 && errors.length === of.length) throw asStoreError(errors[0]);
    return results.flatMap((one, i) => {
      if (one.status === 'fulfilled') return one.value;
      failed(of[i]?.number ?? 0, one.reason);
      return [];
    });
  };
  const found = await each<Found>(shards, async (shard) => {
    const { rows } = await shard.pool.query<DueTable>(PEEK, [now, limit]);
    return rows.map((row) => ({ ...row, shard }));
  });
  const wanted = found.toSorted(order).slice(0, limit);
  const count = (shard: Shard): number => wanted.filter((one) => one.shard === shard).length;
  const claimed = await each(
    shards.filter((shard) => count(shard) > 0),
    (shard) => shard.store.claimDue(now, count(shard), leaseMs, owner),
  );
  return claimed.toSorted(order);
}
