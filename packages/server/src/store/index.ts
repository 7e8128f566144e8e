export { STORE_ERROR_CODES, StoreError, type StoreErrorCode } from './errors.js';
export { openPostgresStore } from './postgres/postgres-store.js';
export type { Notices, PresenceChange, PresenceStore, Present, Renewed } from './presence.js';
export { openSqliteStore } from './sqlite/sqlite-store.js';
export type {
  AppendEffects,
  AppendListener,
  AppendResult,
  DueTable,
  HandPage,
  HandRecord,
  HandSummary,
  Identity,
  KeyRecord,
  Link,
  Loaded,
  NewIdentity,
  NewLink,
  NewTable,
  Snapshot,
  Store,
  TableRecord,
} from './store.js';
export type { Payer, Spent, Tally, Usage } from './usage.js';
export { HOUR_MS } from './usage.js';
