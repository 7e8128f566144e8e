/** A server on a free port with fake tables and a real store, and clients of it. */

import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { type RefusalBody, refusalSchema, SOCKET_PATH } from '@sidepot/protocol';
import { expect, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { type AppOptions, buildApp } from '../../src/app.js';
import { openClubs } from '../../src/clubs/index.js';
import { NO_LIMITS } from '../../src/http/limits/limits.js';
import { newLogger } from '../../src/http/log/logging.js';
import { openSqliteStore, type Store } from '../../src/store/index.js';
import { expectListed, routeOf } from '../listed.js';
import { type FakeService, fakeService, TABLE } from './fake-service.js';

export interface World {
  readonly url: string;
  readonly folder: string;
  readonly service: FakeService;
  readonly store: Store;
  /** Every line logged. */
  readonly lines: string[];
  readonly person: (headers?: Readonly<Record<string, string>>) => Person;
  /** Somebody with an identity. */
  readonly newPerson: (name?: string) => Promise<Person>;
  readonly stop: () => Promise<void>;
}

export async function startWorld(options: Partial<AppOptions> = {}): Promise<World> {
  const folder = await mkdtemp(join(tmpdir(), 'sidepot-http-'));
  const store = await openSqliteStore(folder);
  const service = fakeService();
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const app = await buildApp({
    ...{ store, service, limits: NO_LIMITS, log: newLogger('debug', stream) },
    ...{ trustProxy: false, origins: [], web: null },
    clubs: openClubs({ store, now: Date.now }),
    ...options,
  });
  await app.server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  let stopping: Promise<void> | null = null;
  const stop = () => {
    stopping ??= app.stop().then(() => store.close());
    return stopping;
  };
  onTestFinished(async () => {
    await stop();
    await rm(folder, { recursive: true, force: true });
  });
  const person = (headers = {}) => new Person(url, headers);
  return {
    ...{ url, folder, service, store, lines, person, stop },
    async newPerson(name) {
      const made = person();
      await made.post('/api/identity', name === undefined ? {} : { name });
      return made;
    },
  };
}

export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly json: unknown;
}

/** A browser: keeps its cookie. */
export class Person {
  readonly #url: string;
  readonly #headers: Readonly<Record<string, string>>;
  cookie: string | null = null;

  constructor(url: string, headers: Readonly<Record<string, string>>) {
    this.#url = url;
    this.#headers = headers;
  }

  get headers(): Record<string, string> {
    return { ...this.#headers, ...(this.cookie === null ? {} : { cookie: this.cookie }) };
  }

  get token(): string {
    return this.cookie?.slice('sidepot='.length) ?? '';
  }

  async ask(method: string, path: string, body?: string, headers = {}): Promise<Answered> {
    const response = await fetch(this.#url + path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...this.headers,
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
      redirect: 'manual',
    });
    const [set] = response.headers.getSetCookie();
    if (set !== undefined) this.cookie = set.split(';', 1)[0] ?? null;
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    const json: unknown = isJson ? JSON.parse(text) : null;
    const route = routeOf(method, path);
    if (route !== undefined && !response.ok) {
      expectListed(route, (json as RefusalBody).error.code);
    }
    return { status: response.status, headers: response.headers, text, json };
  }

  get(path: string, headers = {}): Promise<Answered> {
    return this.ask('GET', path, undefined, headers);
  }

  post(path: string, body: unknown, headers = {}): Promise<Answered> {
    return this.ask('POST', path, JSON.stringify(body), headers);
  }

  socket(headers: Readonly<Record<string, string>> = {}): Client {
    const url = this.#url.replace('http', 'ws') + SOCKET_PATH;
    return new Client(new WebSocket(url, { headers: { ...this.headers, ...headers } }));
  }

  /** Open, and past `hello`. */
  async join(table: string = TABLE): Promise<Client> {
    const client = this.socket();
    await client.opened;
    client.send({ type: 'hello', v: 1, table });
    await client.heard('hello');
    return client;
  }
}

/** Is it the protocol's shape, with this code? */
export function expectRefusal({ status, json }: Answered, code: string, wanted: number): void {
  expect({ status, ...refusalSchema.parse(json) }).toMatchObject({
    status: wanted,
    error: { code },
  });
}

export interface Message {
  readonly type: string;
  readonly [field: string]: unknown;
}

export class Client {
  readonly socket: WebSocket;
  readonly messages: Message[] = [];
  readonly opened: Promise<void>;
  readonly closed: Promise<number>;
  /** The status of an upgrade that was refused. */
  readonly refused: Promise<Answered>;
  readonly #waiting: (() => void)[] = [];

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('error', () => {});
    socket.on('message', (data) => {
      this.messages.push(JSON.parse(String(data)) as Message);
      for (const wake of this.#waiting.splice(0)) wake();
    });
    this.opened = new Promise((resolve) => socket.once('open', () => resolve()));
    this.closed = new Promise((resolve) => socket.once('close', resolve));
    this.refused = new Promise((resolve) => {
      socket.once('unexpected-response', (_, response) => {
        let text = '';
        response.on('data', (chunk) => {
          text += chunk;
        });
        response.on('end', () => {
          const json: unknown = JSON.parse(text);
          resolve({ status: response.statusCode ?? 0, headers: new Headers(), text, json });
          socket.terminate();
        });
      });
    });
    onTestFinished(() => socket.terminate());
  }

  send(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  command(key: string, table: string = TABLE): void {
    this.send({ type: 'command', v: 1, table, key, command: { type: 'chat', text: 'hi' } });
  }

  /** Waits until `count` messages of this type are here, and gives the last of them. */
  async heard(type: string, count = 1): Promise<Message> {
    for (;;) {
      const found = this.messages.filter((message) => message.type === type);
      const wanted = found[count - 1];
      if (wanted !== undefined) return wanted;
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve);
      });
    }
  }
}
