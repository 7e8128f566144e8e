/** Checks that more than one entry point makes (R104). Each says what is wrong, or nothing. */

import { isAmount } from '../chips.js';
import { type ErrorCode, type Rejection, reject } from '../errors.js';

/** As many as the largest game can be dealt to: hold'em with three burns. */
export const MAX_PLAYERS = 22;

export const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** "`field` must be `wants`": for shapes, as opposed to amounts. */
export const unfit = (
  field: string,
  wants: string,
  value: unknown,
  code: ErrorCode = 'BAD_INPUT',
): Rejection => reject(code, { field, wants, value });

/** An option left out is fine; one that is not in the list would be silently ignored. */
export const choiceProblem = (
  field: string,
  value: unknown,
  choices: readonly string[],
  code?: ErrorCode,
): Rejection | undefined =>
  value === undefined || choices.includes(value as string)
    ? undefined
    : unfit(field, choices.join(' or '), value, code);

export function crowdProblem(count: number): Rejection | undefined {
  if (count < 2) return reject('TOO_FEW_PLAYERS', { count });
  return count > MAX_PLAYERS ? reject('TOO_MANY_PLAYERS', { count, max: MAX_PLAYERS }) : undefined;
}

export const unitProblem = (unit: unknown): Rejection | undefined =>
  isAmount(unit) && unit > 0 ? undefined : reject('BAD_UNIT', { value: unit });
