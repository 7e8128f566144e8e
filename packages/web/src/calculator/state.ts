/**
 * The form and its answer. While something typed makes no sense, its field says so and the last
 * answer stays.
 */

import type { Draft } from './draft.js';
import type { Errors } from './errors.js';
import { readDraft } from './read.js';
import { type Answer, solve } from './solve.js';

export interface CalculatorState {
  readonly draft: Draft;
  readonly errors: Errors;
  /** The last one that could be given. */
  readonly answer: Answer | null;
  /** The answer is not of what is typed now. */
  readonly isOld: boolean;
}

export function stateOf(draft: Draft, last: Answer | null = null): CalculatorState {
  const read = readDraft(draft);
  if (!read.ok) return { draft, errors: read.errors, answer: last, isOld: true };
  const answer = solve(draft, read.hand);
  return { draft, errors: answer.checks, answer, isOld: false };
}

export type Change = (draft: Draft) => Draft;

export const changed = (state: CalculatorState, change: Change): CalculatorState =>
  stateOf(change(state.draft), state.answer);
