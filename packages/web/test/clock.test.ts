import { describe, expect, test } from 'vitest';
import { partLeft, timeLeft } from '../src/session/clock.js';

describe('the clock', () => {
  const clock = {
    kind: 'action',
    seats: [1],
    startedAt: 1000,
    deadline: 21_000,
    left: null,
  } as const;

  test('runs by the clock of the server', () => {
    expect(timeLeft(clock, 6000)).toBe(15_000);
    expect(partLeft(clock, 6000)).toBe(0.75);
    expect(partLeft(clock, 99_000)).toBe(0);
  });

  test('stands still in a pause', () => {
    expect(partLeft({ ...clock, left: 5000 }, 99_000)).toBe(0.25);
  });
});
