/** Amounts of money as people read them. Apart from the numbers: it needs the engine. */

import { type Money, moneyWriter, symbolOf } from '@sidepot/engine';
import { count } from './numbers.js';

/** Chips in a unit, with all its decimals: with the unit 0.01, 123450 are $1,234.50 and 1000 $10.00. */
export const moneyOf = (unit: string, symbol: string): Money =>
  moneyWriter(unit, { symbol, minus: '−', unknown: '∞', zeros: true, group: count });

/** What stands before an amount in a currency: $, or CHF and a space. */
export const signOf = (currency: string): string => symbolOf(currency) || `${currency}\u00a0`;
