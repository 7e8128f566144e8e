/**
 * Fan-out over NATS: news carry the events, so that other nodes need not read the store for each
 * append, and PostgreSQL need not tell everybody. Core NATS keeps nothing: what is published while
 * somebody is cut off is lost to them, and they look into the store. Events hold the cards of all:
 * the NATS server must be as private as the database.
 */

import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { NatsConnection, NodeConnectionOptions } from '@nats-io/transport-node';
import { newProblem } from '../../problems.js';
import { reasonOf, StoreError } from '../contract/errors.js';
import type { AppendListener } from '../contract/store.js';
import type { Fanout } from './fanout.js';
import { Watchers } from './watchers.js';

export interface NatsOptions {
  /** nats://, or tls:// to insist on TLS; `user:password@` or `token@` before the host. */
  readonly url: string;
  /** A .creds file, as NATS' own tools write it. */
  readonly creds?: string;
  /** Told when the server goes away or refuses. */
  readonly failed?: (error: unknown) => void;
}

/** One installation's nodes are alone on their account, so one name is enough for all tables. */
const SUBJECT = 'sidepot.appends';
const RETRY_MS = 250;
const CONNECT_MS = 2000;
/** Room for the table's id and the number beside the events. */
const ROOM = 1024;

type Nats = typeof import('@nats-io/transport-node');

/**
 * Starts also while no NATS server is there; a refusal of our credentials is an error.
 *
 * @example
 * import { openNatsFanout, openPostgresStore, withFanout } from '@sidepot/server/store';
 *
 * const fanout = await openNatsFanout({ url: 'nats://127.0.0.1' });
 * const store = withFanout(await openPostgresStore('postgres://127.0.0.1/a', { notifies: false }), fanout);
 */
export async function openNatsFanout(options: NatsOptions): Promise<Fanout> {
  const nats = await import('@nats-io/transport-node');
  const fanout = new NatsFanout(nats, connectionOptions(nats, options), options.failed);
  await fanout.start();
  return fanout;
}

class NatsFanout implements Fanout {
  readonly #nats: Nats;
  readonly #options: NodeConnectionOptions;
  readonly #failed: (error: unknown) => void;
  readonly #watchers: Watchers<Parameters<AppendListener>> = new Watchers();
  readonly #stopped: AbortController = new AbortController();
  #connection: NatsConnection | null = null;
  #connecting: Promise<void> = Promise.resolve();
  #isUp = false;

  constructor(
    nats: Nats,
    options: NodeConnectionOptions,
    failed: (error: unknown) => void = () => {},
  ) {
    this.#nats = nats;
    this.#options = options;
    this.#failed = failed;
  }

  async start(): Promise<void> {
    try {
      await this.#connect();
    } catch (error) {
      if (this.#isRefusal(error)) {
        const told = newProblem('natsRefused', { reason: reasonOf(error) });
        throw new StoreError('DATABASE_UNREACHABLE', told, error);
      }
      this.#failed(error);
      this.#connecting = this.#retry();
    }
  }

