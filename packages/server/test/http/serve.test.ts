/** The whole server, with real tables. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { ROUTES, serverMessageSchema } from '@sidepot/protocol';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { OPTIONS } from '../../../protocol/src/docs/examples/hand.js';
import { NO_LIMITS, ServeError, type Serving, serve } from '../../src/index.js';
import { Person } from './world.js';

let folder = '';
let log = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sidepot-serve-'));
  log = '';
  const made = folder;
  onTestFinished(() => rm(made, { recursive: true, force: true }));
});

async function start(): Promise<Serving> {
  const logStream = new Writable({
    write(chunk, _, done) {
      log += String(chunk);
      done();
    },
  });
  const serving = await serve({
    ...{ port: 0, host: '127.0.0.1', store: { folder }, web: null },
    ...{ limits: NO_LIMITS, logLevel: 'info', logStream },
  });
  onTestFinished(() => serving.stop());
  return serving;
}

const newTable = async (by: Person): Promise<string> => {
  const made = await by.post('/api/tables', { v: 1, settings: OPTIONS });
  expect(made.status).toBe(201);
  const { id, url } = ROUTES.createTable.response.parse(made.json);
  expect(url).toBe(`/t/${id}`);
  return id;
};

const enter = async (url: string, name: string): Promise<Person> => {
  const person = new Person(url, {});
  await person.post('/api/identity', { name });
  return person;
};

test('two people come to a table, one by HTTP and one by socket', async () => {
  const { url } = await start();
  const [ann, bob] = [await enter(url, 'Ann'), await enter(url, 'Bob')];
  const table = await newTable(ann);
  const client = await bob.join(table);
  const { seq } = await client.heard('snapshot');
  client.send({
    type: 'command',
    v: 1,
    table,
    key: 'key-00001',
    command: { type: 'join', name: 'Bob' },
  });
  const ack = serverMessageSchema.parse(await client.heard('ack'));
  const events = serverMessageSchema.parse(await client.heard('events'));
  expect([ack, events]).toMatchObject([{ key: 'key-00001' }, { after: seq }]);

  const chat = { v: 1, table, key: 'key-00002', command: { type: 'chat', text: 'Hello Bob' } };
  const said = await ann.post(`/api/tables/${table}/commands`, chat);
  expect(said.status).toBe(200);
  const again = await ann.post(`/api/tables/${table}/commands`, chat);
  expect(again.json).toEqual({ ...(said.json as object), repeated: true });
  await client.heard('events', 2);
  expect(JSON.stringify(client.messages.at(-1))).toContain('Hello Bob');

  const seen = await bob.get(`/api/tables/${table}`);
  expect(ROUTES.getTable.response.parse(seen.json).view.chat).toHaveLength(1);
  for (const path of ['events?after=0', 'hands', 'ledger']) {
    expect((await ann.get(`/api/tables/${table}/${path}`)).status).toBe(200);
  }
});

test('a stop says goodbye, and after a start everything is there', async () => {
  const first = await start();
  const ann = await enter(first.url, 'Ann');
  const table = await newTable(ann);
  const client = await ann.join(table);
  const { seq } = await client.heard('snapshot');
  await first.stop();
  expect(await client.heard('bye')).toMatchObject({ code: 'STOPPING', retryAfter: 1000 });
  expect(await client.closed).toBe(1001);

  const second = await start();
  const back = new Person(second.url, {});
  back.cookie = ann.cookie;
  const socket = back.socket();
  await socket.opened;
  socket.send({ type: 'hello', v: 1, table, lastSeq: seq });
  expect(await socket.heard('events')).toMatchObject({ seq, after: seq, events: [] });
  expect(log).toContain('answered');
  for (const secret of [ann.token, table]) expect(log).not.toContain(secret);
});

test('stopping twice is stopping once', async () => {
  const serving = await start();
  await Promise.all([serving.stop(), serving.stop()]);
  await serving.stop();
});

test('a taken port lets go of the store again', async () => {
  const { url } = await start();
  const other = join(folder, 'other');
  const options = { host: '127.0.0.1', store: { folder: other }, logLevel: 'silent' } as const;
  const failed = serve({ ...options, port: Number(new URL(url).port) });
  await expect(failed).rejects.toBeInstanceOf(ServeError);
  const serving = await serve({ ...options, port: 0 });
  await serving.stop();
});
