export { type Backup, backup, type Place } from './backup/backup.js';
export { type Restored, restore } from './backup/restore.js';
export { STORE_ERROR_CODES, StoreError, type StoreErrorCode } from './errors.js';
export { openPostgresStore } from './postgres/postgres-store.js';
export { type FolderLock, lockFolder } from './sqlite/lock.js';
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
  Pruned,
  Pruning,
  Snapshot,
  Store,
  TableRecord,
} from './store.js';
