import { expect, test } from 'vitest';
import { NO_LIMITS } from '../../src/http/limits/limits.js';
import { startWorld } from './world.js';

const KB = 'x'.repeat(1000);
const event = (n: number): string => JSON.stringify({ type: 'event', n, text: KB });
const MEGABYTE = 1024 * 1024;

test('a slow reader costs no memory, and is told what they missed when they are back', async () => {
  const { newPerson, service } = await startWorld();
  const client = await (await newPerson()).join();
  const [viewer] = service.subscribers;
  client.socket.pause();
  // More than the system's own buffers hold, and a hundred megabytes that nobody may keep.
  const before = process.memoryUsage().rss;
  for (let n = 0; n < 100_000; n++) {
    viewer?.publish(event(n));
    // The system takes what it will.
    if (n % 1000 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  expect(viewer?.isLost).toBe(true);
  expect(process.memoryUsage().rss - before).toBeLessThan(60 * MEGABYTE);

  client.socket.resume();
  expect(await client.heard('resync')).toEqual({ type: 'resync', reason: 'slow' });
  expect(viewer?.isLost).toBe(false);
  const seen = client.messages.filter(({ type }) => type === 'event').map(({ n }) => n);
  expect(seen).toEqual(seen.map((_, index) => index));
  expect(seen.length).toBeLessThan(100_000);
  viewer?.publish(event(-1));
  await expect.poll(() => client.messages.at(-1)).toMatchObject({ n: -1 });
});

test('one that never reads again is cut off', async () => {
  const { newPerson, service } = await startWorld({
    limits: { ...NO_LIMITS, pingMs: 20, stuckMs: 100 },
  });
  const client = await (await newPerson()).join();
  client.socket.pause();
  const [viewer] = service.subscribers;
  while (viewer?.isLost === false) {
    viewer.publish(event(0));
    await new Promise((resolve) => setImmediate(resolve));
  }
  await expect.poll(() => viewer?.isClosed).toBe(true);
});

test('one that is sent too much at once, by whomever, is cut off too', async () => {
  const { newPerson, service } = await startWorld();
  const client = await (await newPerson()).join();
  client.socket.pause();
  const [viewer] = service.subscribers;
  const huge = JSON.stringify({ type: 'snapshot', text: KB.repeat(2000) });
  for (let i = 0; i < 10; i++) viewer?.sink.send(huge);
  await expect.poll(() => viewer?.isClosed).toBe(true);
});
