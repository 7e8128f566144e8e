/**
 * What goes away, a little at a time: between two steps everybody else has a turn. A deletion that was
 * broken off is finished by the next pruning.
 */

import { setTimeout as pause } from 'node:timers/promises';
import type { Pruned, Pruning } from '../contract/store.js';

/** How a database does each step; each is one transaction. */
export interface Pruner {
  tablesAfter(id: string, limit: number): Promise<readonly string[]>;
  /** Those closed before, longest ago first; one that is being deleted was closed at 0. */
  closedTables(before: number, limit: number): Promise<readonly string[]>;
  pruneKeys(tableId: string, before: number, limit: number): Promise<number>;
  pruneSnapshots(tableId: string, before: number): Promise<number>;
  /** Makes that nobody finds it. `false`: nobody does. */
  hideTable(tableId: string): Promise<boolean>;
  /** How many rows went, at most `limit` of each kind; 0: the table's own was the last one. */
  deletePart(tableId: string, limit: number): Promise<number>;
}

const TABLES_AT_ONCE = 100;
const ROWS_AT_ONCE = 1000;
const PAUSE_MS = 5;

export async function deleteWhole(pruner: Pruner, tableId: string): Promise<boolean> {
  if (!(await pruner.hideTable(tableId))) return false;
  while ((await pruner.deletePart(tableId, ROWS_AT_ONCE)) > 0) await pause(PAUSE_MS);
  return true;
}

export async function pruneAll(
  pruner: Pruner,
  { keysBefore, snapshotsBefore, closedBefore }: Pruning,
  signal?: AbortSignal,
): Promise<Pruned> {
  const pruned = { keys: 0, snapshots: 0, tables: 0 };
  const isOver = (): boolean => signal?.aborted === true;
  for (;;) {
    const closed = await pruner.closedTables(closedBefore ?? 1, TABLES_AT_ONCE);
    if (closed.length === 0 || isOver()) break;
    for (const id of closed) {
      if (isOver()) return pruned;
      if (await deleteWhole(pruner, id)) pruned.tables++;
    }
  }
  for (let last = ''; !isOver(); ) {
    const ids = await pruner.tablesAfter(last, TABLES_AT_ONCE);
    for (const id of ids) {
      if (isOver()) return pruned;
      for (let gone = ROWS_AT_ONCE; gone === ROWS_AT_ONCE; await pause(PAUSE_MS)) {
        gone = await pruner.pruneKeys(id, keysBefore, ROWS_AT_ONCE);
        pruned.keys += gone;
      }
      pruned.snapshots += await pruner.pruneSnapshots(id, snapshotsBefore);
    }
    last = ids.at(-1) ?? '';
    if (ids.length < TABLES_AT_ONCE) break;
  }
  return pruned;
}