  publish(tableId: string, seq: number, events: readonly string[]): void {
    this.#watchers.tell(tableId, seq, events);
    const connection = this.#connection;
    // Nothing piles up here while it is away: the others look into the store.
    if (connection === null || !this.#isUp || connection.isClosed()) return;
    const most = (connection.info?.max_payload ?? ROOM) - ROOM;
    const size = events.reduce((sum, text) => sum + 2 * Buffer.byteLength(text), 0);
    try {
      const news = size > most ? [tableId, seq] : [tableId, seq, events];
      connection.publish(SUBJECT, JSON.stringify(news));
    } catch (error) {
      this.#failed(error);
    }
  }

  subscribe(listener: AppendListener, missed?: () => void): () => void {
    return this.#watchers.add(listener, missed);
  }

  async close(): Promise<void> {
    this.#stopped.abort();
    this.#watchers.clear();
    await this.#connecting;
    const connection = this.#connection;
    if (connection === null) return;
    // Draining waits for a server that may be gone; what was published before is flushed if it is not.
    if (this.#isUp) await connection.flush().catch(() => {});
    await connection.close().catch(() => {});
  }

  async #connect(): Promise<void> {
    const connection = await this.#nats.connect(this.#options);
    this.#connection = connection;
    this.#isUp = true;
    connection.subscribe(SUBJECT, {
      callback: (error, message) => {
        if (error === null) this.#hear(message.string());
        else this.#failed(error);
      },
    });
    await connection.flush();
    void this.#follow(connection);
  }

  async #retry(): Promise<void> {
    const { signal } = this.#stopped;
    while (!signal.aborted) {
      try {
        await sleep(RETRY_MS, undefined, { signal });
        await this.#connect();
        this.#watchers.tellMissed();
        return;
      } catch {
        // Still away, or stopped: the loop's condition tells.
      }
    }
  }

  #hear(text: string): void {
    const news = newsOf(text);
    if (news === null) this.#failed(new Error('news on NATS that no Sidepot sent'));
    else this.#watchers.tell(...news);
  }

  /** The client comes back by itself; we only need to know. */
  async #follow(connection: NatsConnection): Promise<void> {
    for await (const { type, ...about } of connection.status()) {
      if (type === 'disconnect' || type === 'staleConnection') {
        this.#isUp = false;
        this.#failed(new Error('NATS is away'));
      } else if (type === 'reconnect') {
        this.#isUp = true;
        this.#watchers.tellMissed();
      } else if (type === 'slowConsumer') this.#watchers.tellMissed();
      else if (type === 'error') this.#failed('error' in about ? about.error : about);
    }
    this.#isUp = false;
    if (this.#stopped.signal.aborted) return;
    // Given up by the client, as after a change of credentials: from the beginning.
    this.#failed((await connection.closed()) ?? new Error('NATS closed the connection'));
    this.#connecting = this.#retry();
  }

  #isRefusal(error: unknown): boolean {
    const { AuthorizationError, UserAuthenticationExpiredError } = this.#nats;
    const all = [error, error instanceof Error ? error.cause : null];
    return all.some(
      (one) => one instanceof AuthorizationError || one instanceof UserAuthenticationExpiredError,
    );
  }
}

type News = readonly [tableId: string, seq: number, events?: readonly string[]];

/** Null if it is none. */
function newsOf(text: string): News | null {
  try {
    const news: unknown = JSON.parse(text);
    if (!Array.isArray(news) || typeof news[0] !== 'string' || !Number.isInteger(news[1])) {
      return null;
    }
    const [tableId, seq, events] = news as [string, number, unknown];
    const isList = Array.isArray(events) && events.every((event) => typeof event === 'string');
    return isList ? [tableId, seq, events] : [tableId, seq];
  } catch {
    return null;
  }
}

function connectionOptions(nats: Nats, { url, creds }: NatsOptions): NodeConnectionOptions {
  const { protocol, host, username, password } = new URL(url);
  const [user, pass] = [decodeURIComponent(username), decodeURIComponent(password)];
  return {
    servers: host,
    name: 'sidepot',
    noEcho: true,
    maxReconnectAttempts: -1,
    reconnectTimeWait: RETRY_MS,
    timeout: CONNECT_MS,
    // A server that vanished without a word is noticed after two of them.
    pingInterval: 5000,
    ...(protocol === 'tls:' ? { tls: {} } : {}),
    ...(user !== '' && pass === '' ? { token: user } : {}),
    ...(user !== '' && pass !== '' ? { user, pass } : {}),
    ...(creds === undefined ? {} : { authenticator: nats.credsAuthenticator(readCreds(creds)) }),
  };
}

function readCreds(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch (error) {
    const told = newProblem('natsCredentials', { reason: reasonOf(error) });
    throw new StoreError('DATABASE_UNREACHABLE', told, error);
  }
}
