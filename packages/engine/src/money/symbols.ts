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

/** '' if it has none that we know. */
export const symbolOf = (code: string): string =>
  (Object.hasOwn(SYMBOLS, code) ? SYMBOLS[code] : undefined) ?? '';
