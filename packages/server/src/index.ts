export { type App, type AppOptions, buildApp } from './app.js';
export { DEFAULT_LIMITS, type Flow, type Limits, NO_LIMITS, type Rate } from './http/limits.js';
export { type LogLevel, newLogger } from './http/logging.js';
export { ServeError, type ServeOptions, type Serving, serve } from './serve.js';
export { openTables, type TablesOptions } from './service/tables.js';
export type { Caller, Sink, Subscription, TableService, TextFile } from './service/types.js';
export {
  openPostgresStore,
  openSqliteStore,
  type Store,
  StoreError,
  type StoreErrorCode,
} from './store/index.js';
