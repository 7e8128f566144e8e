/** What the operator sets for all tables. Benches and tests lift or tighten it. */

import type { QuotaName } from '@sidepot/protocol';
import { DEFAULT_FLOOR, NO_FLOOR, type PaceFloor } from '../../room/index.js';

export type { QuotaName };

/** The most that somebody may have or use; infinity: as much as they like. */
export type Quota = Readonly<Record<QuotaName, number>>;

export interface TableLimits {
  /** A table that nobody watches plays on for so long: a reload or a tunnel changes nothing. */
  readonly absenceMs: number;
  /** How fast new tables may go by themselves. */
  readonly floor: PaceFloor;
  /** Lines of chat and reactions of one person at one table: so many at once, then so many a minute. */
  readonly talk: { readonly burst: number; readonly perMinute: number };
  /** For all tables that one person hosts. */
  readonly perIdentity: Quota;
  /** For all tables made from one address. */
  readonly perAddress: Quota;
}

const MEGABYTE = 1_000_000;

/** A table that people play at writes some 3,000 events an hour, one of bots at most 250,000. */
export const DEFAULT_TABLE_LIMITS: TableLimits = {
  absenceMs: 60_000,
  floor: DEFAULT_FLOOR,
  talk: { burst: 15, perMinute: 30 },
  perIdentity: {
    tables: 50,
    tablesPerDay: 100,
    bots: 60,
    eventsPerHour: 500_000,
    bytesPerHour: 500 * MEGABYTE,
  },
  perAddress: {
    tables: 500,
    tablesPerDay: 500,
    bots: 600,
    eventsPerHour: 2_000_000,
    bytesPerHour: 2000 * MEGABYTE,
  },
};

export const NO_QUOTA: Quota = {
  tables: Number.POSITIVE_INFINITY,
  tablesPerDay: Number.POSITIVE_INFINITY,
  bots: Number.POSITIVE_INFINITY,
  eventsPerHour: Number.POSITIVE_INFINITY,
  bytesPerHour: Number.POSITIVE_INFINITY,
};

/** For load tests. A table still sleeps when everybody has left. */
export const NO_TABLE_LIMITS: TableLimits = {
  ...DEFAULT_TABLE_LIMITS,
  floor: NO_FLOOR,
  talk: { burst: Number.POSITIVE_INFINITY, perMinute: Number.POSITIVE_INFINITY },
  perIdentity: NO_QUOTA,
  perAddress: NO_QUOTA,
};
