/** Issue 14, 5: a jump of a clock is followed slowly, and never backwards. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SteadyClock } from '../../../src/runtime/clock/steady-clock.js';

const START = 1_790_000_000_000;
const HOUR = 3_600_000;

describe('issue 14, 5: a clock that never jumps', () => {
  test('runs by the monotonic clock, and makes up for a jump at one part in twenty', () => {
    let at = 500;
    const clock = new SteadyClock(() => at, START);
    at += 1000;
    expect(clock.now()).toBe(START + 1000);
    clock.follow(START - 500 + HOUR);
    expect(clock.now()).toBe(START + 1000);
    expect(clock.behind).toBe(HOUR);
    at += 20_000;
    expect(clock.now()).toBe(START + 22_000);
    at += 20 * HOUR;
    expect(clock.behind).toBe(0);
    expect(clock.now()).toBe(START + 21_000 + 21 * HOUR);
  });

  test('goes slower, not back, when the other one was set back', () => {
    let at = 0;
    const clock = new SteadyClock(() => at, START);
    clock.follow(START - HOUR);
    at += 20_000;
    expect(clock.now()).toBe(START + 19_000);
    clock.stepTo(START);
    expect(clock.now()).toBe(START + 19_000);
    clock.stepTo(START + 60_000);
    expect(clock.now()).toBe(START + 60_000);
  });

  test('whatever it follows, it goes on, and by no more than a twentieth wrong', () => {
    const step = fc.record({ wait: fc.nat(5000), jump: fc.integer({ min: -HOUR, max: HOUR }) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let at = 0;
        const clock = new SteadyClock(() => at, START);
        for (const { wait, jump } of steps) {
          const before = clock.now();
          clock.follow(START + jump);
          expect(clock.now()).toBe(before);
          at += wait;
          const passed = clock.now() - before;
          expect(passed).toBeGreaterThanOrEqual(Math.floor(wait * 0.95) - 1);
          expect(passed).toBeLessThanOrEqual(Math.ceil(wait * 1.05) + 1);
        }
      }),
    );
  });
});
