/** Amounts that may be below zero, as people type them. */

import { typedChips } from '../../ui/typed/chips.js';

/** "+100", "-100" and "−100"; null for nothing or no number. */
export function readSigned(typed: string): number | null {
  const [, sign, rest = ''] = /^([+\-−]?)\s?(.*)$/.exec(typed.trim()) ?? [];
  const amount = typedChips(rest);
  if (amount === null) return null;
  return (sign === '-' || sign === '−') && amount > 0 ? -amount : amount;
}
