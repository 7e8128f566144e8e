/**
 * One table's socket. It connects again by itself, says what it has seen, and sends commands that
 * got no answer once more under the same key, so that each is done once. Whoever gave a command hears
 * of it when it is known what became of it, and not before.
 */

import type { ClientMessage, ServerMessage, WireCommand } from '@sidepot/protocol';
import { waitBefore } from './backoff.js';
import {
  type ClientCode,
  type ClientRefusal,
  passes,
  RefusedError,
  refusalIn,
  retryAfter,
} from './refused.js';
import { isAboutHand, newKey, VERSION } from './wire.js';

/**
 * How the connection stands. `lost` comes back by itself, after a wait that doubles with each
 * `attempt`; `ended` does not: the server does not want us back, or we closed it.
 *
 * @example
 * ```ts
 * import type { Connection } from '@sidepot/client';
 *
 * const words = (connection: Connection): string =>
 *   connection.kind === 'ended' ? connection.text : connection.kind;
 * words({ kind: 'lost', attempt: 1 }); // → 'lost'
 * ```
 */
export type Connection =
  | { readonly kind: 'connecting' }
  | { readonly kind: 'open' }
  | { readonly kind: 'lost'; readonly attempt: number }
  | {
      readonly kind: 'ended';
      readonly code: ClientCode;
      readonly text: string;
      /** What the host said, if you were removed. */
      readonly reason?: string;
    };

/**
 * What became of a command: stored as event `seq`, or refused with a code and its numbers. A
 * refused command changed nothing.
 *
 * @example
 * ```ts
 * import type { CommandAnswer } from '@sidepot/client';
 *
 * const words = (answer: CommandAnswer): string => (answer.ok ? 'done' : answer.text);
 * words({ ok: true, seq: 214 }); // → 'done'
 * ```
 */
export type CommandAnswer =
  | { readonly ok: true; readonly seq: number }
  | {
      readonly ok: false;
      readonly error: ClientRefusal;
      /** A sentence for people. */
      readonly text: string;
    };

/**
 * What of a WebSocket is used: a browser's fits, and that of the `ws` package.
 *
 * @example
 * ```ts
 * import type { SocketLike } from '@sidepot/client';
 *
 * const socket: SocketLike = new WebSocket('ws://127.0.0.1:3000/api/socket');
 * ```
 */
export interface SocketLike {
  readonly readyState: number;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
  send(text: string): void;
  close(): void;
}

/** What it needs from around it; tests hand in their own. */
export interface Surroundings {
  open(): SocketLike;
  /** Before each connection: the identity must be there. */
  prepare(): Promise<unknown>;
  /** Throws at what is no message. */
  read(text: string): ServerMessage;
  /** The last event seen, null for none. */
  lastSeq(): number | null;
  /** The code of the link. */
  readonly invite?: string;
  heard(message: ServerMessage): void;
  changed(connection: Connection): void;
}

/** What a command was decided on. */
export interface Seen {
  readonly hand?: number | undefined;
  readonly expectedSeq?: number | undefined;
}

type CommandMessage = Extract<ClientMessage, { type: 'command' }>;

interface Waiting {
  readonly message: CommandMessage;
  readonly answer: (answer: CommandAnswer) => void;
  /** Was it ever sent? */
  wasSent: boolean;
  /** Since when its answer is due; null: it was not sent yet, or is to be asked again later. */
  askedAt: number | null;
  /** Times that it may have been done without our hearing of it. */
  doubts: number;
  again: ReturnType<typeof setTimeout> | undefined;
}

/** Of `readyState`. */
const OPEN = 1;
/** Silence after which we ask, and after which we give the socket up. */
const IDLE = { ask: 12_000, giveUp: 20_000 } as const;
/** The same while somebody waits for an answer, or the network is said to be gone. */
const WAITING = { ask: 2_500, giveUp: 7_000 } as const;
const LOOK_EVERY = 1_000;

