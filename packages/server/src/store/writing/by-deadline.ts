/** The order of due tables: neither database keeps one for rows that an update returns. */

import type { DueTable } from '../contract/store.js';

export const earliestFirst = (a: DueTable, b: DueTable): number =>
  a.deadline - b.deadline || (a.tableId < b.tableId ? -1 : 1);
