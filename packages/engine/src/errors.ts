/**
 * Errors are data: a code, and the offending names and numbers beside it (R104). Functions that
 * judge user input return a `Result`; the throwing API throws one `PokerError` with the same
 * content. Sentences for people are made of it by `rejectionText`. Every code has a row in
 * docs/errors.md (a test compares the two).
 */

/**
 * The name of a player: a text that is not empty, or a whole number. 1 and "1" are the same
 * player.
 */
export type PlayerId = string | number;

/** Every code that a rejection can have; each has a row in docs/errors.md. */
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
  'NOT_YOUR_COMMAND',
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

/** One of `ERROR_CODES`. */
export type ErrorCode = (typeof ERROR_CODES)[number];

/**
 * What stands beside each code; docs/errors.md says the same for people (a test compares). A detail
 * named `value`, `button` or `card` is what was handed in, so it may be anything.
 */
export interface RejectionDetails {
  BAD_INPUT: Unfit;
  UNKNOWN_KEY: {
    readonly key: string;
    readonly known: readonly string[];
    readonly nearest?: string;
  };
  UNREADABLE: { readonly reason: string };
  NOT_INTEGER: Misfit;
  UNSAFE_INTEGER: Misfit & { readonly max: number };
  NEGATIVE_AMOUNT: Misfit;
  TOO_FEW_PLAYERS: { readonly count: number };
  TOO_MANY_PLAYERS: { readonly count: number; readonly max: number };
  DUPLICATE_PLAYER: OfPlayer;
  DUPLICATE_SEAT: { readonly players: readonly PlayerId[]; readonly seat: number };
  SEAT_OUT_OF_RANGE: OfPlayer & { readonly seat: number; readonly max: number };
  BUTTON_OUT_OF_RANGE: { readonly button: unknown; readonly max: number };
  EMPTY_STACK: OfPlayer;
  NOT_ENOUGH_CHIPS: {
    readonly player?: PlayerId;
    readonly startingStack?: number;
    readonly finalStack?: number;
    readonly totalContribution?: number;
    readonly to?: number;
    readonly max?: number;
    readonly owed?: number;
  };
  STACK_MISMATCH: OfPlayer & {
    readonly startingStack: number;
    readonly finalStack: number;
    readonly totalContribution: number;
  };
  NO_LIVE_HAND: { readonly index?: number };
  UNKNOWN_PLAYER: OfPlayer & { readonly board?: number; readonly half?: Half };
  UNKNOWN_POT: { readonly pot: string };
  MISSING_RANK: OfPlayer & { readonly board?: number; readonly index?: number };
  DUPLICATE_RANK: OfPlayer & { readonly board: number; readonly half: Half };
  RANK_OF_FOLDED: OfPlayer & { readonly board: number; readonly half: Half };
  BAD_BOARDS: Unfit;
  MISSING_SEAT: OfPlayer & { readonly index?: number; readonly pot?: string };
  MISSING_WINNER: { readonly pot: string };
  NOT_ELIGIBLE: OfPlayer & { readonly pot: string; readonly eligible: readonly PlayerId[] };
  INCONSISTENT_WINNERS: {
    readonly pot: string;
    readonly expected: readonly string[];
    readonly actual: readonly string[];
  };
  ORPHAN_LAYER: { readonly amount: number };
  BAD_BLINDS: Unfit;
  BAD_ANTE: Unfit & { readonly player?: PlayerId; readonly put?: number; readonly owed?: number };
  BAD_UNIT: { readonly value: unknown };
  BAD_RAKE: Unfit;
  BAD_CARD: { readonly card: unknown; readonly game?: string };
  DUPLICATE_CARD: { readonly card: unknown };
  BAD_HAND: Unfit;
  BAD_RANGE: { readonly range: unknown; readonly wants: string };
  BAD_NOTATION: {
    readonly reason: string;
    readonly line?: number;
    readonly field?: string;
    readonly action?: number;
  };
  UNSUPPORTED_GAME: { readonly variant: string; readonly line?: number };
  TOO_MANY_CARDS: {
    readonly count: number;
    readonly max: number;
    readonly player?: number;
    readonly action?: number;
  };
  CARDS_DIFFER: { readonly player: number; readonly action?: number };
  SEAT_TAKEN: OfPlayer & { readonly seat: number };
  ALREADY_SEATED: OfPlayer & { readonly seat: number };
  NOT_SEATED: OfPlayer;
  BAD_BUY_IN: OfPlayer & {
    readonly amount: number;
    readonly min: number;
    readonly max: number;
    readonly unit: number;
  };
  WRONG_MODE: { readonly mode: string };
  HAND_RUNNING: { readonly hand: number };
  NO_HAND: None;
  CANNOT_STRADDLE: OfPlayer;
  ENTRY_CLOSED: OfPlayer & {
    readonly level?: number;
    readonly last?: number;
    readonly entries?: number;
    readonly max?: number;
  };
  ON_BREAK: { readonly until: number };
  TOURNAMENT_OVER: None;
  TOO_LARGE: { readonly cases: number; readonly max: number };
  ABORTED: None;
  BAD_VERSION: { readonly version: unknown; readonly wants: number };
  BAD_COMMAND: Unfit;
  NOT_YOUR_COMMAND: { readonly seat: number; readonly command: string; readonly of?: number };
  NOT_YOUR_TURN: { readonly seat: number; readonly turn?: number };
  HAND_OVER: None;
  BETTING_CLOSED: None;
  PLAYER_FOLDED: { readonly seat: number };
  PLAYER_ALL_IN: { readonly seat: number };
  CANNOT_CHECK: { readonly owed: number };
  NOTHING_TO_CALL: None;
  BET_EXISTS: { readonly currentBet: number };
  NO_BET_TO_RAISE: None;
  BELOW_MINIMUM: { readonly to: number; readonly min: number; readonly max: number };
  ABOVE_MAXIMUM: { readonly to: number; readonly min: number; readonly max: number };
  NOT_UNIT_MULTIPLE: { readonly to: number; readonly unit: number };
  NOT_REOPENED: { readonly owed: number };
  RAISE_CAP: { readonly owed: number };
  NO_RIVAL_TO_RAISE: { readonly owed: number };
  LAST_LIVE_HAND: { readonly seat: number };
  FOLD_NOT_ALLOWED: None;
  DECK_EXHAUSTED: { readonly needed: number; readonly left: number };
  NOT_DUE: { readonly command: string; readonly turn?: string };
  TOO_LATE: { readonly actions: number; readonly wagers: number };
  INVALID_POTS: { readonly condition: number; readonly pot?: string };
  CONSERVATION: { readonly expected: number; readonly actual: number; readonly off: number };
}

