/** An amount as chips of a set, for whoever has to push it. Nothing is rounded. */

import { throwing, unfit } from '../checks.js';
import { amountProblem } from '../chips.js';
import { PokerError, throwIf } from '../errors.js';

/** So many chips of one value. */
export interface ChipCount {
  readonly value: number;
  readonly count: number;
}

/** An amount in chips. */
export interface BrokenAmount {
  /** The largest value first; values of which there is none are left out. */
  readonly chips: readonly ChipCount[];
  /** What no chips of the set can make; 0 nearly always. */
  readonly rest: number;
}

/** More values than any set has. */
const MOST_VALUES = 24;

/**
 * An amount in as few chips as going down from the largest gives; exactly, if the set can make it.
 *
 * @throws `PokerError`: for an amount or values that are none.
 *
 * @example
 * import { breakIntoChips } from '@sidepot/engine';
 *
 * breakIntoChips(7_300, [100, 500, 1_000, 5_000]).chips;
 * // → [{ value: 5000, count: 1 }, { value: 1000, count: 2 }, { value: 100, count: 3 }]
 */
export const breakIntoChips = (amount: number, values: readonly number[]): BrokenAmount =>
  throwing(() => {
    throwIf(amountProblem(amount, 'amount'));
    if (!Array.isArray(values) || values.length > MOST_VALUES) {
      throw new PokerError(unfit('values', { wants: 'listUpTo', most: MOST_VALUES }, values));
    }
    for (let i = 0; i < values.length; i++) {
      throwIf(amountProblem(values[i], 'values'));
      if (values[i] === 0) throw new PokerError(unfit('values', 'positives', values[i]));
    }
    const sorted = Array.from(new Set(values)).sort((a, b) => b - a);
    const plain = greedy(amount, sorted);
    const isChain = sorted.every((value, i) => value % (sorted[i + 1] ?? value) === 0);
    if (plain.rest === 0 || isChain) return plain;
    const counts = countsOf(amount, sorted, { left: MOST_STEPS });
    return counts === null ? plain : { chips: named(sorted, counts), rest: 0 };
  });

const named = (values: readonly number[], counts: readonly number[]): ChipCount[] =>
  values.flatMap((value, i) => (counts[i] ? [{ value, count: counts[i] }] : []));

/** Enough for every set that can be bought; a made-up one must not take for ever. */
const MOST_STEPS = 20_000;

/** Values that do not divide each other: down from the largest; where that leads nowhere, one less. */
function countsOf(
  amount: number,
  values: readonly number[],
  steps: { left: number },
): number[] | null {
  const [value, ...smaller] = values;
  if (value === undefined) return amount === 0 ? [] : null;
  for (let count = Math.floor(amount / value); count >= 0; count--) {
    if (--steps.left < 0) return null;
    const rest = countsOf(amount - count * value, smaller, steps);
    if (rest !== null) return [count, ...rest];
  }
  return null;
}

function greedy(amount: number, values: readonly number[]): BrokenAmount {
  let rest = amount;
  const counts = values.map((value) => {
    const count = Math.floor(rest / value);
    rest -= count * value;
    return count;
  });
  return { chips: named(values, counts), rest };
}
