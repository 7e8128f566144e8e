/** What the operator sets for all tables. Benches and tests lift or tighten it. */

import { DEFAULT_FLOOR, NO_FLOOR, type PaceFloor } from '../room/index.js';

export interface TableLimits {
  /** A table that nobody watches plays on for so long: a reload or a tunnel changes nothing. */
  readonly absenceMs: number;
  /** How fast new tables may go by themselves. */
  readonly floor: PaceFloor;
}

export const DEFAULT_TABLE_LIMITS: TableLimits = {
  absenceMs: 60_000,
  floor: DEFAULT_FLOOR,
};

/** For load tests. A table still sleeps when everybody has left. */
export const NO_TABLE_LIMITS: TableLimits = {
  ...DEFAULT_TABLE_LIMITS,
  floor: NO_FLOOR,
};
