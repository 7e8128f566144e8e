/** Clocks that ran out, over all databases: the earliest ones, wherever they lie. */

import type { DueTable, Store } from '../contract/store.js';
import { IS_DUE } from '../postgres/sql.js';
import { answersOf, type Failed, type Shard } from './answers.js';

const PEEK = {
  name: 'sidepot_peek_due',
  text: `
    SELECT id AS "tableId", seq, deadline FROM tables
    WHERE ${IS_DUE}
    ORDER BY deadline, id LIMIT $2`,
};

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
  failed: Failed,
): Promise<readonly DueTable[]> {
  const look = async (shard: Shard): Promise<readonly Found[]> => {
    const { rows } = await shard.pool.query<DueTable>(PEEK, [now, limit]);
    return rows.map((row) => ({ ...row, shard }));
  };
  const found = (await answersOf(shards, look, failed)).flat();
  const wanted = found.toSorted(order).slice(0, limit);
  const count = (shard: Shard): number => wanted.filter((one) => one.shard === shard).length;
  const claimed = await answersOf(
    shards.filter((shard) => count(shard) > 0),
    (shard) => shard.store.claimDue(now, count(shard), leaseMs, owner),
    failed,
  );
  return claimed.flat().toSorted(order);
}
