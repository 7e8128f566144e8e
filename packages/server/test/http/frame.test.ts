import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { SocketSink } from '../../src/http/socket/sink.js';

let server: WebSocketServer;
let client: WebSocket;
let sink: SocketSink;
let socket: WebSocket;
const heard: string[] = [];

beforeEach(async () => {
  heard.length = 0;
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const connected = once(server, 'connection');
  client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  client.on('message', (data, isBinary) => heard.push(isBinary ? 'binary' : String(data)));
  const [opened, request] = await connected;
  socket = opened;
  sink = new SocketSink(opened, request.socket, () => {}, Date.now);
});

afterEach(async () => {
  client.terminate();
  await new Promise((resolve) => server.close(resolve));
});

/** Everything that was sent before it has arrived. */
async function close(): Promise<readonly [code: number, reason: string]> {
  const closed = once(client, 'close');
  sink.end({ type: 'bye', code: 'STOPPING', text: '', retryAfter: null });
  const [code, reason] = await closed;
  return [code, String(reason)];
}

const LENGTHS = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000];

describe('frames of RFC 6455 that the server writes itself', () => {
  test.each(LENGTHS)('a text of %i bytes arrives as it was', async (length) => {
    const text = 'x'.repeat(length);
    sink.send(text);
    await close();
    expect(heard[0]).toBe(text);
  });

  test.each(['é', '♠ A♥ K♦', '🂡', '\u0000\u007f\u0080ÿ'])('so does %j', async (sign) => {
    const texts = [sign, sign.repeat(40), sign.repeat(30_000)];
    for (const text of texts) sink.send(text);
    await close();
    expect(heard.slice(0, -1)).toEqual(texts);
  });

  test('what many are sent, pings between, and what is sent in one go keep their order', async () => {
    const texts = ['one', 'one', 'one', 'é', 'é', 'two', 'one', 'x'.repeat(20_000), 'three'];
    for (const text of texts) {
      sink.send(text);
      socket.ping();
    }
    expect(await close()).toEqual([1001, 'STOPPING']);
    expect(heard.slice(0, -1)).toEqual(texts);
    expect(heard.at(-1)).toMatch(/"bye"/);
  });

  test('nothing follows a goodbye', async () => {
    const closing = close();
    sink.send('late');
    await closing;
    expect(heard).toHaveLength(1);
  });
});
