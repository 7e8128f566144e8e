export type { Problem, ProblemKey } from '../problems.js';
export { type Backup, backup } from './backup/backup.js';
export type { Head, Tail } from './backup/format.js';
export { type Restored, restore } from './backup/restore.js';
export {
  AUDIT_START,
  type AuditLine,
  brokenAt,
  canonical,
} from './contract/audit-chain.js';
export type { ClubChanged, ClubRecord, ClubStore, NewClub } from './contract/clubs.js';
export { STORE_ERROR_CODES, StoreError, type StoreErrorCode } from './contract/errors.js';
export type {
  BanRecord,
  FoundSession,
  GuardStore,
  NewSession,
  PlayerRecord,
  PushRecord,
  Session,
} from './contract/guard.js';
export type {
  Notices,
  PresenceChange,
  PresenceStore,
  Present,
  Renewed,
} from './contract/presence.js';
export { pruningAt } from './contract/pruning.js';
export type { NewShare, ShareRecord, ShareStore } from './contract/shares.js';
export type {
  AppendEffects,
  AppendListener,
  AppendResult,
  DueTable,
  EventRecord,
  HandPage,
  HandRecord,
  HandSummaryRecord,
  Identity,
  KeptOutage,
  KeyRecord,
  LastBeat,
  Link,
  Loaded,
  NewIdentity,
  NewLink,
  NewTable,
  Pruned,
  Pruning,
  Pulse,
  Reader,
  Rewriting,
  Snapshot,
  Store,
  StorePlace,
  TableRecord,
} from './contract/store.js';
export type { Payer, Spent, TableTally, Usage } from './contract/usage.js';
export { HOUR_MS } from './contract/usage.js';
export { type Fanout, withFanout } from './fanout/fanout.js';
export { type NatsOptions, openNatsFanout } from './fanout/nats-fanout.js';
export { openPostgresStore, type PostgresOptions } from './postgres/postgres-store.js';
export { openReader } from './reader.js';
export { type Database, openDatabases } from './sharded/databases.js';
export { MOVE_STEPS, type MoveOptions, type MoveStep, moveTable } from './sharded/move-table.js';
export { moveTables } from './sharded/move-tables.js';
export {
  openPostgresStores,
  openShardedStore,
  type ShardedOptions,
} from './sharded/sharded-store.js';
export type { Warn } from './sqlite/files.js';
export { type FolderLock, lockFolder } from './sqlite/lock.js';
export { openSqliteStore } from './sqlite/sqlite-store.js';
