/** Parts of the page that come later: one that cannot be fetched breaks nothing. */

import { afterEach, expect, test, vi } from 'vitest';
import { loadWith } from '../src/load/load-with.js';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what cannot be fetched leaves the page, which is loaded anew when the server answers', async () => {
  vi.useFakeTimers({ now: 1_000_000 });
  const kept = new Map<string, string>();
  const reload = vi.fn();
  let isUp = false;
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('fetch', async () => {
    if (!isUp) throw new TypeError('Failed to fetch');
    return { ok: true };
  });
  const part = (): Promise<string> =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  const settled = vi.fn();
  loadWith(part).then(settled, settled);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reload).not.toHaveBeenCalled();
  isUp = true;
  await vi.advanceTimersByTimeAsync(2000);
  expect(reload).toHaveBeenCalledTimes(1);
  // Not again and again.
  loadWith(part).then(settled, settled);
  await vi.advanceTimersByTimeAsync(50_000);
  expect(reload).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reload).toHaveBeenCalledTimes(2);
  expect(settled).not.toHaveBeenCalled();
});
