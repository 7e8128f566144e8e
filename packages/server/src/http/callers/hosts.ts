/**
 * Names this server answers to. A page of another site can give its own name the address of this
 * machine (DNS rebinding): its requests then come from the same site as they go to, so no rule about
 * origins stops them. The Host header still has that site's name.
 */

import { isLoopback } from '@sidepot/protocol';
import type { FastifyInstance } from 'fastify';
import { RequestRefused } from '../answers/refuse.js';

/** May a request for this host be answered? The name comes without port and brackets. */
export type HostRule = (name: string) => boolean;

/** Whoever watches the process asks by whatever address it has; they tell nothing. */
const FREE = ['/healthz', '/readyz'];

export interface HostOptions {
  /** Where it listens. */
  readonly host: string;
  readonly trustProxy: boolean;
  /** Names that the operator gave it. */
  readonly allowedHosts: readonly string[];
}

/**
 * Named hosts, and this machine's own names. Without names: a server that only this machine reaches,
 * with no proxy in front, answers to this machine's names; any other to all.
 */
export function hostRule({ host, trustProxy, allowedHosts }: HostOptions): HostRule {
  const names = new Set(allowedHosts.map((name) => name.toLowerCase()));
  if (names.size === 0 && (trustProxy || !isLoopback(host))) return () => true;
  return (name) => names.has(name) || isLoopback(name);
}

/** `Poker.Example.:443` → `poker.example`; `[::1]:3000` → `::1`. */
export const hostNameOf = (host: string): string =>
  host
    .replace(/:\d*$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '')
    .toLowerCase();

export function refuseOtherHosts(app: FastifyInstance, isAllowed: HostRule): void {
  app.addHook('onRequest', async ({ host, routeOptions }) => {
    if (FREE.includes(routeOptions.url ?? '') || isAllowed(hostNameOf(host))) return;
    throw new RequestRefused({ code: 'BAD_HOST' });
  });
}
