/** What every reader is asked with: a text, and perhaps what one chip is worth. */

import { isObject, keysProblem, unfit } from '../../checks.js';
import { type Refusal, reject } from '../../errors.js';
import { decimalUnit, type Unit } from '../../money/decimals.js';

/** The options of every reader. */
export interface PhhOptions {
  /** What one chip is worth: '0.01'. By default cents if an amount has a point, else '1'. */
  readonly unit?: string;
}

export const textProblem = (text: unknown): Refusal | undefined =>
  typeof text === 'string' ? undefined : unfit('text', 'text', text);

export const optionsProblem = (options: unknown): Refusal | undefined =>
  isObject(options) ? keysProblem(options, ['unit']) : unfit('options', 'object', options);

/** Undefined if it is left to the amounts of the hand. */
export function chosenUnit({ unit }: PhhOptions): Unit | Refusal | undefined {
  if (unit === undefined) return undefined;
  const isWord = typeof unit === 'string' || typeof unit === 'number';
  const found = isWord ? decimalUnit(String(unit)) : undefined;
  if (found !== undefined) return found;
  return isWord
    ? reject('BAD_NOTATION', { field: 'unit', reason: 'notUnit', token: String(unit).slice(0, 40) })
    : reject('BAD_NOTATION', { field: 'unit', reason: 'isNoUnit' });
}
