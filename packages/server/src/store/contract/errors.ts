/** What a store can fail with. The message is one line for the operator and holds no password. */

import { newProblem, type Problem, problemText } from '../../problems.js';

export const STORE_ERROR_CODES = [
  'FOLDER_UNWRITABLE',
  /** Another server has this data folder. */
  'FOLDER_TAKEN',
  'SCHEMA_NEWER',
  'DATABASE_UNREACHABLE',
  /** The connection broke while writing: ask again with the same key to learn what happened. */
  'OUTCOME_UNKNOWN',
  /** Databases that do not belong together, or not all of those that do. */
  'WRONG_DATABASES',
  'UNKNOWN_TABLE',
  /** It cannot be moved now. */
  'TABLE_BUSY',
  /** A text, number or reference the store does not take. */
  'BAD_RECORD',
  /** A file that is no whole backup, or one that would be written over. */
  'BAD_BACKUP',
  /** Nothing is restored over what is there. */
  'NOT_EMPTY',
  'STORE_CLOSED',
  'STORE_FAILED',
  /** What was read is not what was written. */
  'DATABASE_DAMAGED',
] as const;

export type StoreErrorCode = (typeof STORE_ERROR_CODES)[number];

/**
 * A store that cannot be opened, or cannot do what it was asked; `code` says which.
 *
 * @example
 * import { openSqliteStore, StoreError } from '@sidepot/server/store';
 *
 * await openSqliteStore('data').catch((error) => {
 *   if (error instanceof StoreError) console.error(error.code, error.message);
 * });
 */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly code: StoreErrorCode;
  /** The message as data; null for what only we can make sense of, or a database said. */
  readonly problem: Problem | null;

  constructor(code: StoreErrorCode, told: Problem | string, cause?: unknown) {
    const isSaid = typeof told === 'string';
    super(isSaid ? told : problemText(told), cause === undefined ? undefined : { cause });
    this.code = code;
    this.problem = isSaid ? null : told;
  }
}

/** The first line of whatever was thrown. */
export function reasonOf(error: unknown): string {
  // A host with several addresses fails with one error per address and no message of its own.
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  const text = first instanceof Error ? first.message : String(first);
  return text.split('\n', 1)[0] ?? text;
}

export const unknownTable = (tableId: string): StoreError =>
  new StoreError('UNKNOWN_TABLE', newProblem('noTable', { table: tableId }));
