/** The whole server: picks the store, opens the tables, listens, and stops again. */

import type { Rng } from '@sidepot/engine';
import type { DestinationStream, Logger } from 'pino';
import { type AdminDoor, openAdmin } from './admin/admin-server.js';
import { adminSocketOf } from './admin/socket-path.js';
import { buildGuarded, type HttpApp } from './app.js';
import { keepingResults, openClubs } from './clubs/index.js';
import { hostRule } from './http/callers/hosts.js';
import { DEFAULT_LIMITS, type ServerLimits } from './http/limits/limits.js';
import { type LogLevel, newLogger } from './http/log/logging.js';
import type { SessionRules } from './identity/sessions.js';
import { newProblem, type Problem, type ProblemKey, problemText } from './problems.js';
import type { PushKeys } from './push/keys.js';
import { PushDesk } from './push/push-desk.js';
import { PUSH_HOSTS, type PushRule, pushRule } from './push/services.js';
import { Timekeeper } from './runtime/clock/timekeeper.js';
import { Housekeeping } from './runtime/housekeeping.js';
import { openTables } from './runtime/room-registry.js';
import {
  lockFolder,
  openNatsFanout,
  openPostgresStores,
  openSqliteStore,
  type Store,
  StoreError,
  withFanout,
} from './store/index.js';

export interface ServeOptions {
  readonly port: number;
  readonly host: string;
  /** The embedded store in a folder, or PostgreSQL. */
  readonly store: { readonly folder: string } | PostgresPlace;
  readonly trustProxy?: boolean;
  readonly origins?: readonly string[];
  /**
   * Host names it answers to, beside this machine's own. Left out: any, but where only this machine
   * reaches it and no proxy is trusted.
   */
  readonly allowedHosts?: readonly string[];
  /**
   * Where `sidepot admin` finds this server. Left out: `sidepot.sock` in the data folder, and nowhere
   * with PostgreSQL. Null: nowhere.
   */
  readonly adminSocket?: string | null;
  /** How long people stay signed in; left out: 90 days after the last use, at most a year. */
  readonly sessions?: SessionRules;
  /** Folder of the built page (of `@sidepot/web`); left out or null: a placeholder says so. */
  readonly web?: string | null;
  /** Tells devices of turns; left out: nobody is told. */
  readonly push?: PushOptions;
  readonly limits?: ServerLimits;
  /** Whole numbers from 0 to 2^32 − 1 that cards come from: the operating system's if left out. */
  readonly rng?: Rng;
  /** Days after which a table that was closed is deleted; left out or null: never. */
  readonly keepDays?: number | null;
  readonly logLevel?: LogLevel;
  readonly logStream?: DestinationStream;
}

export interface PushOptions {
  /** `sidepot push-keys` makes them. */
  readonly keys: PushKeys;
  /** Push services beside those of the known browsers, by their host names. */
  readonly hosts?: readonly string[];
  /** Which addresses may be written to, instead of those of `hosts`: for tests. */
  readonly isService?: PushRule;
}

export interface PostgresPlace {
  /** With several databases the directory. */
  readonly databaseUrl: string;
  /** Further databases, over which tables are spread. */
  readonly shardUrls?: readonly string[];
  /** NATS tells the nodes of each other's appends, instead of PostgreSQL. */
  readonly nats?: { readonly url: string; readonly creds?: string };
}

export interface Serving {
  readonly url: string;
  /** Everything acknowledged is stored when it resolves. */
  stop(): Promise<void>;
}

/**
 * It cannot start; the message is one line for whoever started it.
 *
 * @example
 * import { ServeError, serve } from '@sidepot/server';
 *
 * await serve({ port: 3000, host: '127.0.0.1', store: { folder: 'data' } }).catch((error) => {
 *   if (error instanceof ServeError) console.error(error.message, error.problem?.key);
 * });
 */
export class ServeError extends Error {
  override readonly name = 'ServeError';
  /** The message as data; null for what a database said. */
  readonly problem: Problem | null;

  constructor(told: Problem | StoreError, cause: unknown) {
    super(told instanceof StoreError ? told.message : problemText(told), { cause });
    this.problem = told instanceof StoreError ? told.problem : told;
  }
}

/**
 * A whole server: store, tables, HTTP, clocks and housekeeping. Throws `ServeError` if it cannot
 * start.
 *
 * @example
 * import { serve } from '@sidepot/server';
 *
 * const server = await serve({ port: 3000, host: '127.0.0.1', store: { folder: 'data' } });
 * console.log(server.url);
 * process.once('SIGTERM', () => server.stop());
 */
