/** Amounts in the calculator's fields: an empty one is nothing put in. */

import { type Result, readChips } from '@sidepot/engine';
import { marksOfNow } from '@sidepot/i18n/page';

export const readEntry = (typed: string): Result<number> =>
  typed.trim() === '' ? { ok: true, value: 0 } : readChips(typed, 'amount', '1', marksOfNow());

export const typedAmount = (amount: number): string => (amount === 0 ? '' : String(amount));