type Half = 'high' | 'low';

type None = Readonly<Record<never, never>>;

interface OfPlayer {
  readonly player: PlayerId;
}

/** "`field` must be `wants`". */
interface Unfit {
  readonly field: string;
  readonly wants: string;
  readonly value?: unknown;
}

/** A number that is none, or not one that may stand there. */
interface Misfit {
  readonly field: string;
  readonly value: unknown;
  readonly player?: PlayerId;
}

/** Where it is: what is about one of these says so under these names, whatever the code. */
interface Place {
  readonly player?: PlayerId;
  /** Which part of the input. */
  readonly field?: string;
  /** From 1. */
  readonly board?: number;
  /** Of a text, from 1. */
  readonly line?: number;
  /** Of a hand history, from 0. */
  readonly action?: number;
}

/** The codes that say "`field` must be `wants`". */
export type UnfitCode = {
  [Code in ErrorCode]: RejectionDetails[Code] extends Unfit ? Code : never;
}[ErrorCode];

/** The rejection with this code: `RejectionOf<'BELOW_MINIMUM'>` has `to`, `min` and `max`. */
export type RejectionOf<Code extends ErrorCode> = Code extends ErrorCode
  ? Simple<{ readonly code: Code } & DetailsOf<Code>>
  : never;

type DetailsOf<Code extends ErrorCode> = Code extends ErrorCode
  ? RejectionDetails[Code] & Omit<Place, keyof RejectionDetails[Code]>
  : never;

type Simple<T> = { [K in keyof T]: T[K] };

/**
 * Why something was refused: a code, and the details of that code. Once the code is known, so are
 * they.
 *
 * @example
 * import { apply, type Command, type HandState } from '@sidepot/engine';
 *
 * function least(state: HandState, command: Command): number {
 *   const step = apply(state, command);
 *   return !step.ok && step.error.code === 'BELOW_MINIMUM' ? step.error.min : 0;
 * }
 */
export type Rejection = RejectionOf<ErrorCode>;

/**
 * An answer: the value, or why not. Check `ok` first.
 * @example
 * import { parseRange } from '@sidepot/engine';
 *
 * const range = parseRange('QQ+');
 * if (range.ok) range.value.length; // → 18
 * else range.error.code;
 */
export type Result<T, E = Rejection> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

/**
 * What the throwing functions throw: a rejection as an exception. `message` is for logs; make a
 * sentence for people with `rejectionText(error.rejection)`.
 *
 * @throws `PokerError`: `BAD_INPUT` for a rejection that has no code.
 * @example
 * import { calculateSidePots, PokerError } from '@sidepot/engine';
 *
 * try {
 *   calculateSidePots([]);
 * } catch (error) {
 *   if (error instanceof PokerError) error.code; // → 'TOO_FEW_PLAYERS'
 * }
 */
export class PokerError extends Error {
  override readonly name = 'PokerError';
  readonly code: ErrorCode;
  readonly rejection: Rejection;

  constructor(rejection: Rejection) {
    super(messageOf(rejection));
    this.code = rejection.code;
    this.rejection = rejection;
  }
}

function messageOf(rejection: Rejection): string {
  try {
    if (typeof rejection.code === 'string') return Object.entries(rejection).map(brief).join(', ');
  } catch {
    // Refused below: what cannot be read is no rejection either.
  }
  throw new PokerError(
    reject('BAD_INPUT', { field: 'rejection', wants: 'a code and its details', value: rejection }),
  );
}

/** "player: Alice"; the code goes without its key. Objects are named, not looked into. */
const brief = ([key, value]: [string, unknown]): string => {
  const text = namesOf(value, ' ');
  return key === 'code' ? text : `${key}: ${text}`;
};

/** More names than these help nobody, and a list may be as long as it likes. */
const MOST_NAMES = 100;

/** The names in a list, or the one name. What cannot be read has none. */
export function namesOf(value: unknown, between: string): string {
  try {
    if (!Array.isArray(value)) return nameOf(value);
    const names: string[] = [];
    for (let i = 0; i < Math.min(value.length, MOST_NAMES); i++) names.push(nameOf(value[i]));
    return names.join(between);
  } catch {
    return 'object';
  }
}

/** Objects and functions may do anything when they are made into texts. */
export const nameOf = (value: unknown): string =>
  value !== null && (typeof value === 'object' || typeof value === 'function')
    ? typeof value
    : String(value);

/** The details of a code; none need be given where all may be left out. */
type Details<Code extends ErrorCode> = None extends RejectionDetails[Code]
  ? [details?: DetailsOf<Code>]
  : [details: DetailsOf<Code>];

export const reject = <Code extends ErrorCode>(
  code: Code,
  ...[details]: Details<Code>
): RejectionOf<Code> => ({ code, ...details }) as unknown as RejectionOf<Code>;

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
