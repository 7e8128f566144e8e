import type { ServerMessage, TableView } from '@sidepot/protocol';
import { serverMessageSchema } from '@sidepot/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SERVER_EXAMPLES, VIEW_EXAMPLE } from '../../protocol/src/docs/examples/messages.js';
import { waitBefore } from '../src/backoff.js';
import { connectTable, RefusedError } from '../src/index.js';
import { connected, SNAPSHOT, TABLE, unconnected } from './fake-socket.js';

type Events = Extract<ServerMessage, { type: 'events' }>;

/** From 213 to 214. */
const NEWS = SERVER_EXAMPLES.events as Events;
const CHECK = { type: 'act', action: { type: 'check' } } as const;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('issue 14, 10: it is not known whether a command was done', () => {
  const no = (key: string, code: 'UNKNOWN_OUTCOME' | 'UNAVAILABLE' | 'STALE') =>
    ({ type: 'refused', key, code, text: 'no', details: {} }) as const;

  test('then it is asked again under the same key, and told when that is known', async () => {
    const { table, wire } = await connected();
    wire().says(SNAPSHOT);
    const answers: unknown[] = [];
    void table.send(CHECK).then((answer) => answers.push(answer));
    const [first] = wire().commands();
    const key = String(first?.['key']);
    wire().says(no(key, 'UNKNOWN_OUTCOME'));
    await vi.advanceTimersByTimeAsync(15_000);
    expect(wire().commands()).toEqual([first, first]);
    // What the store cannot say now says nothing of before.
    wire().says(no(key, 'UNAVAILABLE'));
    await vi.advanceTimersByTimeAsync(15_000);
    expect(wire().commands()).toEqual([first, first, first]);
    expect(answers).toEqual([]);
    wire().says({ type: 'ack', key, seq: 214, repeated: true });
    await vi.advanceTimersByTimeAsync(15_000);
    expect(answers).toEqual([{ ok: true, seq: 214 }]);
    expect(wire().commands().length).toBe(3);
  });

  test('nor after a lost connection, until the server can tell', async () => {
    const { table, wire, again } = await connected();
    wire().says(SNAPSHOT);
    const answers: unknown[] = [];
    void table.send(CHECK).then((answer) => answers.push(answer));
    const key = String(wire().commands()[0]?.['key']);
    wire().breaks();
    const second = await again();
    second.says(no(key, 'UNAVAILABLE'));
    await vi.advanceTimersByTimeAsync(15_000);
    expect(second.commands().length).toBe(2);
    expect(answers).toEqual([]);
    second.says(no(key, 'STALE'));
    await vi.advanceTimersByTimeAsync(0);
    expect(answers).toMatchObject([{ ok: false, error: { code: 'STALE' } }]);
  });

  test('asked once and UNAVAILABLE is a no', async () => {
    const { table, wire } = await connected();
    const answer = table.send({ type: 'sitOut' });
    wire().says(no(String(wire().commands()[0]?.['key']), 'UNAVAILABLE'));
    expect(await answer).toMatchObject({ ok: false, error: { code: 'UNAVAILABLE' } });
  });
});

describe('a table that went back', () => {
  test('issue 14, 4: a snapshot with a smaller number is how it stands', async () => {
    const { table, wire } = await connected();
    wire().says(SNAPSHOT);
    wire().says(NEWS);
    wire().says({ type: 'resync', reason: 'reloaded' });
    wire().says({ ...SNAPSHOT, seq: 200 });
    expect(table.state.seq).toBe(200);
    wire().says({ ...NEWS, seq: 201, after: 200 });
    expect(table.state).toMatchObject({ seq: 201, isBehind: false });
  });
});

