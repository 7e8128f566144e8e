/** Who was shut out, and whose session ended: by this node at once, by others within a minute. */

import type { FastifyInstance } from 'fastify';
import type { Bans } from '../identity/bans.js';
import { RequestRefused } from './answers/refuse.js';
import type { Gate } from './callers/callers.js';
import type { SecurityLog } from './log/security-log.js';
import type { Sockets, Watched } from './socket/sockets.js';

/** Whoever watches the server is no player. */
const FREE = ['/healthz', '/readyz', '/metrics'];

export function refuseBanned(app: FastifyInstance, bans: Bans): void {
  app.addHook('onRequest', async ({ ip, routeOptions }) => {
    if (bans.hasAddress(ip) && !FREE.includes(routeOptions.url ?? '')) {
      throw new RequestRefused({ code: 'BANNED' });
    }
  });
}

/** Of sockets that are open. */
export const isBanned =
  (bans: Bans) =>
  ({ player, address }: Watched): boolean =>
    bans.hasPlayer(player) || bans.hasAddress(address);

export interface Guarded {
  readonly gate: Gate;
  readonly sockets: Sockets;
  readonly security: SecurityLog;
  readonly everyMs: number;
}

export function watchGuard(app: FastifyInstance, guarded: Guarded): void {
  const { gate, sockets, security, everyMs } = guarded;
  const { identities, bans } = gate;

  async function look(): Promise<void> {
    await bans.reload();
    sockets.leave(isBanned(bans), { code: 'BANNED' });
    const ended = await identities.endedOf(sockets.tokenHashes);
    const left = sockets.leave(({ tokenHash }) => ended.has(tokenHash), { code: 'NO_IDENTITY' });
    if (left > 0) security.note('socketsEnded', { sockets: left });
  }

  const timer = setInterval(() => {
    // A store that is away ends nothing: it is asked again.
    look().catch((error: unknown) => app.log.warn({ err: error }, 'sessions were not checked'));
  }, everyMs).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
