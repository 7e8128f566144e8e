/**
 * Browsers name the site that asks. Another one may not use a person's cookie: not for what changes
 * something, and not for a socket, which no other rule of browsers protects.
 */

import type { FastifyInstance } from 'fastify';
import { RequestRefused } from '../answers/refuse.js';

const SAFE = ['GET', 'HEAD', 'OPTIONS'];

export function refuseOtherSites(app: FastifyInstance, origins: readonly string[]): void {
  const allowed = new Set(origins.map((origin) => new URL(origin).origin));
  app.addHook('onRequest', async (request) => {
    const { origin } = request.headers;
    if (origin === undefined || (SAFE.includes(request.method) && !request.ws)) return;
    if (hostOf(origin) !== request.host && !allowed.has(origin)) {
      throw new RequestRefused({ code: 'BAD_ORIGIN' });
    }
  });
}

/** Null also for the origin `null` of sandboxed pages and files. */
const hostOf = (origin: string): string | null =>
  URL.canParse(origin) && /^https?:/.test(origin) ? new URL(origin).host : null;
