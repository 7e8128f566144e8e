/** Amounts that may be below zero, as people type them. */

import { typedChips } from '../ui/typed-chips.js';

/** "+100", "-100" and "−100"; null for nothing or no number. */
export function readSigned(typed: string): number | null {
  const found = /^([+\-−]?)(.+)$/.exec(typed.trim());
  const amount = typedChips(found?.[2] ?? '');
  if (amount === null || amount === 0) return null;
  return found?.[1] === '-' || found?.[1] === '−' ? -amount : amount;
}
