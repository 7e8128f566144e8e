import { expect, test } from 'vitest';
import { expectRefusal, startWorld } from './world.js';

test('stopping says goodbye to everybody, and says that it is not ready', async () => {
  const { newPerson, service, stop } = await startWorld();
  const ann = await newPerson();
  const client = await ann.join();
  const silent = ann.socket();
  await silent.opened;
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const { stop: stopTables } = service;
  service.stop = () => stopTables().then(() => finished);

  expect((await ann.get('/readyz')).json).toEqual({ ok: true });
  const stopped = stop();
  expect(await client.heard('bye')).toMatchObject({ code: 'STOPPING', retryAfter: 1000 });
  expect(await client.closed).toBe(1001);
  expectRefusal(await ann.get('/readyz'), 'STOPPING', 503);
  expect((await ann.get('/healthz')).status).toBe(200);
  expectRefusal(await ann.get('/api/tables/table-0001'), 'STOPPING', 503);
  expectRefusal(await ann.socket().refused, 'STOPPING', 503);

  finish();
  expect(await silent.heard('bye')).toMatchObject({ code: 'STOPPING', retryAfter: 1000 });
  await stopped;
  await expect(ann.get('/healthz')).rejects.toThrow('fetch failed');
});

test('a client that does not answer holds nothing up', async () => {
  const { newPerson, stop } = await startWorld();
  const client = await (await newPerson()).join();
  client.socket.pause();
  await stop();
});

test('a store that cannot serve: alive, not ready', async () => {
  const { person, service } = await startWorld();
  service.isReady = false;
  const answer = await person().get('/readyz');
  expectRefusal(answer, 'UNAVAILABLE', 503);
  expect(answer.text).not.toContain('disk');
  expect((await person().get('/healthz')).json).toEqual({ ok: true });
});