describe('a lost connection', () => {
  test('goes on after the last event that was seen', async () => {
    const { table, wire, again } = await connected();
    expect(wire().sent).toEqual([{ type: 'hello', v: 1, table: TABLE }]);
    wire().says(SNAPSHOT);
    wire().says(NEWS);
    wire().breaks();
    expect(table.connection).toEqual({ kind: 'lost', attempt: 1 });
    expect((await again()).sent).toEqual([{ type: 'hello', v: 1, table: TABLE, lastSeq: 214 }]);
    expect(table.connection).toEqual({ kind: 'open' });
  });

  test('what got no answer is sent again under the same key, and answered once', async () => {
    const { table, wire, again } = await connected();
    wire().says(SNAPSHOT);
    const answers: unknown[] = [];
    void table.send(CHECK).then((answer) => answers.push(answer));
    const first = wire().commands();
    expect(first).toMatchObject([{ hand: 12, expectedSeq: 213, command: CHECK }]);
    wire().breaks();
    const second = await again();
    expect(second.commands()).toEqual(first);
    const key = String(first[0]?.['key']);
    second.says({ type: 'ack', key, seq: 214, repeated: true });
    second.says({ type: 'ack', key, seq: 214, repeated: true });
    second.breaks();
    expect((await again()).types()).toEqual(['hello']);
    expect(answers).toEqual([{ ok: true, seq: 214 }]);
  });

  test('what is given meanwhile waits for the next hello, in its order', async () => {
    const { table, wire, again } = await connected();
    wire().breaks();
    void table.send({ type: 'sitIn' });
    void table.send({ type: 'sitOut' });
    expect(wire().types()).toEqual(['hello']);
    const commands = (await again()).commands().map(({ command }) => command);
    expect(commands).toEqual([{ type: 'sitIn' }, { type: 'sitOut' }]);
  });

  test('waits longer each time until it is back, unless somebody is in a hurry', async () => {
    const { table, wire, sockets, again } = await connected();
    for (const attempt of [1, 2, 3]) {
      wire().breaks();
      expect(table.connection).toEqual({ kind: 'lost', attempt });
      const most = waitBefore(attempt, () => 1);
      await vi.advanceTimersByTimeAsync(waitBefore(attempt, () => 0) - 1);
      expect(sockets).toHaveLength(attempt);
      await vi.advanceTimersByTimeAsync(most);
      expect(sockets).toHaveLength(attempt + 1);
    }
    wire().breaks();
    table.hurry();
    await vi.advanceTimersByTimeAsync(0);
    expect(sockets).toHaveLength(5);
    wire().breaks();
    await again();
    wire().breaks();
    expect(table.connection).toEqual({ kind: 'lost', attempt: 1 });
  });

  test('the wait doubles to a limit and is spread', () => {
    const most = [1, 2, 3, 9].map((attempt) => waitBefore(attempt, () => 1));
    expect(most).toEqual([400, 800, 1600, 10_000]);
    expect(waitBefore(1, () => 0)).toBe(300);
  });

  test('is noticed by its silence; until then pings are answered and asked', async () => {
    const { table, wire } = await connected();
    const first = wire();
    first.says({ type: 'ping', nonce: 4 });
    expect(first.sent.at(-1)).toEqual({ type: 'pong', nonce: 4 });
    first.isDead = true;
    await vi.advanceTimersByTimeAsync(15_000);
    expect(first.types()).toContain('ping');
    await vi.advanceTimersByTimeAsync(8_000);
    expect(first.isClosed).toBe(true);
    expect(table.connection.kind).not.toBe('open');
  });

  test('is noticed within seconds by who waits for an answer', async () => {
    const { table, wire } = await connected();
    const first = wire();
    await vi.advanceTimersByTimeAsync(11_000);
    first.isDead = true;
    void table.send(CHECK);
    await vi.advanceTimersByTimeAsync(4_000);
    // The silence before the question says nothing.
    expect([first.types().at(-1), table.connection.kind]).toEqual(['ping', 'open']);
    await vi.advanceTimersByTimeAsync(5_000);
    expect([first.isClosed, table.connection.kind]).toEqual([true, 'lost']);
  });

  test('a slow answer is none, while the server says that it is there', async () => {
    const { table, wire } = await connected();
    void table.send(CHECK);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([wire().commands().length, table.connection.kind]).toEqual([1, 'open']);
  });

  test('a network that is said to be gone is one at once, until the server answers', async () => {
    const { table, wire } = await connected();
    const kinds: string[] = [];
    table.onChange(() => kinds.push(table.connection.kind));
    table.doubt();
    // Who plays on this machine has no need of a network.
    expect(kinds).toEqual(['lost', 'open']);
    wire().isDead = true;
    table.doubt();
    table.doubt();
    expect(kinds).toEqual(['lost', 'open', 'lost']);
    await vi.advanceTimersByTimeAsync(9_000);
    expect(table.connection).toEqual({ kind: 'lost', attempt: 1 });
  });

  test('a bye for a while is one', async () => {
    const { table, wire, again } = await connected();
    wire().says({ type: 'bye', code: 'STOPPING', text: 'soon', retryAfter: 1000 });
    expect(table.connection).toEqual({ kind: 'lost', attempt: 1 });
    await again();
    expect(table.connection).toEqual({ kind: 'open' });
  });
});

