/**
 * The form and its answer. While something typed makes no sense, its field says so and the last
 * answer stays.
 */

import { type BothOrders, bothOrders } from './both-orders.js';
import type { CalculatorDraft } from './draft.js';
import type { Errors } from './errors.js';
import { readDraft } from './read.js';
import { type Solution, solve } from './solve.js';

export interface CalculatorState {
  readonly draft: CalculatorDraft;
  readonly errors: Errors;
  /** The last one that could be given. */
  readonly answer: Solution | null;
  /** Its results by either order of a single ante, where they differ. */
  readonly both: BothOrders | null;
  /** The answer is not of what is typed now. */
  readonly isOld: boolean;
}

export function stateOf(
  draft: CalculatorDraft,
  last: CalculatorState | null = null,
): CalculatorState {
  const read = readDraft(draft);
  if (!read.ok) {
    const { answer = null, both = null } = last ?? {};
    return { draft, errors: read.errors, answer, both, isOld: true };
  }
  const answer = solve(draft, read.hand);
  const both = bothOrders(draft, answer);
  return { draft, errors: answer.checks, answer, both, isOld: false };
}

export type Change = (draft: CalculatorDraft) => CalculatorDraft;

export const changed = (state: CalculatorState, change: Change): CalculatorState =>
  stateOf(change(state.draft), state);
