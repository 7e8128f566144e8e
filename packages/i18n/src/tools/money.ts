/** Amounts of money as people read and type them. Apart from the numbers: it needs the engine. */

import { type Money, moneyWriter, symbolOf } from '@sidepot/engine';
import { localesOfNow } from './locales.js';
import { count, marksOfNow } from './numbers.js';

interface Sign {
  /** It stands before the amount. */
  readonly isFirst: boolean;
  /** What stands between them. */
  readonly gap: string;
}

/** Where the language puts the sign of a currency. */
function signPlace(): Sign {
  const money = new Intl.NumberFormat(localesOfNow().numbers, {
    style: 'currency',
    currency: 'EUR',
  });
  const types = money.formatToParts(1);
  const at = types.findIndex(({ type }) => type === 'currency');
  const beside = types[at === 0 ? 1 : at - 1];
  return { isFirst: at === 0, gap: beside?.type === 'literal' ? beside.value : '' };
}

/**
 * Chips in a unit, with all its decimals: with the unit 0.01, 123450 are $1,234.50 and 1000 $10.00,
 * in German 1.234,50 $ and 10,00 $.
 */
export function moneyOf(unit: string, sign: string): Money {
  const { isFirst, gap } = signPlace();
  const space = sign === '' ? '' : /^[A-Z]{3}$/.test(sign) ? '\u00a0' : gap;
  const symbol = isFirst ? sign + space : '';
  const style = {
    symbol,
    point: marksOfNow().point,
    minus: '−',
    unknown: '∞',
    zeros: true,
    group: count,
  };
  const write = moneyWriter(unit, style);
  return isFirst ? write : (chips) => `${write(chips)}${space}${sign}`;
}

/** What stands beside an amount in a currency: $, or CHF. */
export const signOf = (currency: string): string => symbolOf(currency) || currency;
