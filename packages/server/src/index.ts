export { askAdmin, NoServerError } from './admin/ask-admin.js';
export { adminSocketOf } from './admin/socket-path.js';
export type {
  AdminAnswer,
  AdminCalls,
  AdminLine,
  AdminName,
  AdminPlayer,
  AdminRefusal,
  AdminTable,
  Verified,
} from './admin/types.js';
export {
  type App,
  type AppOptions,
  type BanStore,
  buildApp,
  type HostRule,
  type IdentityStore,
} from './app.js';
export { DEFAULT_LIMITS, type Flow, type Limits, NO_LIMITS, type Rate } from './http/limits.js';
export { type LogLevel, newLogger } from './http/logging.js';
export { DEFAULT_SESSIONS, type SessionRules } from './identity/sessions.js';
export { DEFAULT_FLOOR, NO_FLOOR, type PaceFloor } from './room/floor.js';
export {
  type PostgresPlace,
  ServeError,
  type ServeOptions,
  type Serving,
  serve,
} from './serve.js';
export { pruningAt } from './service/housekeeping.js';
export {
  DEFAULT_TABLE_LIMITS,
  NO_QUOTA,
  NO_TABLE_LIMITS,
  type Quota,
  type TableLimits,
} from './service/limits.js';
export { quotaOf, setQuota } from './service/quotas.js';
export type { ReadLimits } from './service/readers/turnstile.js';
export { openTables, type TablesOptions } from './service/tables.js';
export type { ServiceClock } from './service/timekeeper.js';
export type {
  Answered,
  AuditEntry,
  Caller,
  FileStream,
  HostOrder,
  Refused,
  Sink,
  Subscription,
  TableOverview,
  TableService,
  TextFile,
} from './service/types.js';
export type { WorldOptions } from './service/world.js';
export {
  type AppendEffects,
  type AppendListener,
  type AppendResult,
  type AuditLine,
  type Backup,
  type Ban,
  backup,
  type DueTable,
  type EventRecord,
  type Fanout,
  type FoundSession,
  type GuardStore,
  type HandPage,
  type HandRecord,
  type HandSummary,
  type Head,
  type Identity,
  type KeptOutage,
  type KeyRecord,
  type LastBeat,
  type Link,
  type Loaded,
  moveTables,
  type NatsOptions,
  type NewIdentity,
  type NewLink,
  type NewSession,
  type NewTable,
  type Notices,
  openNatsFanout,
  openPostgresStore,
  openPostgresStores,
  openSqliteStore,
  type Payer,
  type Place,
  type PlayerRecord,
  type PostgresOptions,
  type PresenceChange,
  type PresenceStore,
  type Present,
  type Pruned,
  type Pruning,
  type Pulse,
  type Renewed,
  type Restored,
  type Rewriting,
  restore,
  type Session,
  type ShardedOptions,
  type Snapshot,
  type Spent,
  type Store,
  StoreError,
  type StoreErrorCode,
  type TableRecord,
  type Tail,
  type Tally,
  type Usage,
  type Warn,
  withFanout,
} from './store/index.js';
