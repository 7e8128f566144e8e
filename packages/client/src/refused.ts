/** A no, from the server or from here. */

import type { Refusal, RefusalCode } from '@sidepot/protocol';

/**
 * Why something was not done: a code of the server or of the rules (docs/errors.md), or one that
 * only a client knows: `OFFLINE`, the server was not reached, and `CLOSED`, the connection was
 * closed on this side before an answer came.
 *
 * @example
 * ```ts
 * import type { ClientCode } from '@sidepot/client';
 *
 * const worthAnotherTry = (code: ClientCode) => code === 'OFFLINE' || code === 'RATE_LIMITED';
 * ```
 */
export type ClientCode = RefusalCode | 'OFFLINE' | 'CLOSED';

/**
 * The numbers and names that belong to a code: docs/errors.md says which.
 *
 * @example
 * ```ts
 * import type { Details } from '@sidepot/client';
 *
 * const limits: Details = { min: 20, max: 1000 };
 * ```
 */
export type Details = Refusal['error']['details'];

/**
 * What the HTTP functions throw, and what ends {@link TableConnection.views} when the server shows
 * us out.
 *
 * @example
 * ```ts
 * import { createTable, RefusedError } from '@sidepot/client';
 *
 * try {
 *   await createTable({ url: 'http://127.0.0.1:3000' }, { poker: { smallBlind: 5, bigBlind: 10 } });
 * } catch (error) {
 *   if (error instanceof RefusedError) error.code; // → 'NO_IDENTITY'
 * }
 * ```
 */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly code: ClientCode;
  readonly details: Details;

  constructor(code: ClientCode, message: string, details: Details = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }
}

/** What passes by itself. */
const PASSING: readonly ClientCode[] = [
  'OFFLINE',
  'RATE_LIMITED',
  'INTERNAL',
  'UNAVAILABLE',
  'UNKNOWN_OUTCOME',
  'STOPPING',
];

export const passes = (code: ClientCode): boolean => PASSING.includes(code);
