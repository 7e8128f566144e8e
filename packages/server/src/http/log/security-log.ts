/**
 * What somebody who guards a server wants to know, as lines with `security: true`. No token, no link,
 * no card; of an address only its prefix. What one prefix is refused again and again is one line a
 * minute with a count, so that nobody fills a disk by knocking.
 */

import type { RefusalCode } from '@sidepot/protocol';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { regionOf } from '../../identity/networks.js';
import { tokenOf } from '../callers/cookie.js';

declare module 'fastify' {
  interface FastifyReply {
    /** Why it says no. */
    refused: RefusalCode | null;
  }
}

export type SecurityEvent =
  | 'newIdentity'
  | 'linkMade'
  | 'linkClaimed'
  | 'linkRefused'
  | 'sessionEnded'
  | 'sessionExpired'
  | 'socketsEnded'
  | 'admin';

/** Refusals that may be an attack. Of `NO_IDENTITY` only those with a token, which was then wrong. */
const WATCHED: ReadonlySet<RefusalCode> = new Set([
  'BAD_ORIGIN',
  'BAD_HOST',
  'BANNED',
  'BANNED_HERE',
  'NO_IDENTITY',
  'BAD_LINK',
  'NOT_HOST',
  'NOT_ALLOWED',
  'RATE_LIMITED',
  'TOO_BIG',
]);

const EVERY_MS = 60_000;
const MOST_KEPT = 10_000;

interface Counted {
  at: number;
  more: number;
}

export class SecurityLog {
  readonly #log: FastifyBaseLogger;
  readonly #now: () => number;
  readonly #counted: Map<string, Counted> = new Map();

  constructor(log: FastifyBaseLogger, now: () => number) {
    this.#log = log;
    this.#now = now;
  }

  note(event: SecurityEvent, fields: Readonly<Record<string, string | number>> = {}): void {
    this.#log.info({ security: true, event, ...fields }, 'security');
  }

  /** `player`: if it is known who. */
  refused(code: RefusalCode, address: string, player: string | null): void {
    if (!WATCHED.has(code)) return;
    const from = regionOf(address);
    const key = `${code} ${from}`;
    const now = this.#now();
    const known = this.#counted.get(key);
    if (known !== undefined && now - known.at < EVERY_MS) {
      known.more++;
      return;
    }
    if (this.#counted.size >= MOST_KEPT) this.#counted.clear();
    this.#counted.set(key, { at: now, more: 0 });
    const who = player === null ? {} : { player };
    const more = known === undefined || known.more === 0 ? {} : { more: known.more };
    this.#log.warn({ security: true, event: 'refused', code, from, ...who, ...more }, 'security');
  }
}

export function logRefusals(app: FastifyInstance, security: SecurityLog): void {
  app.decorateReply('refused', null);
  app.addHook('onResponse', async (request, { refused }) => {
    if (refused === null) return;
    if (refused === 'NO_IDENTITY' && tokenOf(request) === undefined) return;
    security.refused(refused, request.ip, request.caller?.id ?? null);
  });
}
