/** Amounts as Open Hand History has them: numbers with the fewest digits. */

import { CENTS, decimalOf, type Unit, WHOLE } from '../../money/decimals.js';

/** 0.3, never 0.30000000000000004. */
export const amountNumber = (amount: number, unit: Unit): number =>
  Number(decimalOf(amount, unit, false));

/** Up to here as many digits as an amount has are those of the nearest double. */
const MOST_CENTS = 1e15;

/** The same as JSON. */
export function amountJson(amount: number, unit: Unit): string {
  if (amount >= 0 && amount < MOST_CENTS) {
    if (unit === WHOLE) return String(amount);
    if (unit === CENTS) return centsJson(amount);
  }
  return JSON.stringify(amountNumber(amount, unit));
}

function centsJson(amount: number): string {
  const cents = amount % 100;
  const whole = (amount - cents) / 100;
  if (cents === 0) return String(whole);
  if (cents % 10 === 0) return `${whole}.${cents / 10}`;
  return cents < 10 ? `${whole}.0${cents}` : `${whole}.${cents}`;
}
