export { isLoopback } from '@sidepot/protocol';
export { adminSocketOf, askAdmin, NoServerError } from './admin/index.js';
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
  type AppOptions,
  type BanStore,
  buildApp,
  type HostRule,
  type HttpApp,
  type IdentityStore,
} from './app.js';
export { type ClubsOptions, keepingResults, openClubs } from './clubs/index.js';
export {
  DEFAULT_LIMITS,
  type Flow,
  NO_LIMITS,
  type Rate,
  type ServerLimits,
} from './http/limits/limits.js';
export { type LogLevel, newLogger } from './http/log/logging.js';
export { DEFAULT_SESSIONS, type SessionRules } from './identity/sessions.js';
export type { Problem, ProblemKey } from './problems.js';
export { isSubject, newPushKeys, type PushKeys, readPushKeys } from './push/keys.js';
export type { PushRule } from './push/services.js';
export { DEFAULT_FLOOR, NO_FLOOR, type PaceFloor } from './room/state/floor.js';
export type { WorldOptions } from './runtime/clock/clock-and-random.js';
export type { ServiceClock } from './runtime/clock/timekeeper.js';
export type { ClubDoor, ClubOptions, During } from './runtime/contract/clubs.js';
export {
  DEFAULT_TABLE_LIMITS,
  NO_QUOTA,
  NO_TABLE_LIMITS,
  type Quota,
  type TableLimits,
} from './runtime/contract/limits.js';
export type {
  Answered,
  AuditEntry,
  Caller,
  FileStream,
  HostOrder,
  PushDoor,
  RefusedAnswer,
  Sink,
  Subscription,
  TableOverview,
  TableService,
  TextFile,
  TurnNews,
} from './runtime/contract/types.js';
export { quotaOf, setQuota } from './runtime/quotas/quotas.js';
export type { ReadLimits } from './runtime/readers/turnstile.js';
export { openTables, type TablesOptions } from './runtime/room-registry.js';
export {
  type PostgresPlace,
  type PushOptions,
  ServeError,
  type ServeOptions,
  type Serving,
  serve,
} from './serve.js';
export {
  type AppendEffects,
  type AppendListener,
  type AppendResult,
  type AuditLine,
  type Backup,
  type BanRecord,
  backup,
  type ClubChanged,
  type ClubRecord,
  type ClubStore,
  type DueTable,
  type EventRecord,
  type Fanout,
  type FoundSession,
  type GuardStore,
  type HandPage,
  type HandRecord,
  type HandSummaryRecord,
  type Head,
  type Identity,
  type KeptOutage,
  type KeyRecord,
  type LastBeat,
  type Link,
  type Loaded,
  moveTables,
  type NatsOptions,
  type NewClub,
  type NewIdentity,
  type NewLink,
  type NewSession,
  type NewShare,
  type NewTable,
  type Notices,
  openNatsFanout,
  openPostgresStore,
  openPostgresStores,
  openSqliteStore,
  type Payer,
  type PlayerRecord,
  type PostgresOptions,
  type PresenceChange,
  type PresenceStore,
  type Present,
  type Pruned,
  type Pruning,
  type Pulse,
  type PushRecord,
  pruningAt,
  type Renewed,
  type Restored,
  type Rewriting,
  restore,
  type Session,
  type ShardedOptions,
  type ShareRecord,
  type ShareStore,
  type Snapshot,
  type Spent,
  type Store,
  StoreError,
  type StoreErrorCode,
  type StorePlace,
  type TableRecord,
  type TableTally,
  type Tail,
  type Usage,
  type Warn,
  withFanout,
} from './store/index.js';
