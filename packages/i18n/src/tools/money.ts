/** Amounts of money as people read and type them. Apart from the numbers: it needs the engine. */

import { type Money, moneyWriter, type NumberMarks, symbolOf } from '@sidepot/engine';
import { localesOfNow } from './locales.js';
import { count } from './numbers.js';

/** How the language writes numbers and money. */
interface Manner extends NumberMarks {
  /** The sign of a currency stands before the amount, with this between them. */
  readonly isSignFirst: boolean;
  readonly gap: string;
}

const manners = new Map<string, Manner>();

/** As `Intl` has it; a point that no keyboard for Latin digits has is written as in English. */
function mannerOfNow(): Manner {
  const locale = localesOfNow().numbers;
  const known = manners.get(locale);
  if (known !== undefined) return known;
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.5);
  const markOf = (type: string): string => parts.find((one) => one.type === type)?.value ?? '';
  const point = markOf('decimal') === ',' ? ',' : '.';
  const group = markOf('group');
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
  const types = money.formatToParts(1);
  const at = types.findIndex(({ type }) => type === 'currency');
  const beside = types[at === 0 ? 1 : at - 1];
  const made: Manner = {
    ...{ point, groups: group === point ? '' : group, isSignFirst: at === 0 },
    gap: beside?.type === 'literal' ? beside.value : '',
  };
  manners.set(locale, made);
  return made;
}

/** What is typed is read by them. */
export function marksOfNow(): NumberMarks {
  const { point, groups } = mannerOfNow();
  return { point, groups };
}

/**
 * Chips in a unit, with all its decimals: with the unit 0.01, 123450 are $1,234.50 and 1000 $10.00,
 * in German 1.234,50 $ and 10,00 $.
 */
export function moneyOf(unit: string, sign: string): Money {
  const { point, isSignFirst, gap } = mannerOfNow();
  const space = sign === '' ? '' : /^[A-Z]{3}$/.test(sign) ? '\u00a0' : gap;
  const symbol = isSignFirst ? sign + space : '';
  const style = { symbol, point, minus: '−', unknown: '∞', zeros: true, group: count };
  const write = moneyWriter(unit, style);
  return isSignFirst ? write : (chips) => `${write(chips)}${space}${sign}`;
}

/** What stands beside an amount in a currency: $, or CHF. */
export const signOf = (currency: string): string => symbolOf(currency) || currency;