export class TableSocket {
  readonly #table: string;
  readonly #around: Surroundings;
  /** In the order they were given. */
  readonly #waiting = new Map<string, Waiting>();
  #socket: SocketLike | null = null;
  #attempt = 0;
  #isReady = false;
  #isAway = false;
  /** Not null: for good. */
  #ended: CommandAnswer | null = null;
  #heardAt = 0;
  /** Since when the network is said to be gone, while the socket does not know; null: it is not. */
  #doubtedAt: number | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setInterval> | undefined;

  constructor(table: string, around: Surroundings) {
    this.#table = table;
    this.#around = around;
  }

  connect(): void {
    clearTimeout(this.#retry);
    if (this.#ended !== null || this.#socket !== null) return;
    // Not at once: whoever connects has the connection in hand before it asks for anything.
    Promise.resolve()
      .then(() => this.#around.prepare())
      .then(
        () => this.#open(),
        (error: unknown) => this.#unprepared(error),
      );
  }

  /** A person is looking, or the network is back: no reason to wait. */
  hurry(): void {
    if (this.#socket === null && this.#attempt > 0) this.connect();
    else if (this.#doubtedAt !== null) this.#ping();
  }

  /** The network is said to be gone: it is so until the server is heard again. */
  doubt(): void {
    if (!this.#isReady || this.#doubtedAt !== null) return;
    this.#doubtedAt = Date.now();
    this.#around.changed({ kind: 'lost', attempt: this.#attempt });
    this.#ping();
  }

  command(command: WireCommand, { hand, expectedSeq }: Seen = {}): Promise<CommandAnswer> {
    if (this.#ended !== null) return Promise.resolve(this.#ended);
    const key = newKey();
    const message: CommandMessage = {
      type: 'command',
      v: VERSION,
      table: this.#table,
      key,
      command,
      ...(hand === undefined || !isAboutHand(command.type) ? {} : { hand }),
      ...(expectedSeq === undefined ? {} : { expectedSeq }),
    };
    return new Promise((answer) => {
      const waiting: Waiting = {
        message,
        answer,
        wasSent: false,
        askedAt: null,
        doubts: 0,
        again: undefined,
      };
      this.#waiting.set(key, waiting);
      this.#ask(waiting);
    });
  }

  away(isAway: boolean): void {
    if (isAway === this.#isAway) return;
    this.#isAway = isAway;
    if (this.#isReady) this.#send({ type: 'away', away: isAway });
  }

  resync(): void {
    if (this.#isReady) this.#send({ type: 'resync' });
  }

  close(): void {
    this.#end({ code: 'CLOSED' }, 'the connection was closed');
  }

  #open(): void {
    if (this.#ended !== null || this.#socket !== null) return;
    let socket: SocketLike;
    try {
      socket = this.#around.open();
    } catch (error) {
      this.#end({ code: 'OFFLINE' }, error instanceof Error ? error.message : String(error));
      return;
    }
    this.#socket = socket;
    this.#heardAt = Date.now();
    this.#watch = setInterval(() => this.#look(), LOOK_EVERY);
    socket.onopen = () => {
      const lastSeq = this.#around.lastSeq();
      const { invite } = this.#around;
      const seen = lastSeq === null ? {} : { lastSeq };
      const code = invite === undefined ? {} : { invite };
      this.#send({ type: 'hello', v: VERSION, table: this.#table, ...seen, ...code });
    };
    socket.onmessage = ({ data }: { readonly data: unknown }) => this.#read(String(data));
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.#drop();
      this.#lost();
    };
    // `ws` throws an error that nobody listens to. A close follows each.
    socket.onerror = () => undefined;
  }

  #drop(): void {
    clearInterval(this.#watch);
    const socket = this.#socket;
    this.#socket = null;
    this.#isReady = false;
    this.#doubtedAt = null;
    if (socket === null) return;
    socket.onopen = null;
    socket.onmessage = null;
    socket.onclose = null;
    socket.close();
  }

  #unprepared(error: unknown): void {
    if (error instanceof RefusedError && !passes(error.code)) {
      this.#end(error.refusal, error.message);
      return;
    }
    this.#lost(error instanceof RefusedError ? retryAfter(error.refusal) : 0);
  }

  #lost(after = 0): void {
    if (this.#ended !== null) return;
    this.#attempt++;
    this.#around.changed({ kind: 'lost', attempt: this.#attempt });
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.connect(), Math.max(after, waitBefore(this.#attempt)));
  }

  #look(): void {
    const silence = Date.now() - this.#heardAt;
    const since = this.#askedSince();
    const unanswered = since === null ? 0 : Math.min(silence, Date.now() - since);
    if (silence > IDLE.giveUp || unanswered > WAITING.giveUp) {
      this.#drop();
      this.#lost();
    } else if (silence > IDLE.ask || unanswered > WAITING.ask) {
      this.#ping();
    }
  }

  /** Since when an answer is waited for; null: nobody waits. */
  #askedSince(): number | null {
    const times = [...this.#waiting.values()].map(({ askedAt }) => askedAt);
    const known = [...times, this.#doubtedAt].filter((time) => time !== null);
    return known.length === 0 ? null : Math.min(...known);
  }

  #ping(): void {
    if (this.#isReady) this.#send({ type: 'ping', nonce: Date.now() });
  }

  /** A server that speaks otherwise would do so again: no reason to come back. */
  #read(text: string): void {
    let message: ServerMessage;
    try {
      message = this.#around.read(text);
    } catch {
      this.#end({ code: 'BAD_MESSAGE' }, 'the server sent what is no message of this protocol');
      return;
    }
    this.#hear(message);
  }

  #hear(message: ServerMessage): void {
    this.#heardAt = Date.now();
    if (this.#doubtedAt !== null) {
      this.#doubtedAt = null;
      this.#around.changed({ kind: 'open' });
    }
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
          const { key, text } = message;
          this.#refused(key, { ok: false, error: refusalIn(message), text });
        }
        break;
      case 'bye':
        this.#drop();
        if (message.retryAfter === null)
          this.#end(refusalIn({ code: message.code, details: {} }), message.text, message.reason);
        else this.#lost(message.retryAfter);
        return;
    }
    this.#around.heard(message);
  }

  #ready(): void {
    this.#attempt = 0;
    this.#isReady = true;
    this.#around.changed({ kind: 'open' });
    if (this.#isAway) this.#send({ type: 'away', away: true });
    for (const waiting of this.#waiting.values()) {
      if (waiting.wasSent) waiting.doubts++;
      this.#ask(waiting);
    }
  }

  #ask(waiting: Waiting): void {
    clearTimeout(waiting.again);
    if (!this.#isReady) return;
    waiting.wasSent = true;
    waiting.askedAt = Date.now();
    this.#send(waiting.message);
  }

  /**
   * That the server cannot do it now says nothing of what it did when we asked before: then it is
   * asked again under the same key until it tells.
   */
  #refused(key: string, answer: Extract<CommandAnswer, { ok: false }>): void {
    const waiting = this.#waiting.get(key);
    if (waiting === undefined) return;
    const { error } = answer;
    if (error.code === 'UNKNOWN_OUTCOME') waiting.doubts++;
    if (waiting.doubts === 0 || !passes(error.code)) {
      this.#answered(key, answer);
      return;
    }
    const wait = Math.max(retryAfter(error), waitBefore(waiting.doubts));
    waiting.askedAt = null;
    waiting.again = setTimeout(() => this.#ask(waiting), wait);
    waiting.doubts++;
  }

  #answered(key: string, answer: CommandAnswer): void {
    const waiting = this.#waiting.get(key);
    this.#waiting.delete(key);
    clearTimeout(waiting?.again);
    waiting?.answer(answer);
  }

  #end(error: ClientRefusal, text: string, reason?: string): void {
    if (this.#ended !== null) return;
    this.#ended = { ok: false, error, text };
    clearTimeout(this.#retry);
    this.#drop();
    for (const key of [...this.#waiting.keys()]) this.#answered(key, this.#ended);
    const said = reason === undefined ? {} : { reason };
    this.#around.changed({ kind: 'ended', code: error.code, text, ...said });
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === OPEN) this.#socket.send(JSON.stringify(message));
  }
}
