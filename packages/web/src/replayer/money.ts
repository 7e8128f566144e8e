/** Chips as the record writes them: with the unit 0.01, 123450 are $1,234.50. */

import { count } from '../i18n/numbers.js';

export type Money = (chips: number) => string;

/** `unit` is positive decimal text, `symbol` what stands before the amount. */
export function moneyOf(unit: string, symbol: string): Money {
  const [whole = '0', fraction = ''] = unit.split('.');
  const decimals = fraction.length;
  const mantissa = BigInt(whole + fraction);
  return (chips) => {
    if (!Number.isFinite(chips)) return '∞';
    const digits = String(BigInt(Math.abs(chips)) * mantissa).padStart(decimals + 1, '0');
    const ones = count(Number(digits.slice(0, digits.length - decimals)));
    const rest = decimals === 0 ? '' : digits.slice(-decimals);
    const part = /[1-9]/.test(rest) ? `.${rest}` : '';
    return `${chips < 0 ? '−' : ''}${symbol}${ones}${part}`;
  };
}
