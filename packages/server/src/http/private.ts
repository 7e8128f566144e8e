/** What is told to one person is kept by no cache: not by a proxy's, not by the browser's. */

import { ROUTES, type Route, SOCKET_PATH } from '@sidepot/protocol';
import type { FastifyInstance } from 'fastify';

/** Everything under /api but its description, which says its own. Refusals there, too. */
const PRIVATE = '/api/';
const PATHS: ReadonlySet<string> = new Set([
  ...Object.values<Route>(ROUTES).map(({ path }) => path),
  SOCKET_PATH,
]);

export function forbidCaches(app: FastifyInstance): void {
  app.addHook('onSend', async ({ url, routeOptions }, reply) => {
    const isPrivate = PATHS.has(routeOptions.url ?? '') || url.startsWith(PRIVATE);
    if (isPrivate && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}
