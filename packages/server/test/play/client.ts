/**
 * A player without a browser: real cookie, real socket. It keeps the view as a page would, from the
 * snapshot and the patches, and keeps every message for those who look for leaks.
 */

import { randomBytes } from 'node:crypto';
import {
  type Answer,
  applyPatch,
  PROTOCOL_VERSION,
  type RouteName,
  type ServerMessage,
  SOCKET_PATH,
  serverMessageSchema,
  type TableView,
  type WireCommand,
} from '@sidepot/protocol';
import { WebSocket } from 'ws';

export type Ack = Extract<ServerMessage, { type: 'ack' }>;
export type RefusedMessage = Extract<ServerMessage, { type: 'refused' }>;

/** What the server said over HTTP, for those who look for leaks. */
export interface Heard {
  readonly path: string;
  readonly status: number;
  readonly text: string;
  /** When it was asked, and when it was answered. */
  readonly from: number;
  readonly to: number;
}

export class Person {
  readonly base: string;
  readonly cookie: string;
  readonly player: string;
  /** What `read` and `ask` were answered. */
  readonly heard: Heard[] = [];

  private constructor(base: string, cookie: string, player: string) {
    this.base = base;
    this.cookie = cookie;
    this.player = player;
  }

  static async meet(base: string, name?: string): Promise<Person> {
    const response = await fetch(`${base}/api/identity`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(name === undefined ? {} : { name }),
    });
    const { player } = (await response.json()) as Answer<'newIdentity'>;
    const [cookie] = response.headers.getSetCookie();
    if (cookie === undefined) throw new Error('no cookie');
    return new Person(base, cookie.split(';')[0] ?? '', player);
  }

  /** The same person on another device. */
  static async claim(base: string, token: string): Promise<Person> {
    const response = await fetch(`${base}/api/identity/claim`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    });
    if (!response.ok) throw new Error(await response.text());
    const { player } = (await response.json()) as Answer<'claimLink'>;
    return new Person(base, response.headers.getSetCookie()[0]?.split(';')[0] ?? '', player);
  }

  /** Somebody whom the store knows by this token. */
  static known(base: string, token: string, player: string): Person {
    return new Person(base, `sidepot=${token}`, player);
  }

  /** The same person at another node. */
  at(base: string): Person {
    return new Person(base, this.cookie, this.player);
  }

  get(path: string): Promise<Response> {
    return fetch(`${this.base}${path}`, { headers: { cookie: this.cookie } });
  }

  post(
    path: string,
    body: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Response> {
    return fetch(`${this.base}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: this.cookie, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  }

  async json<N extends RouteName>(_route: N, path: string): Promise<Answer<N>> {
    const response = await this.get(path);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Answer<N>;
  }

  /** Kept in `heard`. */
  async read(path: string): Promise<Heard> {
    return this.#hear(path, () => this.get(path));
  }

  /** Kept in `heard`. */
  async ask(
    path: string,
    body: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Heard> {
    return this.#hear(path, () => this.post(path, body, headers));
  }

  async #hear(path: string, ask: () => Promise<Response>): Promise<Heard> {
    const from = Date.now();
    const response = await ask();
    const text = await response.text();
    const heard = { path, status: response.status, text, from, to: Date.now() };
    this.heard.push(heard);
    return heard;
  }

  async createTable(settings: unknown): Promise<string> {
    const response = await this.post('/api/tables', { v: PROTOCOL_VERSION, settings });
    if (response.status !== 201) throw new Error(await response.text());
    return ((await response.json()) as Answer<'createTable'>).id;
  }
}

export const newKey = (): string => randomBytes(12).toString('base64url');

/** Told of each message, after it has become part of the view. */
export type Watch = (seat: Seat, message: ServerMessage) => void;

const KEPT_HEADS = 10;
const HEAD_LENGTH = 60;

interface Waiter {
  readonly test: () => boolean;
  readonly resolve: () => void;
}

export class Seat {
  readonly person: Person;
  readonly table: string;
  readonly socket: WebSocket;
  /** Every message as it came. */
  readonly texts: string[] = [];
  /** How the last messages began, for who wonders how it came to one that cannot be. */
  #heads: readonly string[] = [];
  readonly #answers = new Map<string, (answer: Ack | RefusedMessage) => void>();
  readonly #waiters = new Set<Waiter>();
  readonly #isChecked: boolean;
  readonly #watch: Watch;
  view: TableView | null = null;
  seq = 0;
  bye: Extract<ServerMessage, { type: 'bye' }> | null = null;
  isClosed = false;
  onMessage: (message: ServerMessage, text: string) => void = () => {};

  private constructor(person: Person, table: string, isChecked: boolean, watch: Watch) {
    this.person = person;
    this.table = table;
    this.#isChecked = isChecked;
    this.#watch = watch;
    const url = `${person.base.replace('http', 'ws')}${SOCKET_PATH}`;
    this.socket = new WebSocket(url, { headers: { cookie: person.cookie } });
    this.socket.on('message', (data) => this.#take(String(data)));
    this.socket.on('error', () => {});
    this.socket.on('close', () => {
      this.isClosed = true;
      this.#answers.clear();
      this.#wake();
    });
  }

  /** Resolves when there is a view. */
  static async open(
    person: Person,
    table: string,
    options: {
      readonly last?: Pick<Seat, 'view' | 'seq'>;
      readonly checked?: boolean;
      readonly watch?: Watch;
    } = {},
  ): Promise<Seat> {
    const { last, checked = true, watch = () => {} } = options;
    const seat = new Seat(person, table, checked, watch);
    const lastSeq = last?.view == null ? {} : { lastSeq: last.seq };
    if (last?.view != null) {
      seat.view = last.view;
      seat.seq = last.seq;
    }
    await new Promise<void>((resolve, reject) => {
      seat.socket.once('open', () => resolve());
      seat.socket.once('error', reject);
    });
    let isFresh = false;
    seat.onMessage = ({ type }) => {
      if (type === 'snapshot' || type === 'events') isFresh = true;
    };
    seat.say({ type: 'hello', v: PROTOCOL_VERSION, table, ...lastSeq });
    await seat.until(() => isFresh || seat.bye !== null);
    seat.onMessage = () => {};
    return seat;
  }

  say(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** The answer of the server; null if the socket closed before it came. */
  async send(
    command: WireCommand,
    options: { readonly key?: string; readonly expectedSeq?: number; readonly hand?: number } = {},
  ): Promise<Ack | RefusedMessage | null> {
    const { key = newKey() } = options;
    const hand = options.hand ?? this.view?.hand?.number;
    let answer: Ack | RefusedMessage | null = null;
    this.#answers.set(key, (one) => {
      answer = one;
    });
    this.say({
      type: 'command',
      v: PROTOCOL_VERSION,
      table: this.table,
      key,
      ...(hand === undefined ? {} : { hand }),
      ...(options.expectedSeq === undefined ? {} : { expectedSeq: options.expectedSeq }),
      command,
    });
    await this.until(() => answer !== null);
    return answer;
  }

  /** Throws if it is refused. */
  async do(command: WireCommand): Promise<Ack> {
    const answer = await this.send(command);
    if (answer?.type !== 'ack') throw new Error(`${command.type}: ${JSON.stringify(answer)}`);
    await this.until(() => this.seq >= answer.seq);
    return answer;
  }

  /** Resolves when it is so, or when the socket has closed. */
  until(test: () => boolean): Promise<void> {
    if (test() || this.isClosed) return Promise.resolve();
    return new Promise((resolve) => this.#waiters.add({ test, resolve }));
  }

  close(): Promise<void> {
    this.socket.close();
    return this.until(() => this.isClosed);
  }

  #take(text: string): void {
    this.texts.push(text);
    const message = JSON.parse(text) as ServerMessage;
    if (this.#isChecked) serverMessageSchema.parse(message);
    this.#fold(message);
    this.#heads = [...this.#heads.slice(1 - KEPT_HEADS), text.slice(0, HEAD_LENGTH)];
    this.#watch(this, message);
    this.onMessage(message, text);
    this.#wake();
  }

  #fold(message: ServerMessage): void {
    switch (message.type) {
      case 'snapshot':
        this.view = message.view;
        this.seq = message.seq;
        return;
      case 'events':
        if (this.view === null || message.after !== this.seq) {
          throw new Error(
            `${this.person.player} at ${this.table}: events after ${message.after}, but ` +
              `${this.seq} is the last one known; before it: ${this.#heads.join(' ')}`,
          );
        }
        this.view = applyPatch(this.view, message.patch, message.events);
        this.seq = message.seq;
        return;
      case 'ack':
      case 'refused':
        if (message.key !== null) this.#answers.get(message.key)?.(message);
        return;
      case 'ping':
        this.say({ type: 'pong', nonce: message.nonce });
        return;
      case 'bye':
        this.bye = message;
        return;
      default:
        return;
    }
  }

  #wake(): void {
    for (const waiter of this.#waiters) {
      if (!this.isClosed && !waiter.test()) continue;
      this.#waiters.delete(waiter);
      waiter.resolve();
    }
  }
}
