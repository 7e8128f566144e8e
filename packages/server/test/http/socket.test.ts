import { MAX_FRAME_BYTES, serverMessageSchema } from '@sidepot/protocol';
import { describe, expect, test } from 'vitest';
import { NO_LIMITS } from '../../src/http/limits/limits.js';
import { TABLE } from './fake-service.js';
import { expectRefusal, startWorld } from './world.js';

describe('coming in', () => {
  test('with a cookie; the tables say hello', async () => {
    const { newPerson, service } = await startWorld();
    const ann = await newPerson('Ann');
    const client = ann.socket();
    await client.opened;
    client.send({ type: 'hello', v: 1, table: TABLE, lastSeq: 7 });
    const hello = await client.heard('hello');
    expect(service.subscribers).toMatchObject([
      { by: { id: hello['player'], name: 'Ann' }, lastSeq: 7 },
    ]);
    client.socket.close();
    await client.closed;
    await expect.poll(() => service.subscribers[0]?.isClosed).toBe(true);
  });

  test('with a bearer token', async () => {
    const { person } = await startWorld();
    const { json } = await person().post('/api/identity', { bearer: true });
    const { token } = json as { token: string };
    const client = await person({ authorization: `Bearer ${token}` }).join();
    expect(client.messages).toHaveLength(1);
  });

  test.each([
    ['no cookie', {}],
    ['a forged cookie', { cookie: `sidepot=${'x'.repeat(43)}` }],
    ['a forged token', { authorization: `Bearer ${'x'.repeat(43)}` }],
  ])('not with %s', async (_, headers) => {
    const { person } = await startWorld();
    expectRefusal(await person().socket(headers).refused, 'NO_IDENTITY', 401);
  });

  test('not at another address', async () => {
    const { newPerson, url } = await startWorld();
    const ann = await newPerson();
    const { WebSocket } = await import('ws');
    const socket = new WebSocket(`${url.replace('http', 'ws')}/healthz`, { headers: ann.headers });
    const status = await new Promise((resolve) => {
      socket.on('error', () => {});
      socket.on('unexpected-response', (_, response) => resolve(response.statusCode));
    });
    socket.terminate();
    expect(status).toBe(404);
  });

  test('an unknown table is no place to wait', async () => {
    const { newPerson } = await startWorld();
    const client = (await newPerson()).socket();
    await client.opened;
    client.send({ type: 'hello', v: 1, table: 'table-0002' });
    expect(await client.heard('bye')).toMatchObject({ code: 'UNKNOWN_TABLE', retryAfter: null });
    expect(await client.closed).toBe(1008);
  });

  test('whoever says no hello is shown out', async () => {
    const { newPerson } = await startWorld({ limits: { ...NO_LIMITS, helloMs: 20 } });
    const client = (await newPerson()).socket();
    const bye = await client.heard('bye');
    expect(serverMessageSchema.parse(bye)).toMatchObject({ code: 'BAD_MESSAGE', retryAfter: null });
    expect(await client.closed).toBe(1008);
  });

  test('hello comes first, and once', async () => {
    const { newPerson, service } = await startWorld();
    const client = (await newPerson()).socket();
    await client.opened;
    client.command('key-00001');
    const early = { details: { problem: 'hello comes first' } };
    expect(await client.heard('refused')).toMatchObject(early);
    client.send({ type: 'hello', v: 1, table: TABLE });
    client.send({ type: 'hello', v: 1, table: TABLE });
    const late = { details: { problem: 'hello was said' } };
    expect(await client.heard('refused', 2)).toMatchObject(late);
    expect(service.subscribers).toHaveLength(1);
    expect(service.asked).toEqual([]);
  });
});

