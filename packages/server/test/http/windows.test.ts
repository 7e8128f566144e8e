import { expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../../src/http/limits/limits.js';
import { startWorld } from './world.js';

test('issue 14, 5: limits are counted by the server’s clock, whatever the machine’s does', async () => {
  let now = 1_790_000_000_000;
  const limits = { ...DEFAULT_LIMITS, newIdentities: { max: 2, ms: 60_000 } };
  const { person } = await startWorld({ limits, now: () => now });
  const ask = async () => (await person().post('/api/identity', {})).status;
  expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 429]);
  now += 59_999;
  expect(await ask()).toBe(429);
  now += 1;
  expect(await ask()).toBe(200);
});
