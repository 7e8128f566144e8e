/** The server's doors around its tables, not yet open: whoever has the app listens with it. */

import cookie from '@fastify/cookie';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { answerErrors, earlyErrors } from './http/answers/errors.js';
import { RequestRefused } from './http/answers/refuse.js';
import type { Gate } from './http/callers/callers.js';
import { type HostRule, refuseOtherHosts } from './http/callers/hosts.js';
import { refuseOtherSites } from './http/callers/origin.js';
import { NO_CLUBS } from './http/club-handlers.js';
import { refuseBanned, watchGuard } from './http/guard.js';
import { handlersOf } from './http/handlers.js';
import type { ServerLimits } from './http/limits/limits.js';
import { addRates } from './http/limits/rates.js';
import { logAnswers, noRequestLines } from './http/log/logging.js';
import { logRefusals, SecurityLog } from './http/log/security-log.js';
import { countAnswers, newTraffic } from './http/log/traffic.js';
import { metricsOf } from './http/metrics.js';
import { addPages } from './http/pages/pages.js';
import { forbidCaches } from './http/private.js';
import { NO_PUSHES } from './http/push-handlers.js';
import { addRoutes } from './http/routes.js';
import { addSecurityHeaders } from './http/security.js';
import { addSocketRoute, addSockets } from './http/socket/socket-route.js';
import { Sockets } from './http/socket/sockets.js';
import { type BanStore, Bans } from './identity/bans.js';
import { Identities, type IdentityStore } from './identity/identities.js';
import { Networks } from './identity/networks.js';
import type { SessionRules } from './identity/sessions.js';
import type { ClubDoor } from './runtime/contract/clubs.js';
import type { PushDoor, TableService } from './runtime/contract/types.js';
import { type Notices, ShareDesk, type ShareStore } from './shares/share-desk.js';

export type { BanStore, HostRule, IdentityStore };

export interface AppOptions {
  readonly store: IdentityStore & BanStore & ShareStore;
  readonly service: TableService;
  readonly limits: ServerLimits;
  readonly log: Logger;
  /** Believe a proxy's headers about who asks and how. */
  readonly trustProxy: boolean;
  /** Other sites that may use this server. */
  readonly origins: readonly string[];
  /** Host names it answers to; left out: any. */
  readonly isOurHost?: HostRule;
  /** Folder of the built page; null: there is none. */
  readonly web: string | null;
  /** How long people stay signed in. */
  readonly sessions?: SessionRules;
  /** Who tells devices of turns; left out: nobody does. */
  readonly push?: PushDoor;
  /** How nodes that share the store hear of each other; left out or null: there are none. */
  readonly notices?: Notices | null;
  /** Left out: there are none. */
  readonly clubs?: ClubDoor;
  readonly now?: () => number;
}

export interface HttpApp {
  readonly server: FastifyInstance;
  /** Refuses what is new, lets the tables finish, sends everybody away, closes. */
  stop(): Promise<void>;
}

/** The app, and who is let in and who is here, for whoever runs the server. */
export interface GuardedApp {
  readonly app: HttpApp;
  readonly guard: Gate & { readonly sockets: Sockets; readonly security: SecurityLog };
}

/** How long a client has to answer our goodbye. */
const GOODBYE_MS = 1000;
/** These answer to the end, so that it can be watched. */
const PROBES = ['/healthz', '/readyz', '/metrics'];

/**
 * The HTTP side of tables that are open: routes, sockets and the page, as a Fastify app.
 *
 * @example
 * import { buildApp, DEFAULT_LIMITS, newLogger, openSqliteStore, openTables } from '@sidepot/server';
 *
 * const store = await openSqliteStore('data');
 * const app = await buildApp({
 *   ...{ store, service: openTables({ store }), limits: DEFAULT_LIMITS },
 *   ...{ log: newLogger('warn', process.stderr), trustProxy: false, origins: [], web: null },
 * });
 * await app.server.listen({ port: 3000, host: '127.0.0.1' });
 */
export const buildApp = async (options: AppOptions): Promise<HttpApp> =>
  (await buildGuarded(options)).app;

/** Routes read with the protocol's schemas: Fastify's own compilers would only be loaded. */
function noCompiler(): never {
  throw new Error('a route reads with the protocol, not with a schema of Fastify');
}
const NO_COMPILERS = { buildValidator: noCompiler, buildSerializer: noCompiler };

export async function buildGuarded(options: AppOptions): Promise<GuardedApp> {
  const { service, limits, log, trustProxy, origins, web, now = Date.now } = options;
  const { push = NO_PUSHES, clubs = NO_CLUBS } = options;
  const server: FastifyInstance = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: noRequestLines(),
    trustProxy,
    // While it closes: our own hook refuses better.
    return503OnClosing: false,
    requestTimeout: 30_000,
    schemaController: { compilersFactory: NO_COMPILERS },
    ...earlyErrors,
  });
  const security = new SecurityLog(log as FastifyBaseLogger, now);
  const identities = new Identities(options.store, {
    now,
    ...(options.sessions === undefined ? {} : { sessions: options.sessions }),
    expired: (player) => security.note('sessionExpired', { player }),
  });
  const bans = new Bans(options.store, now);
  await bans.reload();
  const gate = { identities, bans, networks: new Networks(options.store) };
  const sockets = new Sockets(limits, now);
  const traffic = newTraffic();
  const shares = new ShareDesk({
    ...{ store: options.store, notices: options.notices ?? null, now },
    limits: {
      ...{ perAddress: limits.sharesPerAddress, viewers: limits.viewersPerShare },
      viewersPerAddress: limits.socketsPerAddress,
    },
    failed: (error) => log.warn({ err: error }, 'shared tables were not looked at'),
  });
  let isStopping = false;

  server.decorateRequest('caller', null);
  server.decorateRequest('tokenHash', null);
  logRefusals(server, security);
  answerErrors(server);
  logAnswers(server);
  countAnswers(server, traffic);
  await addSecurityHeaders(server);
  forbidCaches(server);
  await addSockets(server);
  server.addHook('onRequest', async ({ routeOptions }, reply) => {
    if (!isStopping) return;
    reply.header('connection', 'close');
    if (!PROBES.includes(routeOptions.url ?? '')) throw new RequestRefused({ code: 'STOPPING' });
  });
  if (options.isOurHost !== undefined) refuseOtherHosts(server, options.isOurHost);
  refuseOtherSites(server, origins);
  refuseBanned(server, bans);
  await server.register(cookie);
  const rates = await addRates(server, limits, now);
  const counts = () => ({ ...service.counts(), ...push.counts(), ...shares.counts() });
  const metrics = metricsOf(server, { counts }, sockets, traffic);
  const doors = {
    ...{ service, clubs, push, shares, gate, sockets, security, rates, metrics },
    isStopping: () => isStopping,
  };
  addRoutes(server, handlersOf(doors), gate, rates);
  addSocketRoute(server, gate, { service, sockets, limits, traffic, security, now });
  watchGuard(server, { gate, sockets, security, everyMs: limits.guardMs });
  await addPages(server, web, { tableName: (id, invite) => service.tableName(id, invite) });

  const app: HttpApp = {
    server,
    async stop() {
      isStopping = true;
      shares.stop();
      await service.stop();
      sockets.stopAll();
      const cut = setTimeout(() => {
        sockets.cutAll();
        server.server.closeAllConnections();
      }, GOODBYE_MS);
      await server.close();
      clearTimeout(cut);
    },
  };
  return { app, guard: { ...gate, sockets, security } };
}
