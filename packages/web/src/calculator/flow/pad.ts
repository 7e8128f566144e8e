/** The keypad's keys, as they change what stands in a field. */

import { readEntry } from '../model/amounts.js';

export const AMOUNT_KEYS = [
  ...(['1', '2', '3', 'back'] as const),
  ...(['4', '5', '6', '+'] as const),
  ...(['7', '8', '9', 'K'] as const),
  ...(['0', '00', '000'] as const),
] as const;
export type AmountKey = (typeof AMOUNT_KEYS)[number];

/** More than any amount, or sum of amounts, has. */
const LONGEST_TYPED = 40;

export function typedWith(typed: string, key: AmountKey): string {
  if (key === 'back') return typed.slice(0, -1);
  const term = typed.slice(typed.lastIndexOf('+') + 1);
  if (key === '+') return term === '' ? typed : `${typed}+`;
  const digits = key === 'K' ? '000' : key;
  // A term that begins with nothing has nothing to add a zero to.
  const added = term === '' ? digits.replace(/^0+/, '') : digits;
  const next = `${typed}${added}`;
  return next.length > LONGEST_TYPED ? typed : next;
}

/** A sum that is left is one amount; what is no amount stays as it was typed. */
export function summed(typed: string): string {
  const read = readEntry(typed);
  return typed.includes('+') && read.ok ? String(read.value) : typed;
}
