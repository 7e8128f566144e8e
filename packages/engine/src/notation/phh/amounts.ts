/** Amounts read from the text: short plain numbers digit by digit, any other by `unitsOf`. */

import { type AmountProblem, type Unit, unitsOf } from '../../money/decimals.js';
import type { Field } from './fields.js';

import {
  CLOSE,
  COMMA,
  MINUS,
  NINE,
  OPEN,
  POINT,
  type Scanner,
  SPACE,
  type TokenCause,
  ZERO,
} from './toml.js';

/** So many digits are exact in a number whatever they are. */
const SAFE_DIGITS = 15;

const POWERS: readonly number[] = /* @__PURE__ */ Array.from(
  { length: SAFE_DIGITS + 1 },
  (_, i) => 10 ** i,
);

/** What an amount may be. */
export type Signs = Pick<Field, 'mayBeNegative' | 'mayBeInfinite'>;

/** What reading the amounts of one hand needs and finds. */
export interface AmountUnits {
  readonly unit: Unit;
  /** Whether any amount was written with a point. */
  hasPoint: boolean;
}

/**
 * The plain number at `scan.at`, which moves behind it; −1 if it is not plain, too long for the
 * short way, or not a whole number of units: then `scan.at` stays.
 */
export function plainAmount(scan: Scanner, money: AmountUnits): number {
  const { text, end, at: start } = scan;
  const { unit } = money;
  let i = start;
  let value = 0;
  let code = -1;
  for (; i < end; i++) {
    code = text.charCodeAt(i);
    if (code < ZERO || code > NINE) break;
    value = value * 10 + (code - ZERO);
  }
  if (i === start) return -1;
  let decimals = 0;
  if (code === POINT && i < end) {
    const first = ++i;
    for (; i < end; i++) {
      code = text.charCodeAt(i);
      if (code < ZERO || code > NINE) break;
      value = value * 10 + (code - ZERO);
    }
    decimals = i - first;
    if (decimals === 0) return -1;
    money.hasPoint = true;
  }
  const missing = unit.decimals - decimals;
  if (missing < 0 || i - start + missing > SAFE_DIGITS) return -1;
  if (i < end && !scan.isDelimiter(code) && code !== 39 && code !== 34) return -1;
  if (missing > 0) value *= POWERS[missing] ?? 1;
  if (unit.mantissa !== 1) {
    if (value % unit.mantissa !== 0) return -1;
    value /= unit.mantissa;
  }
  scan.at = i;
  return value;
}

/** One amount of a field. */
export function phhAmount(scan: Scanner, field: Signs, money: AmountUnits): number {
  const start = scan.at;
  const code = scan.code(start);
  if (code === MINUS && field.mayBeNegative) scan.at++;
  const plain = plainAmount(scan, money);
  if (plain >= 0) return code === MINUS && plain > 0 ? -plain : plain;
  scan.at = start;
  const token = scan.token();
  if (field.mayBeInfinite && (token === 'inf' || token === '+inf')) return Infinity;
  const units = anyAmount(token, money);
  if (typeof units !== 'number') scan.fail(units, start);
  if (units < 0 && !field.mayBeNegative) scan.fail({ reason: 'belowZero', token }, start);
  return units;
}

/** Any TOML number in units, or the reason why not. */
export function anyAmount(token: string, money: AmountUnits): number | TokenCause {
  const units = unitsOf(token, money.unit);
  if (token.includes('.')) money.hasPoint = true;
  return typeof units === 'number' ? units : amountCause(units, token, money.unit);
}

export const amountCause = (problem: AmountProblem, token: string, { text }: Unit): TokenCause =>
  problem === 'notUnits' ? { reason: problem, token, unit: text } : { reason: problem, token };

export function amounts(scan: Scanner, field: Signs, money: AmountUnits): number[] {
  const plain = plainAmounts(scan, field, money);
  if (plain !== undefined) return plain;
  const list: number[] = [];
  if (scan.opens()) {
    do list.push(phhAmount(scan, field, money));
    while (scan.goesOn(CLOSE));
  }
  return list;
}

/** The usual list, `[0.10, 0.25, 0]`, in one go; undefined, and `scan.at` stays, for any other. */
function plainAmounts(scan: Scanner, field: Signs, money: AmountUnits): number[] | undefined {
  const { text, end } = scan;
  const { mantissa, decimals } = money.unit;
  const { mayBeNegative } = field;
  if (mantissa !== 1) return undefined;
  const list: number[] = [];
  let i = scan.at + 1;
  if (i >= end || text.charCodeAt(scan.at) !== OPEN) return undefined;
  for (;;) {
    const isNegative = mayBeNegative && i < end && text.charCodeAt(i) === MINUS;
    if (isNegative) i++;
    const start = i;
    let value = 0;
    let missing = decimals;
    let code = 0;
    while (i < end) {
      code = text.charCodeAt(i++);
      if (code < ZERO || code > NINE) break;
      value = value * 10 + (code - ZERO);
    }
    if (code === POINT && i - 1 > start) {
      const first = i;
      while (i < end) {
        code = text.charCodeAt(i++);
        if (code < ZERO || code > NINE) break;
        value = value * 10 + (code - ZERO);
      }
      missing -= i - 1 - first;
      if (missing === decimals) return undefined;
      money.hasPoint = true;
    }
    // Behind the code that ended the number.
    if (i - 1 === start || missing < 0 || i - start + missing > SAFE_DIGITS) return undefined;
    if (missing > 0) value *= POWERS[missing] ?? 1;
    list.push(isNegative ? 0 - value : value);
    if (code === CLOSE) break;
    if (code !== COMMA || i >= end || text.charCodeAt(i) !== SPACE) return undefined;
    i++;
  }
  scan.at = i;
  return list;
}
