/** Shares of a total for display: one decimal, summing to exactly 100.0 by largest remainder. */

import { throwing, unfit } from '../../checks.js';
import { amountProblem, multiplyDivide, totalProblem } from '../../chips.js';
import { type Refusal, throwIf } from '../../errors.js';

const TENTHS = 1000;

/**
 * What part of their total each amount is, in per cent.
 *
 * @throws `PokerError`: `BAD_INPUT` for what is no list; `NOT_INTEGER`, `NEGATIVE_AMOUNT` or
 * `UNSAFE_INTEGER` for an amount, or all together, that is none.
 *
 * @example
 * import { percentages } from '@sidepot/engine';
 *
 * percentages([200, 100, 0]); // → [66.7, 33.3, 0]
 */
export const percentages = (amounts: readonly number[]): number[] =>
  throwing(() => {
    throwIf(amountsProblem(amounts));
    return percentagesOf(amounts);
  });

function amountsProblem(amounts: readonly number[]): Refusal | undefined {
  if (!Array.isArray(amounts)) return unfit('amounts', 'list', amounts);
  let total = 0;
  for (let i = 0; i < amounts.length; i++) {
    const wrong = amountProblem(amounts[i], `amounts[${i}]`);
    if (wrong !== undefined) return wrong;
    total += amounts[i];
  }
  return totalProblem(total);
}

/** The same for amounts that were judged. */
export function percentagesOf(amounts: readonly number[]): number[] {
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