describe('commands', () => {
  test('a refusal comes with its code and its numbers', async () => {
    const { table, wire } = await connected();
    const answer = table.send({ type: 'topUp', amount: 5 });
    const key = String(wire().commands()[0]?.['key']);
    const refusal = { code: 'ABOVE_MAXIMUM', text: 'too much', details: { max: 100 } } as const;
    wire().says({ type: 'refused', key, ...refusal });
    const error = { code: 'ABOVE_MAXIMUM', max: 100 };
    expect(await answer).toEqual({ ok: false, error, text: 'too much' });
  });

  test('only one about a hand names it, and only an action its price', async () => {
    const { table, wire } = await connected();
    wire().says(SNAPSHOT);
    void table.send({ type: 'chat', text: 'Hello' });
    void table.send({ type: 'muck' });
    const [chat, muck] = wire().commands();
    expect(chat).not.toHaveProperty('hand');
    expect(muck).toMatchObject({ hand: 12 });
    expect(muck).not.toHaveProperty('expectedSeq');
  });

  test('an action is for the view it was decided on, also when that was overtaken', async () => {
    const { table, wire } = await connected();
    wire().says(SNAPSHOT);
    const { view } = table;
    wire().says(NEWS);
    void table.send(CHECK, view ?? undefined);
    void table.send(CHECK);
    expect(wire().commands()).toMatchObject([{ expectedSeq: 213 }, { expectedSeq: 214 }]);
  });
});

describe('the view', () => {
  test('is patched by news, and listeners are told of it with its events', async () => {
    const { table, wire } = await connected();
    const told: unknown[] = [];
    const stop = table.onView((view, events) => told.push([view.clock, events]));
    expect(table.view).toBeNull();
    wire().says(SNAPSHOT);
    wire().says(NEWS);
    expect(told).toEqual([
      [VIEW_EXAMPLE.clock, []],
      [NEWS.patch.clock, NEWS.events],
    ]);
    expect(table.state.seq).toBe(214);
    stop();
    wire().says(SNAPSHOT);
    expect(told).toHaveLength(2);
  });

  test('a gap is asked for once, and nothing is applied until the snapshot', async () => {
    const { table, wire } = await connected();
    wire().says(SNAPSHOT);
    wire().says({ ...NEWS, after: 214, seq: 215 });
    wire().says({ ...NEWS, after: 215, seq: 216 });
    expect(wire().types()).toEqual(['hello', 'resync']);
    expect(table.view).toEqual(VIEW_EXAMPLE);
    wire().says({ ...SNAPSHOT, seq: 216 });
    expect(table.state).toMatchObject({ seq: 216, isBehind: false });
  });

  test('who is busy gets the newest, and each once', async () => {
    const { table, wire } = await connected();
    const seen: TableView[] = [];
    const reading = (async () => {
      for await (const view of table.views()) {
        seen.push(view);
        if (seen.length === 1) wire().says(NEWS);
        if (seen.length === 1) wire().says({ ...NEWS, after: 214, seq: 215 });
        else table.close();
      }
    })();
    wire().says(SNAPSHOT);
    await reading;
    expect(seen).toHaveLength(2);
    expect(seen[1]).toBe(table.view);
    expect(table.state.seq).toBe(215);
  });
});

