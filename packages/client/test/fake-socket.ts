/** A WebSocket whose other end is the test. */

import type { ServerMessage } from '@sidepot/protocol';
import { vi } from 'vitest';
import { VIEW_EXAMPLE } from '../../protocol/src/docs/examples/messages.js';
import { type ConnectOptions, connectTable, type TableConnection } from '../src/index.js';
import type { SocketLike } from '../src/socket.js';

export const TABLE = 'kf7Qm2xW9bTc';
export const HELLO = { type: 'hello', v: 1, table: TABLE, player: 'ann_8fK2mQ', at: 0 } as const;
export const SNAPSHOT = { type: 'snapshot', seq: 213, at: 0, view: VIEW_EXAMPLE } as const;

export class FakeSocket implements SocketLike {
  readyState = 0;
  readonly sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { readonly data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  isClosed = false;
  /** Nothing comes through any more, and nobody tells. */
  isDead = false;

  send(text: string): void {
    const message = JSON.parse(text);
    this.sent.push(message);
    if (message.type === 'ping' && !this.isDead) this.says({ type: 'pong', nonce: message.nonce });
  }

  close(): void {
    this.isClosed = true;
    this.readyState = 3;
  }

  /** The connection is there, and the server says hello. */
  greets(): void {
    this.readyState = 1;
    this.onopen?.();
    this.says(HELLO);
  }

  says(message: ServerMessage): void {
    this.utters(JSON.stringify(message));
  }

  utters(data: string): void {
    this.onmessage?.({ data });
  }

  breaks(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  types(): unknown[] {
    return this.sent.map(({ type }) => type);
  }

  commands(): Record<string, unknown>[] {
    return this.sent.filter(({ type }) => type === 'command');
  }
}

export interface Line {
  readonly table: TableConnection;
  /** Every socket that was opened. */
  readonly sockets: readonly FakeSocket[];
  readonly wire: () => FakeSocket;
  /** Waits for the next socket, and greets it. */
  readonly again: () => Promise<FakeSocket>;
}

/** Timers are the test's. */
export async function connected(options: Partial<ConnectOptions> = {}): Promise<Line> {
  const line = unconnected(options);
  await vi.advanceTimersByTimeAsync(0);
  line.wire().greets();
  return line;
}

export function unconnected(options: Partial<ConnectOptions> = {}): Line {
  const sockets: FakeSocket[] = [];
  const table = connectTable({
    url: 'http://127.0.0.1:3000',
    table: TABLE,
    prepare: async () => undefined,
    open: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    ...options,
  });
  const wire = (): FakeSocket => sockets.at(-1) as FakeSocket;
  return {
    table,
    sockets,
    wire,
    async again() {
      await vi.advanceTimersByTimeAsync(15_000);
      wire().greets();
      return wire();
    },
  };
}