describe('commands', () => {
  test('are acknowledged with their key, in the order they came', async () => {
    const { newPerson, service } = await startWorld();
    const client = await (await newPerson()).join();
    let open = () => {};
    service.gate = new Promise((resolve) => {
      open = resolve;
    });
    for (const key of ['key-00001', 'key-00002', 'key-00003']) client.command(key);
    client.send({ type: 'ping', nonce: 5 });
    // The pong overtakes: all three are here, and the first still waits.
    expect(await client.heard('pong')).toEqual({ type: 'pong', nonce: 5 });
    expect(service.asked).toHaveLength(1);
    open();
    await client.heard('ack', 3);
    expect(client.messages.filter(({ type }) => type === 'ack')).toEqual([
      { type: 'ack', key: 'key-00001', seq: 1, repeated: false },
      { type: 'ack', key: 'key-00002', seq: 2, repeated: false },
      { type: 'ack', key: 'key-00003', seq: 3, repeated: false },
    ]);
  });

  test('sent just before leaving are still done', async () => {
    const { newPerson, service } = await startWorld();
    const client = await (await newPerson()).join();
    for (const key of ['key-00001', 'key-00002', 'key-00003']) client.command(key);
    client.socket.close();
    await client.closed;
    await expect.poll(() => service.asked.length).toBe(3);
  });

  test('are refused as over HTTP', async () => {
    const { newPerson, service } = await startWorld();
    const client = await (await newPerson()).join();
    service.refusal = { error: { code: 'NOT_UNIT_MULTIPLE', to: 15, unit: 10 } };
    client.command('key-00001');
    expect(await client.heard('refused')).toEqual({
      ...{ type: 'refused', key: 'key-00001', code: 'NOT_UNIT_MULTIPLE' },
      ...{ text: '15 is not a multiple of 10', details: { to: 15, unit: 10 } },
    });
  });

  test('a failure of ours tells nothing', async () => {
    const { newPerson, service } = await startWorld();
    const client = await (await newPerson()).join();
    service.failure = new Error('the deck is AsKsQsJsTs');
    client.command('key-00001');
    const bye = await client.heard('bye');
    expect(bye).toMatchObject({ code: 'INTERNAL', retryAfter: 1000 });
    expect(JSON.stringify(client.messages)).not.toContain('deck');
    expect(await client.closed).toBe(1011);
  });

  test('a reader that lost track asks for a snapshot', async () => {
    const { newPerson, service } = await startWorld();
    const client = await (await newPerson()).join();
    client.send({ type: 'resync' });
    await client.heard('resync');
    expect(service.subscribers[0]?.resyncs).toBe(1);
  });
});

describe('rubbish', () => {
  test.each([
    ['not JSON', '{"type":', null],
    ['no object', '[]', null],
    ['an unknown type', '{"type":"deal"}', null],
    ['an unknown field', '{"type":"resync","seat":3}', null],
    ['a bad key', '{"type":"command","key":"x"}', null],
    [
      'a bad amount',
      '{"type":"command","v":1,"table":"table-0001","key":"key-00001","command":{"type":"topUp","amount":-1}}',
      'key-00001',
    ],
  ])('%s', async (_, text, key) => {
    const { newPerson, service } = await startWorld();
    const client = await (await newPerson()).join();
    client.send(text);
    const refused = await client.heard('refused');
    expect(serverMessageSchema.parse(refused)).toMatchObject({ key, code: 'BAD_MESSAGE' });
    expect(service.asked).toEqual([]);
  });

  test('a binary frame', async () => {
    const { newPerson, service } = await startWorld();
    const client = await (await newPerson()).join();
    client.socket.send(Buffer.from('{"type":"resync"}'), { binary: true });
    expect(await client.heard('refused')).toMatchObject({ key: null, code: 'BAD_MESSAGE' });
    expect(service.subscribers[0]?.resyncs).toBe(0);
  });

  test('another version', async () => {
    const { newPerson } = await startWorld();
    const client = (await newPerson()).socket();
    await client.opened;
    client.send({ type: 'hello', v: 2, table: TABLE });
    expect(await client.heard('refused')).toMatchObject({ code: 'BAD_PROTOCOL_VERSION' });
  });

  test('twenty times is forgiven, then it is enough', async () => {
    const { newPerson } = await startWorld();
    const client = await (await newPerson()).join();
    for (let i = 0; i < 21; i++) client.send('?');
    expect(await client.heard('bye')).toMatchObject({ code: 'BAD_MESSAGE' });
    expect(client.messages.filter(({ type }) => type === 'refused')).toHaveLength(20);
    expect(await client.closed).toBe(1008);
  });

  test('a frame too big closes the socket unread', async () => {
    const { newPerson, service } = await startWorld();
    const client = await (await newPerson()).join();
    client.send(`"${'x'.repeat(MAX_FRAME_BYTES)}"`);
    expect(await client.closed).toBe(1009);
    await expect.poll(() => service.subscribers[0]?.isClosed).toBe(true);
  });
});

describe('silence', () => {
  test('a client that answers pings stays', async () => {
    const limits = { ...NO_LIMITS, pingMs: 20, silentMs: 200 };
    // Time that a busy machine loses is not silence.
    let time = Date.now();
    const { newPerson } = await startWorld({ limits, now: () => time });
    const client = await (await newPerson()).join();
    for (let count = 1; count <= 15; count++) {
      time += limits.pingMs;
      const ping = await client.heard('ping', count);
      expect(serverMessageSchema.parse(ping)).toMatchObject({ type: 'ping', nonce: time });
    }
    expect(client.socket.readyState).toBe(client.socket.OPEN);
  });

  test('one that does not is dropped', async () => {
    const limits = { ...NO_LIMITS, pingMs: 20, silentMs: 100 };
    const { newPerson, service } = await startWorld({ limits });
    const client = await (await newPerson()).join();
    client.socket.pause();
    await expect.poll(() => service.subscribers[0]?.isClosed).toBe(true);
  });
});
