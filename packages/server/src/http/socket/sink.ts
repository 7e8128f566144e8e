/**
 * Where a viewer's messages leave. They are put into frames here and not by the WebSocket, which writes
 * each in two pieces, and that costs (bench/RESULTS.md); everything else of the protocol is its business.
 * What a slow reader has not taken waits in memory, so it is bounded: past `SLOW_BYTES` the tables send
 * nothing more until it is gone, and a reader that stays behind is cut off.
 */

import type { Duplex } from 'node:stream';
import type { WebSocket } from '@fastify/websocket';
import type { RefusalCode } from '@sidepot/protocol';
import type { Sink } from '../../runtime/contract/types.js';
import { sharedFrameOf } from './frame.js';

type Bye = Parameters<Sink['end']>[0];

/** More is not held back for company. */
const MOST_HELD_BYTES = 16 * 1024;
const SLOW_BYTES = 256 * 1024;
const MOST_BYTES = 4 * 1024 * 1024;

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
  /** Frames that leave together. */
  #held = '';
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
    return this.#waiting > SLOW_BYTES;
  }

  get #waiting(): number {
    return this.#socket.bufferedAmount + this.#held.length;
  }

  get #isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /** How long the reader has been behind. */
  get slowMs(): number {
    return this.#slowSince === null ? 0 : this.#now() - this.#slowSince;
  }

  send(text: string): void {
    if (this.#hasEnded || !this.#isOpen) return;
    const frame = sharedFrameOf(text);
    if (typeof frame === 'string') this.#hold(frame);
    else {
      this.#release();
      this.#stream.write(frame);
    }
    if (!this.isSlow) return;
    this.#slowSince ??= this.#now();
    if (this.#waiting > MOST_BYTES) this.cut();
  }

  end(message: Bye): void {
    this.send(JSON.stringify(message));
    this.#release();
    this.#hasEnded = true;
    this.#socket.close(CLOSE_CODES[message.code] ?? 1008, message.code);
  }

  /** What is sent in one go, as news and the answer that follows, leaves in one write. */
  #hold(frame: string): void {
    if (this.#held === '') process.nextTick(() => this.#release());
    this.#held += frame;
    if (this.#held.length > MOST_HELD_BYTES) this.#release();
  }

  #release(): void {
    const frames = this.#held;
    if (frames === '') return;
    this.#held = '';
    if (this.#isOpen) this.#stream.write(frames, 'latin1');
  }

  /** Without a word: what waits is thrown away. */
  cut(): void {
    this.#hasEnded = true;
    this.#socket.terminate();
  }
}
