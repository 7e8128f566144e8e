/**
 * One table's socket. It connects again by itself, says what it has seen, and sends commands that
 * got no answer once more under the same key, so that each is done once.
 */

import type { ClientMessage, RefusalCode, ServerMessage, WireCommand } from '@sidepot/protocol';
import { waitBefore } from './backoff.js';
import { ABOUT_A_HAND, newKey, VERSION } from './protocol.js';

export type Connection =
  | { readonly kind: 'connecting' }
  | { readonly kind: 'open' }
  | { readonly kind: 'lost'; readonly attempt: number }
  /** The server does not want us back. */
  | { readonly kind: 'ended'; readonly code: RefusalCode; readonly text: string };

export type CommandAnswer =
  | { readonly ok: true; readonly seq: number }
  | { readonly ok: false; readonly code: RefusalCode; readonly text: string };

/** What of a browser it needs; tests hand in their own. */
export interface Surroundings {
  open(): WebSocket;
  /** Before each connection: the cookie must be there. */
  prepare(): Promise<unknown>;
  /** The last event seen, null for none. */
  lastSeq(): number | null;
  hand(): number | null;
  heard(message: ServerMessage): void;
  changed(connection: Connection): void;
}

type CommandMessage = Extract<ClientMessage, { type: 'command' }>;

interface Waiting {
  readonly message: CommandMessage;
  readonly answer: (answer: CommandAnswer) => void;
}

/** Silence after which we ask, and after which we give the socket up. */
const ASK_AFTER = 12_000;
const GIVE_UP_AFTER = 20_000;
const LOOK_EVERY = 2_000;

export class TableSocket {
  readonly #table: string;
  readonly #around: Surroundings;
  /** In the order they were given. */
  readonly #waiting = new Map<string, Waiting>();
  #socket: WebSocket | null = null;
  #attempt = 0;
  #isReady = false;
  #isClosed = false;
  #heardAt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setInterval> | undefined;

  constructor(table: string, around: Surroundings) {
    this.#table = table;
    this.#around = around;
  }

  connect(): void {
    clearTimeout(this.#retry);
    if (this.#isClosed || this.#socket !== null) return;
    this.#around.prepare().then(
      () => this.#open(),
      () => this.#lost(),
    );
  }

  /** A person is looking, or the network is back: no reason to wait. */
  hurry(): void {
    if (this.#socket === null && this.#attempt > 0) this.connect();
  }

  command(command: WireCommand, expectedSeq?: number): Promise<CommandAnswer> {
    const key = newKey();
    const hand = ABOUT_A_HAND.has(command.type) ? this.#around.hand() : null;
    const message: CommandMessage = {
      type: 'command',
      v: VERSION,
      table: this.#table,
      key,
      command,
      ...(hand === null ? {} : { hand }),
      ...(expectedSeq === undefined ? {} : { expectedSeq }),
    };
    return new Promise((answer) => {
      this.#waiting.set(key, { message, answer });
      if (this.#isReady) this.#send(message);
    });
  }

  resync(): void {
    if (this.#isReady) this.#send({ type: 'resync' });
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    this.#drop();
  }

  #open(): void {
    if (this.#isClosed || this.#socket !== null) return;
    const socket = this.#around.open();
    this.#socket = socket;
    this.#heardAt = Date.now();
    this.#watch = setInterval(() => this.#look(), LOOK_EVERY);
    socket.onopen = () => {
      const lastSeq = this.#around.lastSeq();
      const seen = lastSeq === null ? {} : { lastSeq };
      this.#send({ type: 'hello', v: VERSION, table: this.#table, ...seen });
    };
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)) as ServerMessage);
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.#drop();
      this.#lost();
    };
  }

  #drop(): void {
    clearInterval(this.#watch);
    const socket = this.#socket;
    this.#socket = null;
    this.#isReady = false;
    if (socket === null) return;
    socket.onopen = null;
    socket.onmessage = null;
    socket.onclose = null;
    socket.close();
  }

  #lost(after = 0): void {
    if (this.#isClosed) return;
    this.#attempt++;
    this.#around.changed({ kind: 'lost', attempt: this.#attempt });
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.connect(), Math.max(after, waitBefore(this.#attempt)));
  }

  #look(): void {
    const silence = Date.now() - this.#heardAt;
    if (silence > GIVE_UP_AFTER) {
      this.#drop();
      this.#lost();
    } else if (silence > ASK_AFTER && this.#isReady) {
      this.#send({ type: 'ping', nonce: Date.now() });
    }
  }

  #hear(message: ServerMessage): void {
    this.#heardAt = Date.now();
    switch (message.type) {
      case 'hello':
        this.#ready();
        break;
      case 'ping':
        this.#send({ type: 'pong', nonce: message.nonce });
        return;
      case 'ack':
        this.#answered(message.key, { ok: true, seq: message.seq });
        break;
      case 'refused':
        if (message.key !== null) {
          this.#answered(message.key, { ok: false, code: message.code, text: message.text });
        }
        break;
      case 'bye':
        this.#drop();
        if (message.retryAfter === null) this.#end(message.code, message.text);
        else this.#lost(message.retryAfter);
        return;
    }
    this.#around.heard(message);
  }

  #ready(): void {
    this.#attempt = 0;
    this.#isReady = true;
    this.#around.changed({ kind: 'open' });
    for (const { message } of this.#waiting.values()) this.#send(message);
  }

  #answered(key: string, answer: CommandAnswer): void {
    const waiting = this.#waiting.get(key);
    this.#waiting.delete(key);
    waiting?.answer(answer);
  }

  #end(code: RefusalCode, text: string): void {
    this.#isClosed = true;
    for (const key of [...this.#waiting.keys()]) this.#answered(key, { ok: false, code, text });
    this.#around.changed({ kind: 'ended', code, text });
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}
