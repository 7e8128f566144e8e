import { once } from 'node:events';
import { connect } from 'node:net';
import { refusalSchema } from '@sidepot/protocol';
import { describe, expect, test } from 'vitest';
import { StoreError } from '../../src/store/index.js';
import { TABLE } from './fake-service.js';
import { expectRefusal, startWorld } from './world.js';

const command = (parts: object = {}) => ({
  ...{ v: 1, table: TABLE, key: 'key-00001', command: { type: 'chat', text: 'hi' } },
  ...parts,
});

describe('what is not understood', () => {
  test.each([
    ['GET', '/nowhere'],
    ['GET', '/api/nowhere'],
    ['POST', '/healthz'],
    ['DELETE', '/api/tables/table-0001'],
    ['GET', '/api/tables/table-0001/hands/1/more'],
    ['GET', '/%E0%A4%A'],
    ['GET', '/api/socket'],
    ['GET', '/../../etc/passwd'],
  ])('an unknown route: %s %s', async (method, path) => {
    const { newPerson } = await startWorld();
    expectRefusal(await (await newPerson()).ask(method, path), 'UNKNOWN_ROUTE', 404);
  });

  test.each([
    ['not JSON', '{"v":1,'],
    ['an empty body', ''],
    ['a list', '[]'],
    ['a number', '7'],
    ['null', 'null'],
    ['another prototype', '{"__proto__":{"a":1}}'],
    ['an unknown field', JSON.stringify(command({ seat: 3 }))],
    ['no key', JSON.stringify(command({ key: undefined }))],
    ['a key that is no text', JSON.stringify(command({ key: 12345678 }))],
    ['another table than the address', JSON.stringify(command({ table: 'table-0002' }))],
    ['a negative amount', JSON.stringify(command({ command: { type: 'topUp', amount: -5 } }))],
    ['half a chip', JSON.stringify(command({ command: { type: 'topUp', amount: 0.5 } }))],
    ['text for an amount', JSON.stringify(command({ command: { type: 'topUp', amount: '5' } }))],
    [
      'a huge amount',
      '{"v":1,"table":"table-0001","key":"key-00001","command":{"type":"topUp","amount":1e300}}',
    ],
  ])('a command: %s', async (_, body) => {
    const { newPerson, service } = await startWorld();
    const ann = await newPerson();
    const answer = await ann.ask('POST', `/api/tables/${TABLE}/commands`, body);
    expectRefusal(answer, 'BAD_MESSAGE', 400);
    expect(service.asked).toEqual([]);
  });

  test('another type of content', async () => {
    const { newPerson } = await startWorld();
    const type = { 'content-type': 'text/plain' };
    const answer = await (await newPerson()).post(`/api/tables/${TABLE}/commands`, command(), type);
    expectRefusal(answer, 'BAD_MESSAGE', 400);
  });

  test('another version of the protocol', async () => {
    const { newPerson } = await startWorld();
    const path = `/api/tables/${TABLE}/commands`;
    const answer = await (await newPerson()).post(path, command({ v: 2 }));
    expectRefusal(answer, 'BAD_PROTOCOL_VERSION', 400);
  });

  test.each([
    [`/api/tables/${TABLE}/commands`, 16_385],
    ['/api/tables', 65_537],
  ])('a body too big for %s', async (path, bytes) => {
    const { newPerson, service } = await startWorld();
    const answer = await (await newPerson()).post(path, { text: 'x'.repeat(bytes) });
    expectRefusal(answer, 'TOO_BIG', 413);
    expect(service.asked).toEqual([]);
  });

  test.each([
    ['/api/tables/x'],
    [`/api/tables/${TABLE}/hands/-1?format=phh`],
    [`/api/tables/${TABLE}/hands/1e3?format=phh`],
    [`/api/tables/${TABLE}/hands/1?format=xml`],
    [`/api/tables/${TABLE}/hands/1`],
    [`/api/tables/${TABLE}/events`],
    [`/api/tables/${TABLE}/events?after=1&after=2`],
    [`/api/tables/${TABLE}/ledger/`],
  ])('an address: %s', async (path) => {
    const { newPerson } = await startWorld();
    const { status, json } = await (await newPerson()).get(path);
    expect(status).toBe(path.endsWith('/') ? 404 : 400);
    refusalSchema.parse(json);
  });

  test('something that is not HTTP', async () => {
    const { url } = await startWorld();
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.write('\u0016\u0003\u0001 hello\r\n\r\n');
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    await once(socket, 'close');
    const [head = '', body = ''] = text.split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(refusalSchema.parse(JSON.parse(body)).error.code).toBe('BAD_MESSAGE');
  });
});

