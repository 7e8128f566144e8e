/** Amounts are plain numbers that hold safe integers; these are the checks at the door (R1, R2). */

import { type PlayerId, type Refusal, reject } from './errors.js';

/** The largest amount, and the largest sum of amounts, that is still exact: 2^53 − 1 (R2). */
export const MAX_CHIPS: number = Number.MAX_SAFE_INTEGER;

export const isAmount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0;

/** Why `value` is not an amount, or undefined if it is one. */
export const amountProblem = (
  value: unknown,
  field: string,
  player?: PlayerId,
): Refusal | undefined => (isAmount(value) ? undefined : noAmount(value, field, player));

function noAmount(value: unknown, field: string, player: PlayerId | undefined): Refusal {
  const details = player === undefined ? { field, value } : { player, field, value };
  if (!Number.isInteger(value)) return reject('NOT_INTEGER', details);
  return (value as number) < 0
    ? reject('NEGATIVE_AMOUNT', details)
    : reject('UNSAFE_INTEGER', { ...details, max: MAX_CHIPS });
}

/** Amounts are judged before they are added, so a sum of them is never negative or a fraction. */
export const totalProblem = (total: number): Refusal | undefined => amountProblem(total, 'total');

/**
 * a × b ÷ c with its remainder, exact although the product of two safe numbers may be unsafe (R2).
 * c is positive and the quotient safe.
 */
export function multiplyDivide(a: number, b: number, c: number): { floor: number; rest: number } {
  const product = a * b;
  if (product <= MAX_CHIPS) {
    const floor = Math.floor(product / c);
    return { floor, rest: product - floor * c };
  }
  const exact = BigInt(a) * BigInt(b);
  const divisor = BigInt(c);
  return { floor: Number(exact / divisor), rest: Number(exact % divisor) };
}

/**
 * Chips with a comma between thousands. What is no number is only named.
 *
 * @example
 * ```ts
 * import { formatChips } from '@sidepot/engine';
 *
 * formatChips(1_234_567); // → '1,234,567'
 * ```
 */
export const formatChips = (amount: number): string =>
  typeof amount === 'number' && amount >= 1000
    ? String(amount).replace(/\B(?=(\d{3})+$)/g, ',')
    : Object(amount) === amount
      ? typeof amount
      : String(amount);
