/** Chips as money: with the unit 0.01, 123450 are 1,234.50. */

import { callbackProblem, isObject, keysProblem, throwing, unfit } from '../checks.js';
import { formatChips } from '../chips.js';
import { PokerError, type Refusal, throwIf } from '../errors.js';
import { decimalOf, decimalUnit } from './decimals.js';

/** Writes an amount of chips. */
export type Money = (chips: number) => string;

/** How a place writes amounts; whatever is left out is as the command line has it. */
export interface MoneyStyle {
  /** What stands before the amount: $. */
  readonly symbol?: string;
  readonly minus?: string;
  /** For an amount that nobody knows. */
  readonly unknown?: string;
  /** What stands between whole and part. */
  readonly point?: string;
  /** Whole amounts get their decimals too: 574.00, as in a column. */
  readonly zeros?: boolean;
  /** Writes the whole part. */
  readonly group?: (whole: number) => string;
}

/**
 * Writes chips as the record of a hand does: exactly, whole amounts without a point. `unit` is what
 * one chip is worth, positive decimal text.
 *
 * @throws `PokerError`: `BAD_INPUT` if the unit is none, or a part of the style; `UNKNOWN_KEY`.
 *
 * @example
 * import { moneyWriter } from '@sidepot/engine';
 *
 * const money = moneyWriter('0.01', { symbol: '$' });
 * money(123_450); // → '$1,234.50'
 * money(100); // → '$1'
 */
export const moneyWriter = (unit: string, style: MoneyStyle = {}): Money =>
  throwing(() => {
    throwIf(styleProblem(style));
    const { symbol = '', minus = '-', unknown = '?', point = '.', zeros = false } = style;
    const { group = formatChips } = style;
    const found = typeof unit === 'string' ? decimalUnit(unit) : undefined;
    if (found === undefined) throw new PokerError(unfit('unit', 'positiveDecimal', unit));
    return (chips) => {
      if (!Number.isFinite(chips)) return unknown;
      const [whole = '', part] = decimalOf(Math.abs(chips), found, zeros).split('.');
      const sign = chips < 0 ? minus : '';
      return `${sign}${symbol}${group(Number(whole))}${part === undefined ? '' : point + part}`;
    };
  });

const TEXTS = ['symbol', 'minus', 'unknown', 'point'] as const;

function styleProblem(style: unknown): Refusal | undefined {
  if (!isObject(style)) return unfit('style', 'object', style);
  const given = style as MoneyStyle;
  for (const name of TEXTS) {
    const text = given[name];
    if (text !== undefined && typeof text !== 'string') return unfit(name, 'text', text);
  }
  if (given.zeros !== undefined && typeof given.zeros !== 'boolean') {
    return unfit('zeros', 'boolean', given.zeros);
  }
  const group = given.group === undefined ? undefined : callbackProblem('group', given.group);
  return keysProblem(style, [...TEXTS, 'zeros', 'group']) ?? group;
}
