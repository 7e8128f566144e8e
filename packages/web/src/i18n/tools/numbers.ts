/** Numbers as people read them. */

import { type Money, moneyWriter } from '@sidepot/engine';
import { localesOfNow } from './locales.js';

const whole = formats({});
const part = formats({ style: 'percent', maximumFractionDigits: 0 });

/** By the language that is spoken; each format is made once. */
function formats(options: Intl.NumberFormatOptions): (value: number) => string {
  const made = new Map<string, Intl.NumberFormat>();
  return (value) => {
    const locale = localesOfNow().numbers;
    const format = made.get(locale) ?? new Intl.NumberFormat(locale, options);
    made.set(locale, format);
    return format.format(value);
  };
}

export const count = (things: number): string => whole(things);

let written: Money = count;

/** Chips, as they are written here: whole, unless a hand on the page is about money. */
export const amount = (chips: number): string => written(chips);

/** Null: whole chips again. What is drawn already stays as it is. */
export function writeAmounts(as: Money | null): void {
  written = as ?? count;
}

/** Chips as the record of a hand writes them: with the unit 0.01, 123450 are $1,234.50. */
export const moneyOf = (unit: string, symbol: string): Money =>
  moneyWriter(unit, { symbol, minus: '−', unknown: '∞', group: count });

export const percent = (share: number): string => part(share);
