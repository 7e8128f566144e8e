import type { ServerMessage } from '@sidepot/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { waitBefore } from '../src/net/backoff.js';
import { type Connection, TableSocket } from '../src/net/socket.js';

const TABLE = 'kf7Qm2xW9bTc';

/** What of a WebSocket is used. */
class FakeSocket {
  static readonly all: FakeSocket[] = [];
  readyState = 1;
  readonly sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  isClosed = false;

  constructor() {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.isClosed = true;
  }

  says(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  types(): unknown[] {
    return this.sent.map(({ type }) => type);
  }
}

const HELLO = { type: 'hello', v: 1, table: TABLE, player: 'ann_8fK2mQ', at: 0 } as const;

let seen: number | null = null;
let connections: Connection[] = [];
let heard: string[] = [];

async function connected(): Promise<{ socket: TableSocket; wire: FakeSocket }> {
  const socket = new TableSocket(TABLE, {
    open: () => new FakeSocket() as unknown as WebSocket,
    prepare: async () => undefined,
    lastSeq: () => seen,
    hand: () => 12,
    heard: ({ type }) => heard.push(type),
    changed: (connection) => connections.push(connection),
  });
  socket.connect();
  await vi.advanceTimersByTimeAsync(0);
  const wire = last();
  wire.onopen?.();
  wire.says(HELLO);
  return { socket, wire };
}

const last = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket;

async function again(): Promise<FakeSocket> {
  await vi.advanceTimersByTimeAsync(15_000);
  const wire = last();
  wire.onopen?.();
  wire.says(HELLO);
  return wire;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', { OPEN: 1 });
  FakeSocket.all.length = 0;
  seen = null;
  connections = [];
  heard = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the socket of a table', () => {
  test('says hello, and with what it has seen after a loss', async () => {
    const { wire } = await connected();
    expect(wire.sent[0]).toEqual({ type: 'hello', v: 1, table: TABLE });
    seen = 213;
    wire.onclose?.();
    expect(connections.at(-1)).toEqual({ kind: 'lost', attempt: 1 });
    const second = await again();
    expect(second.sent[0]).toEqual({ type: 'hello', v: 1, table: TABLE, lastSeq: 213 });
    expect(connections.at(-1)).toEqual({ kind: 'open' });
  });

  test('a command is answered by its ack or its refusal', async () => {
    const { socket, wire } = await connected();
    const act = socket.command({ type: 'act', action: { type: 'check' } }, 213);
    const sent = wire.sent[1] as { key: string };
    expect(sent).toMatchObject({ hand: 12, expectedSeq: 213, command: { type: 'act' } });
    wire.says({ type: 'ack', key: sent.key, seq: 214, repeated: false });
    expect(await act).toEqual({ ok: true, seq: 214 });

    const chat = socket.command({ type: 'chat', text: 'Hello' });
    const said = wire.sent[2] as { key: string };
    expect(said).not.toHaveProperty('hand');
    const refusal = { code: 'RATE_LIMITED', text: 'too fast', details: {} } as const;
    wire.says({ type: 'refused', key: said.key, ...refusal });
    expect(await chat).toEqual({ ok: false, code: 'RATE_LIMITED', text: 'too fast' });
  });

  test('what got no answer is sent again, once, under the same key', async () => {
    const { socket, wire } = await connected();
    const answer = socket.command({ type: 'sitOut' });
    const first = wire.sent[1];
    wire.onclose?.();
    const second = await again();
    expect(second.sent.filter(({ type }) => type === 'command')).toEqual([first]);
    const { key } = first as { key: string };
    second.says({ type: 'ack', key, seq: 9, repeated: true });
    expect(await answer).toEqual({ ok: true, seq: 9 });
    second.onclose?.();
    expect((await again()).types()).toEqual(['hello']);
  });

  test('what is given while the line is down waits for the next hello', async () => {
    const { socket, wire } = await connected();
    wire.onclose?.();
    void socket.command({ type: 'sitIn' });
    expect(wire.types()).toEqual(['hello']);
    expect((await again()).types()).toEqual(['hello', 'command']);
  });

  test('answers pings, asks after silence, and gives a dead line up', async () => {
    const { wire } = await connected();
    wire.says({ type: 'ping', nonce: 4 });
    expect(wire.sent.at(-1)).toEqual({ type: 'pong', nonce: 4 });
    await vi.advanceTimersByTimeAsync(15_000);
    expect(wire.types()).toContain('ping');
    await vi.advanceTimersByTimeAsync(8_000);
    expect(wire.isClosed).toBe(true);
    expect(connections.at(-1)?.kind).not.toBe('open');
  });

  test('a bye for good ends it, and every command with it', async () => {
    const { socket, wire } = await connected();
    const answer = socket.command({ type: 'sitIn' });
    wire.says({ type: 'bye', code: 'KICKED', text: 'out', retryAfter: null });
    expect(await answer).toMatchObject({ ok: false, code: 'KICKED' });
    expect(connections.at(-1)).toEqual({ kind: 'ended', code: 'KICKED', text: 'out' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  test('a bye for a while is a loss', async () => {
    const { wire } = await connected();
    wire.says({ type: 'bye', code: 'STOPPING', text: 'soon', retryAfter: 1000 });
    expect(connections.at(-1)).toEqual({ kind: 'lost', attempt: 1 });
    await again();
    expect(connections.at(-1)).toEqual({ kind: 'open' });
  });

  test('closed is closed', async () => {
    const { socket, wire } = await connected();
    socket.close();
    expect(wire.isClosed).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});

test('the wait doubles to a limit and is spread', () => {
  expect([1, 2, 3, 9].map((attempt) => waitBefore(attempt, () => 1))).toEqual([
    400, 800, 1600, 10_000,
  ]);
  expect(waitBefore(1, () => 0)).toBe(300);
});
