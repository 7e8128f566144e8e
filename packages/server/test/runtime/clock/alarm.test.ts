import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Alarm } from '../../../src/runtime/clock/alarm.js';

describe('issue 14, Numbers: an alarm that every action puts off', () => {
  const rung: number[] = [];
  let alarm: Alarm;
  let start: number;

  beforeEach(() => {
    vi.useFakeTimers();
    rung.length = 0;
    start = Date.now();
    alarm = new Alarm(Date.now, (due) => rung.push(due - start));
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  const after = (ms: number): void => {
    vi.advanceTimersByTime(ms);
  };

  test('makes no new timer, and rings once, when the last one is due', () => {
    alarm.set(start + 100);
    const { setTimeout } = globalThis;
    let made = 0;
    globalThis.setTimeout = ((...args: Parameters<typeof setTimeout>) => {
      made++;
      return setTimeout(...args);
    }) as typeof setTimeout;
    for (let i = 1; i <= 5; i++) {
      after(10);
      alarm.set(start + 100 + 10 * i);
    }
    globalThis.setTimeout = setTimeout;
    expect(made).toBe(0);
    expect(alarm.due).toBe(start + 150);
    after(99);
    expect(rung).toEqual([]);
    after(1);
    expect(rung).toEqual([150]);
    after(1000);
    expect(rung).toEqual([150]);
  });

  test('rings sooner if it is set for sooner', () => {
    alarm.set(start + 100);
    alarm.set(start + 30);
    after(30);
    expect(rung).toEqual([30]);
    after(1000);
    expect(rung).toEqual([30]);
  });

  test('does not ring after it was cancelled, or set for never', () => {
    alarm.set(start + 100);
    alarm.set(start + 200);
    alarm.cancel();
    expect(alarm.isSet).toBe(false);
    alarm.set(start + 100);
    alarm.set(null);
    expect(alarm.isSet).toBe(false);
    after(1000);
    expect(rung).toEqual([]);
  });

  test('waits as long as it is told to, whatever is due and whatever it was set for', () => {
    alarm.set(start + 10);
    alarm.set(start, 500);
    after(499);
    expect(rung).toEqual([]);
    after(1);
    expect(rung).toEqual([0]);
  });

  test('goes by the time that decides: if that jumps ahead, a nearer deadline has a timer of its own', () => {
    let ahead = 0;
    const jumping = new Alarm(
      () => Date.now() + ahead,
      (due) => rung.push(due - start),
    );
    jumping.set(start + 1000);
    ahead = 900;
    jumping.set(start + 1000);
    after(100);
    expect(rung).toEqual([1000]);
  });
});
