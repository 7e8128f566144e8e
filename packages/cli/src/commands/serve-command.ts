/**
 * `sidepot serve`: the table server until a signal ends it. The server's modules are loaded here and
 * not before: no other command waits for them.
 */

import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type DatabaseFlags, type Databases, databasesOf } from '../args/databases.js';
import { DEFAULT_HOST, DEFAULT_PORT, readPort } from '../args/listen.js';
import { type PlaceFlags, storePlace } from '../args/place.js';
import { type PushFlags, pushOf } from '../args/push.js';
import { readLimits } from '../args/serve-limits.js';
import { EXIT, type ExitCode, UsageError } from '../errors.js';
import { phrases } from '../phrases.js';
import { problemLine } from '../terminal/problem.js';
import { networkAddresses, networkLinks, reachLines } from '../terminal/reach.js';
import { plain } from '../terminal/text.js';

export interface ServeFlags extends PlaceFlags, DatabaseFlags, PushFlags {
  readonly port?: number;
  readonly host?: string;
  readonly keepDays?: number;
  readonly trustProxy?: boolean;
  readonly origin?: readonly string[];
  readonly limits?: string;
  readonly allowedHost?: readonly string[];
  readonly adminSocket?: string;
  readonly sessionDays?: number;
  readonly sessionMaxDays?: number;
  readonly log?: boolean;
}

/** How to start it again for everybody in the network. */
const ANY_HOST = {
  npm: 'npm start -- --host 0.0.0.0',
  own: 'sidepot serve --host 0.0.0.0',
} as const;

/** A stop that takes longer is not waited for; what was acknowledged is stored. */
const STOP_MS = 4500;
/** Ctrl-C under npm comes twice, from the terminal and from npm. That is not impatience. */
const SAME_SIGNAL_MS = 500;
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

export async function serveCommand(flags: ServeFlags): Promise<ExitCode> {
  const { env } = process;
  const port = flags.port ?? readPort(env['PORT'] || String(DEFAULT_PORT));
  const host = flags.host ?? (env['HOST'] || DEFAULT_HOST);
  const store = storeOf(flags);
  const origins = (flags.origin ?? []).map(readOrigin);
  const allowedHosts = (flags.allowedHost ?? []).map(readHost);
  const signalled = firstSignal();
  const {
    DEFAULT_LIMITS,
    DEFAULT_SESSIONS,
    isLoopback,
    NO_LIMITS,
    readPushKeys,
    ServeError,
    serve,
  } = await import('@sidepot/server');
  const usual = env['SIDEPOT_LIMITS'] === 'off' ? NO_LIMITS : DEFAULT_LIMITS;
  const limits = flags.limits === undefined ? usual : readLimits(flags.limits, usual);
  const push = pushOf(flags, readPushKeys);
  const sessions = {
    idleMs: daysOf(flags.sessionDays) ?? DEFAULT_SESSIONS.idleMs,
    longestMs: daysOf(flags.sessionMaxDays) ?? DEFAULT_SESSIONS.longestMs,
  };
  try {
    const { url, stop } = await serve({
      ...{ port, host, store, trustProxy: flags.trustProxy === true },
      ...{ origins, allowedHosts, logLevel: flags.log === true ? 'info' : 'warn' },
      ...{ web: builtPage(), sessions, limits, keepDays: flags.keepDays ?? null },
      ...(push === null ? {} : { push }),
      ...(flags.adminSocket === undefined ? {} : { adminSocket: flags.adminSocket }),
    });
    const links = networkLinks(url, host, networkAddresses(networkInterfaces()));
    const lines = [
      phrases.serve.isAt(url),
      ...reachLines(
        { host, isOnlyHere: isLoopback(host) },
        links,
        ANY_HOST[env['npm_lifecycle_event'] === 'start' ? 'npm' : 'own'],
      ),
    ];
    process.stdout.write(`${lines.join('\n')}\n`);
    // A phone at the table reads the code; a file or a log has no use for it.
    const [link] = links;
    if (link !== undefined && process.stdout.isTTY) {
      const { renderUnicodeCompact } = await import('uqr');
      // Cameras want a light margin around it.
      process.stdout.write(`\n${renderUnicodeCompact(link, { border: 2 })}\n`);
    }
    await signalled;
    const late = setTimeout(() => process.exit(EXIT.refused), STOP_MS);
    await stop();
    clearTimeout(late);
    return EXIT.ok;
  } catch (error) {
    if (!(error instanceof ServeError)) throw error;
    process.stderr.write(`sidepot: ${problemLine(error)}\n`);
    return EXIT.refused;
  }
}

const daysOf = (days: number | undefined): number | undefined =>
  days === undefined ? undefined : days * 24 * 60 * 60_000;

/** The page is a package of its own; null if it is not built. */
function builtPage(): string | null {
  const folder = new URL('./dist/', import.meta.resolve('@sidepot/web/package.json'));
  return existsSync(folder) ? fileURLToPath(folder) : null;
}

function readOrigin(text: string): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text;
  throw new UsageError(phrases.usage.origin(plain(text)));
}

/** As in an address, without port: what a browser puts into the Host header. */
function readHost(text: string): string {
  if (/^(?:[a-z0-9_-]+\.)*[a-z0-9_-]+$/i.test(text) || isIP(text) !== 0) return text;
  throw new UsageError(phrases.usage.host(plain(text)));
}

function storeOf(flags: ServeFlags): { readonly folder: string } | Databases {
  const place = storePlace(flags);
  if ('databaseUrl' in place) return databasesOf(place.databaseUrl, flags);
  if ((flags.shardUrl ?? flags.natsUrl ?? flags.natsCreds) !== undefined) {
    throw new UsageError(phrases.usage.shardUrl);
  }
  return place;
}

/** Resolves at the first signal; a second one ends the process at once. */
function firstSignal(): Promise<void> {
  return new Promise((resolve) => {
    let first: number | null = null;
    const heard = () => {
      if (first !== null && performance.now() - first > SAME_SIGNAL_MS) {
        process.exit(EXIT.interrupted);
      }
      first ??= performance.now();
      resolve();
    };
    for (const signal of SIGNALS) process.on(signal, heard);
  });
}
