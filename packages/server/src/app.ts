/** The server's doors around its tables, not yet open: whoever has the app listens with it. */

import cookie from '@fastify/cookie';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import './http/callers.js';
import { answerErrors, earlyErrors } from './http/errors.js';
import { handlersOf } from './http/handlers.js';
import type { Limits } from './http/limits.js';
import { logAnswers, noRequestLines } from './http/logging.js';
import { metricsOf } from './http/metrics.js';
import { refuseOtherSites } from './http/origin.js';
import { addPages } from './http/pages/pages.js';
import { addRates } from './http/rates.js';
import { RefusedError } from './http/refuse.js';
import { addRoutes } from './http/routes.js';
import { addSecurityHeaders } from './http/security.js';
import { addSocketRoute, addSockets } from './http/socket/socket-route.js';
import { Sockets } from './http/socket/sockets.js';
import { countAnswers, newTraffic } from './http/traffic.js';
import { Identities, type IdentityStore } from './identity/identities.js';
import { Networks } from './identity/networks.js';
import type { TableService } from './service/types.js';

export type { IdentityStore };

export interface AppOptions {
  readonly store: IdentityStore;
  readonly service: TableService;
  readonly limits: Limits;
  readonly log: Logger;
  /** Believe a proxy's headers about who asks and how. */
  readonly trustProxy: boolean;
  /** Other sites that may use this server. */
  readonly origins: readonly string[];
  /** Folder of the built page; null: there is none. */
  readonly web: string | null;
  readonly now?: () => number;
}

export interface App {
  readonly server: FastifyInstance;
  /** Refuses what is new, lets the tables finish, sends everybody away, closes. */
  stop(): Promise<void>;
}

/** How long a client has to answer our goodbye. */
const GOODBYE_MS = 1000;
/** These answer to the end, so that it can be watched. */
const PROBES = ['/healthz', '/readyz', '/metrics'];

export async function buildApp(options: AppOptions): Promise<App> {
  const { service, limits, log, trustProxy, origins, web, now = Date.now } = options;
  const server: FastifyInstance = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: noRequestLines(),
    trustProxy,
    // While it closes: our own hook refuses better.
    return503OnClosing: false,
    requestTimeout: 30_000,
    ...earlyErrors,
  });
  const identities = new Identities(options.store, now);
  const sockets = new Sockets(limits, now);
  const traffic = newTraffic();
  let isStopping = false;

  server.decorateRequest('caller', null);
  answerErrors(server);
  logAnswers(server);
  countAnswers(server, traffic);
  await addSecurityHeaders(server);
  await addSockets(server);
  server.addHook('onRequest', async ({ routeOptions }, reply) => {
    if (!isStopping) return;
    reply.header('connection', 'close');
    if (!PROBES.includes(routeOptions.url ?? '')) throw new RefusedError('STOPPING');
  });
  refuseOtherSites(server, origins);
  await server.register(cookie);
  const rates = await addRates(server, limits);
  const metrics = metricsOf(server, service, sockets, traffic);
  const doors = { service, identities, rates, metrics, isStopping: () => isStopping };
  const doormen = { identities, networks: new Networks(options.store) };
  addRoutes(server, handlersOf(doors), doormen, rates);
  addSocketRoute(server, doormen, { service, sockets, limits, traffic, now });
  await addPages(server, web);

  return {
    server,
    async stop() {
      isStopping = true;
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
}
