import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';

/** `toEqual` for what is nearly always equal: an `expect` costs more than the hand it is about. */
export function expectEqual(actual: unknown, expected: unknown, message?: string): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual, message).toEqual(expected);
}

/** `toBe` for the same reason. */
export function expectSame(actual: unknown, expected: unknown, message?: string): void {
  if (!Object.is(actual, expected)) expect(actual, message).toBe(expected);
}

/** Anything else that nearly always holds. */
export function expectTrue(holds: boolean, message: () => string): void {
  if (!holds) expect.fail(message());
}
