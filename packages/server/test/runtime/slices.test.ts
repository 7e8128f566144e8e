/** Issue 14, 2: what stays in the main thread is done in slices. */

import { setImmediate as turn } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { WorkSlice } from '../../src/runtime/turns/slices.js';

/** Time that passes only when somebody works. */
function ownClock(): (ms: number) => void {
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  // Not `restoreAllMocks`: that would bring back what other files had put in place of timers.
  onTestFinished(() => void clock.mockRestore());
  return (ms) => {
    now += ms;
  };
}

test('issue 14, 2: a slice is over after 4 ms, and a rest begins the next one', async () => {
  const work = ownClock();
  const slice = new WorkSlice();
  work(3);
  expect(slice.isOver).toBe(false);
  work(1);
  expect(slice.isOver).toBe(true);
  await slice.rest();
  expect(slice.isOver).toBe(false);
});

test('issue 14, 2: however many rest, one goes on in each turn of the loop, in order', async () => {
  const order: string[] = [];
  const jobs = ['a', 'b', 'c'].map(async (name) => {
    const slice = new WorkSlice();
    for (let i = 1; i <= 2; i++) {
      await slice.rest();
      order.push(`${name}${i}`);
    }
  });
  let most = 0;
  while (order.length < 6) {
    const before = order.length;
    await turn();
    most = Math.max(most, order.length - before);
  }
  await Promise.all(jobs);
  expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'c2']);
  expect(most).toBe(1);
});
