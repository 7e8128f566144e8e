export { STORE_ERROR_CODES, StoreError, type StoreErrorCode } from './errors.js';
export { openPostgresStore } from './postgres/postgres-store.js';
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
  KeptOutage,
  KeyRecord,
  LastBeat,
  Link,
  Loaded,
  NewIdentity,
  NewLink,
  NewTable,
  Pulse,
  Snapshot,
  Store,
  TableRecord,
} from './store.js';
