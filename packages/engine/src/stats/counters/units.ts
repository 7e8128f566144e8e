/** Amounts of different units in one sum: the finest that both are multiples of. */

import { PokerError, reject } from '../../errors.js';
import { decimalOf, decimalUnit, type Unit, WHOLE } from '../../money/decimals.js';

/** Two units as multiples of a third. */
export interface UnitOfBoth {
  readonly text: string;
  readonly first: number;
  readonly second: number;
}

/** `''` is the unit of no hand at all: it leaves the other as it is. */
export function unitOfBoth(first: string, second: string): UnitOfBoth {
  if (first === second || second === '') return { text: first, first: 1, second: 1 };
  if (first === '') return { text: second, first: 1, second: 1 };
  const [a, b] = [unitOf(first), unitOf(second)];
  const decimals = Math.max(a.decimals, b.decimals);
  const left = a.mantissa * 10 ** (decimals - a.decimals);
  const right = b.mantissa * 10 ** (decimals - b.decimals);
  if (!Number.isSafeInteger(left) || !Number.isSafeInteger(right)) {
    throw new PokerError(reject('BAD_UNIT', { value: second }));
  }
  const mantissa = commonDivisor(left, right);
  return { text: textOf(mantissa, decimals), first: left / mantissa, second: right / mantissa };
}

/** As short as it can be written: 0.5 for 0.50. */
export function plainUnit(text: string): string {
  if (text === '1' || text === '0.01') return text;
  const { mantissa, decimals } = unitOf(text);
  return textOf(mantissa, decimals);
}

const textOf = (mantissa: number, decimals: number): string => {
  const text = decimalOf(mantissa, { text: '', mantissa: 1, decimals }, false);
  return text.includes('.') ? text.replace(/0+$/, '') : text;
};

function unitOf(text: string): Unit {
  const unit = text === '1' ? WHOLE : decimalUnit(text);
  if (unit === undefined) throw new PokerError(reject('BAD_UNIT', { value: text }));
  return unit;
}

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b));
