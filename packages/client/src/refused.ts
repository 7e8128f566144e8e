/** A no, from the server or from here. */

import type { RefusalBody, RefusalCode, ServerRefusal } from '@sidepot/protocol';

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
 * Why something was not done: the code, and beside it the numbers and names that belong to it
 * (docs/errors.md says which).
 *
 * @example
 * ```ts
 * import type { ClientRefusal } from '@sidepot/client';
 *
 * const tooMuch: ClientRefusal = { code: 'ABOVE_MAXIMUM', to: 1200, min: 20, max: 1000 };
 * const gone: ClientRefusal = { code: 'OFFLINE' };
 * ```
 */
export type ClientRefusal =
  | ServerRefusal
  | { readonly code: 'OFFLINE' | 'CLOSED'; readonly [detail: string]: unknown };

/** In a message the code and the rest lie apart: nowhere else is that known here. */
export const refusalIn = ({
  code,
  details,
}: Pick<RefusalBody['error'], 'code' | 'details'>): ServerRefusal =>
  ({ code, ...details }) as ServerRefusal;

/** Milliseconds; 0 if it does not say. */
export function retryAfter(refusal: ClientRefusal): number {
  const { retryAfter: wait }: Readonly<Record<string, unknown>> = refusal;
  return typeof wait === 'number' ? wait : 0;
}

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
  readonly refusal: ClientRefusal;

  constructor(refusal: ClientRefusal, message: string) {
    super(message);
    this.code = refusal.code;
    this.refusal = refusal;
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
