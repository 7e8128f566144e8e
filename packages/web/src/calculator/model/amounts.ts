/** Amounts in the calculator's fields: an empty one is nothing put in. */

import { type Result, readChips } from '@sidepot/engine';

export const readEntry = (typed: string): Result<number> =>
  typed.trim() === '' ? { ok: true, value: 0 } : readChips(typed);

export const typedAmount = (amount: number): string => (amount === 0 ? '' : String(amount));
