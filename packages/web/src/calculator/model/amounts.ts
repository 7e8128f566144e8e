/** Amounts in the calculator's fields: an empty one is nothing put in, and "5000+2500" is a sum. */

import { type Result, readChips } from '@sidepot/engine';
import { marksOfNow } from '@sidepot/i18n/page';

export function readEntry(typed: string): Result<number> {
  const [first = '', ...more] = typed.split('+');
  if (typed.trim() === '') return { ok: true, value: 0 };
  let sum = 0;
  // While the next term is not typed yet, the sum ends in its sign.
  const terms = more.at(-1)?.trim() === '' ? more.slice(0, -1) : more;
  for (const term of [first, ...terms]) {
    const read = readChips(term, 'amount', '1', marksOfNow());
    if (!read.ok) return read;
    sum += read.value;
  }
  return Number.isSafeInteger(sum) ? { ok: true, value: sum } : readChips(String(sum), 'amount');
}

export const typedAmount = (amount: number): string => (amount === 0 ? '' : String(amount));

/** Nothing where it is no amount. */
export function amountIn(typed: string): number {
  const read = readEntry(typed);
  return read.ok ? read.value : 0;
}
