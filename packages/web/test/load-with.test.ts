/** Parts of the page that come later: one that cannot be fetched breaks nothing. */

import { afterEach, expect, test, vi } from 'vitest';
import { loadWith } from '../src/i18n/words.js';

afterEach(() => {
  vi.useRealTimers();
});

test('what cannot be fetched is asked for again until it is there', async () => {
  vi.useFakeTimers();
  let asked = 0;
  const part = async (): Promise<string> => {
    asked++;
    if (asked < 4) throw new Error('Failed to fetch dynamically imported module');
    return 'menu';
  };
  const loaded = loadWith(part, 'host');
  await vi.advanceTimersByTimeAsync(400);
  expect(asked).toBe(1);
  await vi.advanceTimersByTimeAsync(500 + 1000 + 2000);
  expect(asked).toBe(4);
  expect(await loaded).toBe('menu');
});
