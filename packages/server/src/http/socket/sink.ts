/**
 * Where a viewer's messages leave. What a slow reader has not taken waits in memory, so it is bounded:
 * past `SLOW_BYTES` the tables send nothing more until it is gone, and a reader that stays behind is
 * cut off.
 */

import type { Duplex } from 'node:stream';
import type { WebSocket } from '@fastify/websocket';
import type { RefusalCode } from '@sidepot/protocol';
import type { Sink } from '../../service/types.js';
import { encoded } from './encoded.js';

type Bye = Parameters<Sink['end']>[0];

/** More is not held back for company. */
const MOST_HELD_BYTES = 16 * 1024;
const SLOW_BYTES = 256 * 1024;
const MOST_BYTES = 4 * 1024 * 1024;

const AS_TEXT = { binary: false };

/** As RFC 6455 numbers them; everything else is 1008, a matter of policy. */
const CLOSE_CODES: Partial<Record<RefusalCode, number>> = {
  STOPPING: 1001,
  TOO_BIG: 1009,
  INTERNAL: 1011,
  UNAVAILABLE: 1011,
  UNKNOWN_OUTCOME: 1011,
};

export class SocketSink implements Sink {
  readonly #socket: WebSocket;
  readonly #stream: Duplex;
  readonly #now: () => number;
  #isHeld = false;
  #slowSince: number | null = null;
  #hasEnded = false;

  /** `stream` carries the socket, and alone tells when all has gone out. */
  constructor(socket: WebSocket, stream: Duplex, drained: () => void, now: () => number) {
    this.#socket = socket;
    this.#stream = stream;
    this.#now = now;
    stream.on('drain', () => {
      if (this.#slowSince === null || this.isSlow) return;
      this.#slowSince = null;
      drained();
    });
  }

  get isSlow(): boolean {
    return this.#socket.bufferedAmount > SLOW_BYTES;
  }

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /** How long the reader has been behind. */
  get slowMs(): number {
    return this.#slowSince === null ? 0 : this.#now() - this.#slowSince;
  }

  send(text: string): void {
    if (this.#hasEnded || this.#socket.readyState !== this.#socket.OPEN) return;
    this.#hold();
    this.#socket.send(encoded(text), AS_TEXT);
    if (this.#stream.writableLength > MOST_HELD_BYTES) this.#release();
    if (!this.isSlow) return;
    this.#slowSince ??= this.#now();
    if (this.#socket.bufferedAmount > MOST_BYTES) this.cut();
  }

  end(message: Bye): void {
    this.send(JSON.stringify(message));
    this.#hasEnded = true;
    this.#socket.close(CLOSE_CODES[message.code] ?? 1008, message.code);
  }

  /** What is sent in one go, as news and the answer that follows, leaves in one write. */
  #hold(): void {
    if (this.#isHeld) return;
    this.#isHeld = true;
    this.#stream.cork();
    process.nextTick(() => this.#release());
  }

  #release(): void {
    if (!this.#isHeld) return;
    this.#isHeld = false;
    this.#stream.uncork();
  }

  /** Without a word: what waits is thrown away. */
  cut(): void {
    this.#hasEnded = true;
    this.#socket.terminate();
  }
}
