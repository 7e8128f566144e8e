/** Issue 14, 2: an archive leaves as fast as its reader takes it, and no faster. */

import { once } from 'node:events';
import { request } from 'node:http';
import { expect, test } from 'vitest';
import { TABLE } from './fake-service.js';
import { expectRefusal, startWorld } from './world.js';

const PATH = `/api/tables/${TABLE}/archive?format=phh`;
const CHUNK = 'x'.repeat(64 * 1024);

/** As long as anybody reads, and it counts. */
function endless() {
  const made = { chunks: 0, isOver: false };
  const controller = new AbortController();
  const chunks = {
    [Symbol.asyncIterator]: () => ({
      async next() {
        await new Promise((resolve) => setImmediate(resolve));
        made.chunks++;
        return { done: false as const, value: CHUNK };
      },
      async return() {
        made.isOver = true;
        return { done: true as const, value: undefined };
      },
    }),
  };
  return { made, controller, archive: () => ({ chunks, signal: controller.signal }) };
}

test('issue 14, 2: a reader that stops taking stops the making; one that goes ends it', async () => {
  const { newPerson, service, url } = await startWorld();
  const { made, archive } = endless();
  service.archive = archive;
  const ann = await newPerson();
  const asked = request(url + PATH, { headers: ann.headers }).end();
  const [response] = await once(asked, 'response');
  expect(response.headers['content-disposition']).toContain('attachment');
  response.pause();
  // Until the buffers of both ends are full: then nothing more is made.
  let last = -1;
  await expect
    .poll(
      () => {
        const isStill = last === made.chunks;
        last = made.chunks;
        return isStill;
      },
      { interval: 200 },
    )
    .toBe(true);
  expect(made.isOver).toBe(false);
  asked.destroy();
  await expect.poll(() => made.isOver).toBe(true);
});

test('issue 14, 2: one that breaks off is not taken for a whole one', async () => {
  const { newPerson, service, url } = await startWorld();
  const { controller, archive } = endless();
  service.archive = archive;
  const ann = await newPerson();
  const response = await fetch(url + PATH, { headers: ann.headers });
  const text = response.text();
  controller.abort();
  await expect(text).rejects.toThrow();
});

test('issue 14, 2: too many are told when to come back', async () => {
  const { newPerson, service } = await startWorld();
  service.refusal = { error: { code: 'RATE_LIMITED', retryAfter: 5000 } };
  const answer = await (await newPerson()).get(PATH);
  expectRefusal(answer, 'RATE_LIMITED', 429);
  expect(answer.headers.get('retry-after')).toBe('5');
});
