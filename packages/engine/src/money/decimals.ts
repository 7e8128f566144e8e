/**
 * Decimal text to whole units and back, exactly: digits are shifted, floats are never multiplied.
 * A unit is decimal text too: '1', '0.01', '0.05'.
 */

import { MAX_CHIPS } from '../chips.js';

export interface Unit {
  readonly text: string;
  /** The unit is `mantissa` ÷ 10^`decimals`. */
  readonly mantissa: number;
  readonly decimals: number;
}

export type AmountProblem = 'notNumber' | 'notUnits' | 'tooLarge';

export const WHOLE: Unit = { text: '1', mantissa: 1, decimals: 0 };
export const CENTS: Unit = { text: '0.01', mantissa: 1, decimals: 2 };

/** undefined if it is not positive decimal text of at most fifteen digits. */
export function decimalUnit(text: string): Unit | undefined {
  if (text === CENTS.text) return CENTS;
  if (text === WHOLE.text) return WHOLE;
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  if (whole === undefined || whole.length + fraction.length > 15) return undefined;
  const mantissa = Number(whole + fraction);
  return mantissa === 0 ? undefined : { text, mantissa, decimals: fraction.length };
}

const DECIMAL = /^([+-]?)(\d+(?:_\d+)*)(?:\.(\d+(?:_\d+)*))?(?:[eE]([+-]?\d{1,3}))?$/;
const OTHER_BASE = /^0(?:x[\da-fA-F]+|o[0-7]+|b[01]+)$/;

/** Any TOML number in units. The reader has a faster way for short plain ones. */
export function unitsOf(text: string, unit: Unit): number | AmountProblem {
  const [, sign, whole, fraction = '', exponent = '0'] = DECIMAL.exec(text) ?? [];
  if (whole === undefined) {
    const plain = text.replaceAll('_', '');
    return OTHER_BASE.test(plain) ? unitsOf(BigInt(plain).toString(), unit) : 'notNumber';
  }
  const digits = (whole + fraction).replaceAll('_', '');
  const decimals = fraction.replaceAll('_', '').length - Number(exponent);
  const shift = unit.decimals - decimals;
  const numerator = BigInt(digits) * (shift > 0 ? 10n ** BigInt(shift) : 1n);
  const divisor = BigInt(unit.mantissa) * (shift < 0 ? 10n ** BigInt(-shift) : 1n);
  if (numerator % divisor !== 0n) return 'notUnits';
  const units = numerator / divisor;
  if (units > BigInt(MAX_CHIPS)) return 'tooLarge';
  return sign === '-' && units !== 0n ? -Number(units) : Number(units);
}

/** Whether the amount has a part after the point. */
export function hasFraction(units: number, unit: Unit): boolean {
  if (unit.decimals === 0 || !Number.isFinite(units)) return false;
  if (unit.text === CENTS.text && Number.isSafeInteger(units)) return units % 100 !== 0;
  return exact(units, unit) % 10n ** BigInt(unit.decimals) !== 0n;
}

/**
 * Whole amounts without a point, the others with every decimal of the unit: 574, 0.50, 2067.40.
 * With `point`, whole amounts get their zeros too: 574.00.
 */
export function decimalOf(units: number, unit: Unit, point: boolean): string {
  if (units === Infinity) return 'inf';
  if (Number.isSafeInteger(units) && units >= 0) {
    if (unit.text === CENTS.text) return centsOf(units, point);
    if (unit.text === WHOLE.text) return String(units);
  }
  const digits = String(units < 0 ? -exact(units, unit) : exact(units, unit));
  const sign = units < 0 ? '-' : '';
  if (unit.decimals === 0) return sign + digits;
  const padded = digits.padStart(unit.decimals + 1, '0');
  const whole = padded.slice(0, -unit.decimals);
  const fraction = padded.slice(-unit.decimals);
  return /[1-9]/.test(fraction) || point ? `${sign}${whole}.${fraction}` : sign + whole;
}

/** What nearly all hands are counted in, without the detour by large numbers. */
function centsOf(units: number, point: boolean): string {
  const cents = units % 100;
  const whole = (units - cents) / 100;
  if (cents === 0 && !point) return String(whole);
  return cents < 10 ? `${whole}.0${cents}` : `${whole}.${cents}`;
}

const exact = (units: number, unit: Unit): bigint => BigInt(units) * BigInt(unit.mantissa);
