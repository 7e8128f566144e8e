/** What stands before an amount, by the currency's code. */

const SYMBOLS: Readonly<Record<string, string>> = {
  USD: '$',
  CAD: '$',
  AUD: '$',
  EUR: '€',
  GBP: '£',
  JPY: '¥',
  CNY: '¥',
  INR: '₹',
};

/**
 * What stands before an amount in a currency, by its code: $ for USD. Nothing if no sign is known.
 *
 * @example
 * import { symbolOf } from '@sidepot/engine';
 *
 * symbolOf('EUR'); // → '€'
 * symbolOf('CHF'); // → ''
 */
export const symbolOf = (code: string): string =>
  (typeof code === 'string' && Object.hasOwn(SYMBOLS, code) ? SYMBOLS[code] : undefined) ?? '';