describe('what the tables refuse', () => {
  test('an unknown table', async () => {
    const { newPerson } = await startWorld();
    const ann = await newPerson();
    expectRefusal(await ann.get('/api/tables/table-0002'), 'UNKNOWN_TABLE', 404);
    const answer = await ann.post(
      '/api/tables/table-0002/commands',
      command({ table: 'table-0002' }),
    );
    expectRefusal(answer, 'UNKNOWN_TABLE', 404);
  });

  test('what poker refuses says why, with the numbers', async () => {
    const { newPerson, service } = await startWorld();
    service.refusal = { error: { code: 'NOT_UNIT_MULTIPLE', to: 15, unit: 10 } };
    const answer = await (await newPerson()).post(`/api/tables/${TABLE}/commands`, command());
    expect(answer.status).toBe(422);
    expect(answer.json).toEqual({
      error: {
        code: 'NOT_UNIT_MULTIPLE',
        text: '15 is not a multiple of 10',
        details: { to: 15, unit: 10 },
      },
    });
  });

  test('what is stale comes with the table as it stands', async () => {
    const { newPerson, service } = await startWorld();
    const current = { seq: 9, at: 2, view: {} } as never;
    service.refusal = { error: { code: 'STALE' }, current };
    const answer = await (await newPerson()).post(`/api/tables/${TABLE}/commands`, command());
    expect(answer.status).toBe(409);
    expect(answer.json).toMatchObject({ error: { code: 'STALE', current: { seq: 9 } } });
  });
});

describe('what fails', () => {
  test('our own failure tells nothing and is logged', async () => {
    const { newPerson, service, lines } = await startWorld();
    service.failure = new Error('the deck is AsKsQsJsTs');
    const answer = await (await newPerson()).get(`/api/tables/${TABLE}`);
    expectRefusal(answer, 'INTERNAL', 500);
    expect(answer.text).not.toContain('deck');
    expect(lines.join('')).toContain('a request failed');
  });

  test.each(['DATABASE_UNREACHABLE', 'OUTCOME_UNKNOWN', 'STORE_FAILED'] as const)(
    'the store: %s',
    async (code) => {
      const { newPerson, service } = await startWorld();
      const ann = await newPerson();
      service.failure = new StoreError(code, 'cannot reach postgres://ann:secret@db');
      const answer = await ann.get(`/api/tables/${TABLE}`);
      expectRefusal(answer, 'UNAVAILABLE', 503);
      expect(answer.text).not.toContain('secret');
    },
  );
});

describe('other sites', () => {
  const HERE = 'http://127.0.0.1';

  test.each([
    ['another host', () => 'https://evil.example'],
    ['another port', () => `${HERE}:1`],
    ['a host that only begins like ours', (url: string) => `${url}.evil.example`],
    ['a sandboxed page', () => 'null'],
    ['rubbish', () => 'http://'],
    ['an extension', () => 'chrome-extension://abc'],
  ])('are refused: %s', async (_, originOf) => {
    const { newPerson, url, service } = await startWorld();
    const ann = await newPerson();
    const origin = { origin: originOf(url) };
    const path = `/api/tables/${TABLE}/commands`;
    expectRefusal(await ann.post(path, command(), origin), 'BAD_ORIGIN', 403);
    expectRefusal(await ann.post('/api/identity', {}, origin), 'BAD_ORIGIN', 403);
    expectRefusal(await ann.socket(origin).refused, 'BAD_ORIGIN', 403);
    expect(service.asked).toEqual([]);
  });

  test('our own page and programs are not', async () => {
    const { newPerson, url } = await startWorld();
    const ann = await newPerson();
    const path = `/api/tables/${TABLE}/commands`;
    expect((await ann.post(path, command(), { origin: url })).status).toBe(200);
    expect((await ann.post(path, command())).status).toBe(200);
    await ann.socket({ origin: url }).opened;
    await ann.socket().opened;
  });

  test('nor is a site that was allowed', async () => {
    const origins = ['https://poker.example/'];
    const { newPerson } = await startWorld({ origins });
    const ann = await newPerson();
    const path = `/api/tables/${TABLE}/commands`;
    const origin = { origin: 'https://poker.example' };
    expect((await ann.post(path, command(), origin)).status).toBe(200);
    await ann.socket(origin).opened;
  });

  test('behind a trusted proxy the name people use counts', async () => {
    const { newPerson } = await startWorld({ trustProxy: true });
    const ann = await newPerson();
    const path = `/api/tables/${TABLE}/commands`;
    const headers = { origin: 'https://poker.example', 'x-forwarded-host': 'poker.example' };
    expect((await ann.post(path, command(), headers)).status).toBe(200);
  });
});

test('a hand comes as a file, under a name that is only a name', async () => {
  const { newPerson } = await startWorld();
  const answer = await (await newPerson()).get(`/api/tables/${TABLE}/hands/1?format=phh`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="hand__1_.phh"');
  expect(answer.text).toBe("variant = 'NT'\n");
});
