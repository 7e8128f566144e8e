/**
 * Errors are data: a code for programs, numbers for messages, a sentence for people.
 * Functions that judge user input return a `Result`; the throwing API throws one `PokerError`
 * with the same content. Every code has a row in docs/errors.md (a test compares the two).
 */

export type PlayerId = string | number;

export const ERROR_CODES = [
  'BAD_INPUT',
  'UNKNOWN_KEY',
  'NOT_INTEGER',
  'UNSAFE_INTEGER',
  'NEGATIVE_AMOUNT',
  'TOO_FEW_PLAYERS',
  'TOO_MANY_PLAYERS',
  'DUPLICATE_PLAYER',
  'DUPLICATE_SEAT',
  'SEAT_OUT_OF_RANGE',
  'BUTTON_OUT_OF_RANGE',
  'EMPTY_STACK',
  'NOT_ENOUGH_CHIPS',
  'STACK_MISMATCH',
  'NO_LIVE_HAND',
  'UNKNOWN_PLAYER',
  'UNKNOWN_POT',
  'MISSING_RANK',
  'DUPLICATE_RANK',
  'RANK_OF_FOLDED',
  'BAD_BOARDS',
  'MISSING_SEAT',
  'MISSING_WINNER',
  'NOT_ELIGIBLE',
  'INCONSISTENT_WINNERS',
  'ORPHAN_LAYER',
  'BAD_BLINDS',
  'BAD_ANTE',
  'BAD_UNIT',
  'BAD_RAKE',
  'INVALID_POTS',
  'CONSERVATION',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/** What was wrong: `code`, a sentence, and the offending names and numbers beside them (R104). */
export interface Rejection {
  readonly code: ErrorCode;
  readonly message: string;
  readonly [detail: string]: unknown;
}

export type Result<T, E = Rejection> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

export class PokerError extends Error {
  override readonly name = 'PokerError';
  readonly code: ErrorCode;
  readonly rejection: Rejection;

  constructor(rejection: Rejection) {
    super(rejection.message);
    this.code = rejection.code;
    this.rejection = rejection;
  }
}

export const reject = (
  code: ErrorCode,
  message: string,
  details: Readonly<Record<string, unknown>> = {},
): Rejection => ({ code, message, ...details });

/** For the throwing API: raises the rejection, if there is one. */
export function throwIf(rejection: Rejection | undefined): void {
  if (rejection !== undefined) throw new PokerError(rejection);
}

/** A broken invariant is a bug of ours, never an answer: it always throws (R4, R104). */
export function assertConserved(expected: number, actual: number, where: string): void {
  if (expected === actual) return;
  const off = expected - actual;
  throw new PokerError(
    reject('CONSERVATION', `${where}: ${expected} chips in, ${actual} out`, {
      expected,
      actual,
      off,
    }),
  );
}
