/** Shares of a total for display: one decimal, summing to exactly 100.0 by largest remainder. */

import { multiplyDivide } from '../chips.js';

const TENTHS = 1000;

export function percentages(amounts: readonly number[]): number[] {
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  if (total === 0) return amounts.map(() => 0);
  const parts = amounts.map((amount, index) => {
    const { floor, rest } = multiplyDivide(amount, TENTHS, total);
    return { index, tenths: floor, rest };
  });
  const left = TENTHS - parts.reduce((sum, part) => sum + part.tenths, 0);
  const byRest = [...parts].sort((a, b) => b.rest - a.rest || a.index - b.index);
  for (const part of byRest.slice(0, left)) part.tenths++;
  return parts.map((part) => part.tenths / 10);
}