describe('the end', () => {
  test('a bye for good ends it, every command and every reader', async () => {
    const { table, wire, sockets } = await connected();
    const answer = table.send({ type: 'sitIn' });
    const reading = expect(table.views().next()).rejects.toThrow(
      new RefusedError({ code: 'KICKED' }, 'out'),
    );
    wire().says({ type: 'bye', code: 'KICKED', text: 'out', retryAfter: null });
    expect(await answer).toMatchObject({ ok: false, error: { code: 'KICKED' } });
    expect(table.connection).toEqual({ kind: 'ended', code: 'KICKED', text: 'out' });
    await reading;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sockets).toHaveLength(1);
  });

  test('closed is closed: what waits and what follows is answered, and nothing is sent', async () => {
    const { table, wire, sockets } = await connected();
    const waiting = table.send({ type: 'sitIn' });
    table.close();
    expect(await waiting).toMatchObject({ ok: false, error: { code: 'CLOSED' } });
    expect(await table.send({ type: 'sitOut' })).toMatchObject({
      ok: false,
      error: { code: 'CLOSED' },
    });
    expect(await table.views().next()).toEqual({ done: true, value: undefined });
    expect(wire().isClosed).toBe(true);
    expect(wire().commands()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sockets).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('closed while it connects', async () => {
    const { table, sockets } = unconnected();
    table.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sockets).toHaveLength(0);
  });

  test.each([
    ['no JSON', '{"type":'],
    ['no message', '{"type":"ack","key":7}'],
  ])('a server that says %s', async (_, text) => {
    const check = (message: unknown) => serverMessageSchema.parse(message);
    const { table, wire, sockets } = await connected({ check });
    wire().says(SNAPSHOT);
    expect(table.connection.kind).toBe('open');
    wire().utters(text);
    expect(table.connection).toMatchObject({ kind: 'ended', code: 'BAD_MESSAGE' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sockets).toHaveLength(1);
  });

  test('an identity that is refused for good', async () => {
    const prepare = () => Promise.reject(new RefusedError({ code: 'NO_IDENTITY' }, 'unknown'));
    const { table } = unconnected({ prepare });
    await vi.advanceTimersByTimeAsync(0);
    expect(table.connection).toMatchObject({ kind: 'ended', code: 'NO_IDENTITY' });
  });

  test('a socket that cannot be made', async () => {
    const open = () => {
      throw new SyntaxError('no such protocol');
    };
    const { table } = unconnected({ open });
    await vi.advanceTimersByTimeAsync(0);
    expect(table.connection).toMatchObject({ kind: 'ended', text: 'no such protocol' });
  });
});

describe('before the first hello', () => {
  test('an identity that is refused for now is asked for when it was said', async () => {
    const prepare = vi.fn();
    prepare.mockRejectedValueOnce(
      new RefusedError({ code: 'RATE_LIMITED', retryAfter: 5000 }, 'wait'),
    );
    const { table, sockets } = unconnected({ prepare });
    await vi.advanceTimersByTimeAsync(4_999);
    expect(table.connection).toEqual({ kind: 'lost', attempt: 1 });
    expect(prepare).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(prepare).toHaveBeenCalledTimes(2);
    expect(sockets).toHaveLength(1);
  });

  test('a program must say where the server is', () => {
    expect(() => connectTable({ table: TABLE })).toThrow(TypeError);
  });

  test('a page says only the table: its own address, and no headers', async () => {
    const made: unknown[][] = [];
    class PageSocket {
      constructor(...args: unknown[]) {
        made.push(args);
      }
      close(): void {}
    }
    vi.stubGlobal('location', { href: 'https://poker.example/t/kf7Qm2xW9bTc' });
    vi.stubGlobal('WebSocket', PageSocket);
    const table = connectTable({ table: TABLE, prepare: async () => undefined });
    await vi.advanceTimersByTimeAsync(0);
    vi.unstubAllGlobals();
    table.close();
    expect(made).toEqual([['wss://poker.example/api/socket']]);
  });
});
