/** The default fan-out: one connection of its own that LISTENs, and comes back when the database does. */

import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { newProblem } from '../../problems.js';
import { reasonOf, StoreError } from '../contract/errors.js';
import type { AppendListener } from '../contract/store.js';
import type { Fanout } from '../fanout/fanout.js';
import type { Watchers } from '../fanout/watchers.js';
import { clientConfig } from './connection.js';
import { driver } from './driver.js';
import { PRESENCE_CHANNEL } from './presence.js';
import type { Servers } from './servers.js';

export const CHANNEL = 'sidepot_appends';

const RETRY_MS = { first: 50, longest: 1000 } as const;
/** Finds a database that vanished without a word, which a connection that only listens never does. */
const HEARTBEAT_MS = 10_000;

export class Listener implements Fanout {
  readonly #url: string;
  readonly #servers: Servers;
  readonly #watchers: Watchers<Parameters<AppendListener>>;
  readonly #hearers: Watchers<[text: string]>;
  #client: pg.Client | null = null;
  readonly #stopped: AbortController = new AbortController();
  #comingBack: Promise<void> = Promise.resolve();
  #checking: Promise<void> | null = null;
  readonly #heartbeat: NodeJS.Timeout;

  /** `watchers` hear of appends, `hearers` of who comes and goes. */
  constructor(
    url: string,
    watchers: Watchers<Parameters<AppendListener>>,
    hearers: Watchers<[text: string]>,
    servers: Servers,
  ) {
    this.#url = url;
    this.#servers = servers;
    this.#watchers = watchers;
    this.#hearers = hearers;
    this.#heartbeat = setInterval(() => this.check().catch(() => {}), HEARTBEAT_MS).unref();
  }

  /** Nothing is left to do: the append's own statement notifies, in its transaction. */
  publish(): void {}

  subscribe(listener: AppendListener, missed?: () => void): () => void {
    return this.#watchers.add(listener, missed);
  }

  async start(): Promise<void> {
    const pg = await driver();
    const client = new pg.Client(clientConfig(pg, this.#url));
    client.on('error', () => {});
    client.on('notification', ({ channel, payload = '' }) => {
      if (channel === PRESENCE_CHANNEL) {
        this.#hearers.tell(payload);
        return;
      }
      const space = payload.lastIndexOf(' ');
      this.#watchers.tell(payload.slice(0, space), Number(payload.slice(space + 1)));
    });
    try {
      await client.connect();
      await this.#servers.meet(client);
      await client.query(`LISTEN ${CHANNEL}; LISTEN ${PRESENCE_CHANNEL}`);
    } catch (error) {
      await client.end().catch(() => {});
      throw error;
    }
    this.#client = client;
    client.once('end', () => {
      this.#client = null;
      this.#comingBack = this.#comeBack();
    });
  }

  /** Asks the database for a sign of life; who asks meanwhile shares the answer. */
  check(): Promise<void> {
    this.#checking ??= this.#check().finally(() => {
      this.#checking = null;
    });
    return this.#checking;
  }

  async #check(): Promise<void> {
    const client = this.#client;
    try {
      if (client === null) throw new Error('reconnecting');
      await client.query('SELECT 1');
    } catch (error) {
      // Ends a connection that no longer answers, so that a new one is made.
      client?.end().catch(() => {});
      const told = newProblem('notListening', { reason: reasonOf(error) });
      throw new StoreError('DATABASE_UNREACHABLE', told, error);
    }
  }

  async close(): Promise<void> {
    this.#watchers.clear();
    clearInterval(this.#heartbeat);
    this.#stopped.abort();
    await this.#comingBack;
    await this.#client?.end().catch(() => {});
  }

  async #comeBack(): Promise<void> {
    const { signal } = this.#stopped;
    for (let wait: number = RETRY_MS.first; !signal.aborted; wait *= 2) {
      try {
        await sleep(Math.min(wait, RETRY_MS.longest), undefined, { signal });
        await this.start();
        this.#watchers.tellMissed();
        this.#hearers.tellMissed();
        return;
      } catch {
        // Still away, or stopped: the loop's condition tells.
      }
    }
  }
}
