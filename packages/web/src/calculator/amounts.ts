/** Amounts as they are typed. Whole chips are the rule (R1); 12,500 and 12.5k are understood. */

import { type ErrorCode, MAX_CHIPS } from '@sidepot/engine';

export type ReadAmount =
  | { readonly ok: true; readonly value: number }
  | { readonly ok: false; readonly code: ErrorCode };

/** Separators only between groups of three, so that 12,50 is no 1250. */
const GROUPED = /^\d{1,3}(?:[\s,_'’]\d{3})+$/;
const PLAIN = /^\d+$/;
const SHORT = /^(\d+(?:\.\d+)?)\s?([km])$/i;
const TIMES: Readonly<Record<string, number>> = { k: 1000, m: 1_000_000 };

/** Nothing typed is nothing put in. */
export function readAmount(typed: string): ReadAmount {
  const text = typed.trim();
  if (text === '') return { ok: true, value: 0 };
  if (/^[-−]\s?\d/.test(text)) return { ok: false, code: 'NEGATIVE_AMOUNT' };
  const value = numberIn(text);
  if (value === null || !Number.isInteger(value)) return { ok: false, code: 'NOT_INTEGER' };
  return value > MAX_CHIPS ? { ok: false, code: 'UNSAFE_INTEGER' } : { ok: true, value };
}

function numberIn(text: string): number | null {
  if (PLAIN.test(text)) return Number(text);
  if (GROUPED.test(text)) return Number(text.replace(/\D/g, ''));
  const short = SHORT.exec(text);
  if (short === null) return null;
  const times = TIMES[short[2]?.toLowerCase() ?? ''] ?? 1;
  // 2.3k is 2,300, although 2.3 × 1000 is a little less.
  return Number((Number(short[1]) * times).toFixed(6));
}

export const typedAmount = (amount: number): string => (amount === 0 ? '' : String(amount));