export async function serve(options: ServeOptions): Promise<Serving> {
  const { port, host, trustProxy = false, origins = [], limits = DEFAULT_LIMITS } = options;
  const { web = null, allowedHosts = [] } = options;
  const isOurHost = hostRule({ host, trustProxy, allowedHosts });
  const sessions = options.sessions === undefined ? {} : { sessions: options.sessions };
  const log = newLogger(options.logLevel ?? 'info', options.logStream ?? process.stderr);
  const store = keepingResults(await openStore(options.store, log));
  const isShared = 'databaseUrl' in options.store;
  const clock = await startClock(store, (message) => log.warn(message));
  const now = (): number => clock.now();
  const push = new PushDesk({
    ...{ store, now, keys: options.push?.keys ?? null },
    isService: options.push?.isService ?? pushRule([...PUSH_HOSTS, ...(options.push?.hosts ?? [])]),
    failed: (error) => log.warn({ err: error }, 'a push failed'),
  });
  const service = openTables({
    store,
    isShared,
    clock,
    limits: limits.tables,
    ...(options.rng === undefined ? {} : { rng: options.rng }),
    turnCame: (news) => push.turnCame(news),
    failed: (table, error) => log.error({ table, err: error }, 'a table failed'),
    reloaded: (table, shown, stored) =>
      log.error({ table, shown, stored }, 'the database has not what was shown: table reloaded'),
  });
  const clubs = openClubs({
    ...{ store, now },
    failed: (error) => log.error({ err: error }, 'a club failed'),
  });
  const housekeeping = new Housekeeping({
    store,
    keepDays: options.keepDays ?? null,
    now,
    done: (pruned) => log.info(pruned, 'pruned'),
    failed: (error) => log.error({ err: error }, 'pruning failed'),
  });
  const parts = {
    ...{ store, service, limits, log, trustProxy, origins, web, now },
    ...{ isOurHost, push, clubs, notices: store.presence?.notices ?? null, ...sessions },
  };
  const { app, guard } = await buildGuarded(parts).catch(async (error: unknown) => {
    clock.stop();
    await housekeeping.stop();
    await service.stop();
    await store.close();
    throw error;
  });
  let stopping: Promise<void> | null = null;
  let admin: AdminDoor | null = null;
  const stop = async (): Promise<void> => {
    await admin?.close();
    await app.stop();
    await push.stop();
    clock.stop();
    await housekeeping.stop();
    await store.close();
  };
  try {
    await app.server.listen({ port, host });
  } catch (error) {
    await stop();
    throw new ServeError(listenProblem(error, port, host), error);
  }
  try {
    const path = adminPathOf(options);
    if (path !== null) admin = await openAdmin(path, { store, service, ...guard }, log);
  } catch (error) {
    // What was asked for must be there; what is there by itself may be missing.
    if (options.adminSocket === undefined) log.warn({ err: error }, 'no admin socket');
    else {
      await stop();
      throw new ServeError(newProblem('noAdminSocket', { reason: reasonOf(error) }), error);
    }
  }
  return {
    url: urlOf(app, host),
    stop() {
      stopping ??= stop();
      return stopping;
    },
  };
}

async function openStore(at: ServeOptions['store'], log: Logger): Promise<Store> {
  try {
    return 'folder' in at
      ? await openAlone(at.folder, (line) => log.warn(line))
      : await openPostgres(at, log);
  } catch (error) {
    if (error instanceof StoreError) throw new ServeError(error, error);
    throw error;
  }
}

/** A second server on the same file would not hear what the first one writes. */
async function openAlone(folder: string, warn: (line: string) => void): Promise<Store> {
  const lock = lockFolder(folder);
  try {
    const store = await openSqliteStore(folder, undefined, warn);
    return {
      ...store,
      close: async () => {
        await store.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function startClock(store: Store, warn: (message: string) => void): Promise<Timekeeper> {
  try {
    return await Timekeeper.start({ store, warn });
  } catch (error) {
    await store.close();
    if (error instanceof StoreError) throw new ServeError(error, error);
    throw error;
  }
}

function adminPathOf({ adminSocket, store }: ServeOptions): string | null {
  if (adminSocket !== undefined) return adminSocket;
  return 'folder' in store ? adminSocketOf(store.folder) : null;
}

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

async function openPostgres(
  { databaseUrl, shardUrls = [], nats }: PostgresPlace,
  log: Logger,
): Promise<Store> {
  const store = await openPostgresStores([databaseUrl, ...shardUrls], {
    notifies: nats === undefined,
    failed: (shard, error) => log.error({ shard, err: error }, 'a shard failed'),
  });
  if (nats === undefined) return store;
  const failed = (error: unknown): void => log.warn({ err: error }, 'NATS failed');
  try {
    return withFanout(store, await openNatsFanout({ ...nats, failed }));
  } catch (error) {
    await store.close();
    throw error;
  }
}

const LISTEN_PROBLEMS: Readonly<Record<string, ProblemKey>> = {
  EADDRINUSE: 'portTaken',
  EACCES: 'portForbidden',
};

function listenProblem(error: unknown, port: number, host: string): Problem {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return newProblem(LISTEN_PROBLEMS[code] ?? 'cannotListen', { port, host, reason: code });
}

/** An address a browser on this machine understands, with the port that was really taken. */
function urlOf({ server }: HttpApp, host: string): string {
  const address = server.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const isAny = host === '0.0.0.0' || host === '::';
  const name = isAny ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
