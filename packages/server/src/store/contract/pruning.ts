/** How long things are kept. */

import type { Pruning } from './store.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Nobody asks again so late what became of a command. */
const KEYS_MS = DAY;
/** Spectators see a table up to half an hour late, and it is rebuilt for them from a snapshot. */
const SNAPSHOTS_MS = HOUR;

/**
 * What `prune` of a store deletes at a time. `keepDays`: how long a table that was closed is kept;
 * null: for ever.
 *
 * @example
 * import { openSqliteStore, pruningAt } from '@sidepot/server/store';
 *
 * const store = await openSqliteStore('data');
 * await store.prune(pruningAt(Date.now(), 90));
 */
export const pruningAt = (now: number, keepDays: number | null): Pruning => ({
  keysBefore: now - KEYS_MS,
  snapshotsBefore: now - SNAPSHOTS_MS,
  closedBefore: keepDays === null ? null : now - keepDays * DAY,
});
