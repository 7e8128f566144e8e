/**
 * Errors are data: a code, and the offending names and numbers beside it (R104). Functions that
 * judge user input return a `Result`; the throwing API throws one `PokerError` with the same
 * content. Sentences for people are made of it by `rejectionText`. Every code has a row in
 * docs/errors.md (a test compares the two).
 */

export type PlayerId = string | number;

export const ERROR_CODES = [
  'BAD_INPUT',
  'UNKNOWN_KEY',
  'UNREADABLE',
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
  'BAD_CARD',
  'DUPLICATE_CARD',
  'BAD_HAND',
  'BAD_RANGE',
  'BAD_NOTATION',
  'UNSUPPORTED_GAME',
  'TOO_MANY_CARDS',
  'CARDS_DIFFER',
  'SEAT_TAKEN',
  'ALREADY_SEATED',
  'NOT_SEATED',
  'BAD_BUY_IN',
  'WRONG_MODE',
  'HAND_RUNNING',
  'NO_HAND',
  'CANNOT_STRADDLE',
  'ENTRY_CLOSED',
  'ON_BREAK',
  'TOURNAMENT_OVER',
  'TOO_LARGE',
  'ABORTED',
  'BAD_VERSION',
  'BAD_COMMAND',
  'NOT_YOUR_TURN',
  'HAND_OVER',
  'BETTING_CLOSED',
  'PLAYER_FOLDED',
  'PLAYER_ALL_IN',
  'CANNOT_CHECK',
  'NOTHING_TO_CALL',
  'BET_EXISTS',
  'NO_BET_TO_RAISE',
  'BELOW_MINIMUM',
  'ABOVE_MAXIMUM',
  'NOT_UNIT_MULTIPLE',
  'NOT_REOPENED',
  'RAISE_CAP',
  'NO_RIVAL_TO_RAISE',
  'LAST_LIVE_HAND',
  'FOLD_NOT_ALLOWED',
  'DECK_EXHAUSTED',
  'NOT_DUE',
  'TOO_LATE',
  'INVALID_POTS',
  'CONSERVATION',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

export interface Rejection {
  readonly code: ErrorCode;
  /** Who, if it is about one player. */
  readonly player?: PlayerId;
  /** Which part of the input. */
  readonly field?: string;
  /** Which board, from 1. */
  readonly board?: number;
  /** Every code has details of its own: docs/errors.md. */
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
    super(Object.entries(rejection).map(brief).join(', '));
    this.code = rejection.code;
    this.rejection = rejection;
  }
}

/** A list may be handed in with billions of holes: no more of it is named. */
const MOST_NAMED = 40;

/** "player: Alice"; the code goes without its key. Objects are named, not looked into. */
const brief = ([key, value]: [string, unknown]): string => {
  const text = Array.isArray(value)
    ? value.slice(0, MOST_NAMED).map(nameOf).join(' ')
    : nameOf(value);
  return key === 'code' ? text : `${key}: ${text}`;
};

export const nameOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? 'object' : String(value);

export const reject = (
  code: ErrorCode,
  details?: Readonly<Record<string, unknown>>,
): Rejection => ({ code, ...details });

export const refused = (error: Rejection): Result<never> => ({ ok: false, error });

/** For the throwing API: raises the rejection, if there is one. */
export function throwIf(rejection: Rejection | undefined): void {
  if (rejection !== undefined) throw new PokerError(rejection);
}

/** A broken invariant is never an answer: it always throws (R4, R104). */
export function assertConserved(expected: number, actual: number): void {
  if (expected === actual) return;
  throw new PokerError(reject('CONSERVATION', { expected, actual, off: expected - actual }));
}
