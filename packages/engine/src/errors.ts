/**
 * Errors are data: a code, and the offending names and numbers beside it (R104). Functions that
 * judge user input return a `Result`; the throwing API throws one `PokerError` with the same
 * content. Sentences for people are made of it by `refusalText`. Every code has a row in
 * docs/errors.md (a test compares the two).
 */

import type { NOTATION_TITLES, REASONS, Reason } from './reasons.js';
import type { WANTS, Wants } from './wants.js';

/** Who a player is: a name or a whole number, different for each player of a hand. */
export type PlayerId = string | number;

/** Every code that a refusal can have; docs/errors.md says what each means and what to do. */
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
  'BAD_ROUNDING',
  'BAD_RAKE',
  'BAD_RANDOM',
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
  'BRING_IN_DUE',
  'DRAW_DUE',
  'NOT_YOUR_CARD',
  'TOO_MANY_DISCARDS',
  'MUST_DISCARD',
  'LAST_LIVE_HAND',
  'FOLD_NOT_ALLOWED',
  'DECK_EXHAUSTED',
  'NOT_DUE',
  'TOO_LATE',
  'INVALID_POTS',
  'CONSERVATION',
] as const;

/** One of {@link ERROR_CODES}. */
export type ErrorCode = (typeof ERROR_CODES)[number];

/** The details that a text names: "at least {least}" has `least`, "{choices| or }" has `choices`. */
export type DetailIn<Text extends string> = Text extends `${string}{${infer Detail}}${infer Rest}`
  ? (Detail extends `${infer Name}|${string}` ? Name : Detail) | DetailIn<Rest>
  : never;

/** `Key` with the details that its text names; the bare key, if there are none. */
type Keyed<Name extends string, Texts extends Readonly<Record<string, string>>, Detail> = {
  [Key in keyof Texts]: [DetailIn<Texts[Key]>] extends [never]
    ? Key
    : { readonly [N in Name]: Key } & { readonly [D in DetailIn<Texts[Key]>]: Detail };
}[keyof Texts];

/** A number, a name, or what can be chosen. */
export type WantsDetail = string | number | boolean | readonly (string | number | boolean)[];

/** What something must be, with the numbers and names that the text of its key has places for. */
export type Wanted = Keyed<'wants', typeof WANTS, WantsDetail>;

/** What lies beside `wants`: the numbers and names that its text has places for. */
export type WantsDetails = { readonly [Detail in DetailIn<(typeof WANTS)[Wants]>]?: WantsDetail };

/** Why a hand history is refused, in the same way. */
export type Cause = Keyed<'reason', typeof REASONS, string | number>;

/** What lies beside `reason`. */
export type ReasonDetails = {
  readonly [Detail in Exclude<DetailIn<(typeof REASONS)[Reason]>, 'notation'>]?: string | number;
};

/** "`field` must be `wants`": beside it lies what the text of `wants` names. */
export type Unfit = {
  /** A path: `players[2].stack`. */
  readonly field: string;
  readonly wants: Wants;
  readonly value?: unknown;
} & WantsDetails;

/**
 * What stands beside each code; docs/errors.md says the same for people (a test compares). A detail
 * named `value`, `button` or `card` is what was handed in, so it may be anything.
 */
export interface RefusalDetails {
  BAD_INPUT: Unfit & { readonly nearest?: string };
  UNKNOWN_KEY: {
    readonly key: string;
    readonly known: readonly string[];
    readonly nearest?: string;
  };
  UNREADABLE: { readonly thrown: string };
  NOT_INTEGER: { readonly field: string; readonly value: unknown; readonly player?: PlayerId };
  UNSAFE_INTEGER: {
    readonly field: string;
    readonly value: unknown;
    readonly max: number;
    readonly player?: PlayerId;
  };
  NEGATIVE_AMOUNT: { readonly field: string; readonly value: unknown; readonly player?: PlayerId };
  TOO_FEW_PLAYERS: { readonly count: number };
  TOO_MANY_PLAYERS: { readonly count: number; readonly max: number };
  DUPLICATE_PLAYER: { readonly player: PlayerId };
  DUPLICATE_SEAT: { readonly players: readonly PlayerId[]; readonly seat: number };
  SEAT_OUT_OF_RANGE: { readonly player: PlayerId; readonly seat: number; readonly max: number };
  BUTTON_OUT_OF_RANGE: { readonly button: unknown; readonly max: number };
  EMPTY_STACK: { readonly player: PlayerId };
  NOT_ENOUGH_CHIPS: {
    readonly player?: PlayerId;
    readonly startingStack?: number;
    readonly finalStack?: number;
    readonly totalContribution?: number;
    readonly to?: number;
    readonly max?: number;
    readonly owed?: number;
  };
  STACK_MISMATCH: {
    readonly player: PlayerId;
    readonly startingStack: number;
    readonly finalStack: number;
    readonly totalContribution: number;
  };
  NO_LIVE_HAND: { readonly index?: number };
  UNKNOWN_PLAYER: {
    readonly player?: PlayerId;
    readonly seat?: number;
    readonly board?: number;
    readonly half?: 'high' | 'low';
  };
  UNKNOWN_POT: { readonly pot: string };
  MISSING_RANK: { readonly player: PlayerId; readonly board?: number; readonly index?: number };
  DUPLICATE_RANK: {
    readonly player: PlayerId;
    readonly board: number;
    readonly half: 'high' | 'low';
  };
  RANK_OF_FOLDED: {
    readonly player: PlayerId;
    readonly board: number;
    readonly half: 'high' | 'low';
  };
  BAD_BOARDS: Unfit;
  MISSING_SEAT: { readonly player: PlayerId; readonly index?: number; readonly pot?: string };
  MISSING_WINNER: { readonly pot: string };
  NOT_ELIGIBLE: {
    readonly player: PlayerId;
    readonly pot: string;
    readonly eligible: readonly PlayerId[];
  };
  INCONSISTENT_WINNERS: {
    readonly pot: string;
    readonly expected: readonly string[];
    readonly actual: readonly string[];
  };
  ORPHAN_LAYER: { readonly amount: number };
  BAD_BLINDS: Unfit;
  BAD_ANTE: Unfit & {
    readonly player?: PlayerId;
    readonly put?: number;
    readonly owed?: number;
  };
  BAD_UNIT: { readonly value: unknown };
  BAD_ROUNDING: { readonly roundTo: number; readonly max: number };
  BAD_RAKE: Unfit;
  BAD_RANDOM: Unfit;
  BAD_CARD: { readonly card: unknown; readonly game?: string };
  DUPLICATE_CARD: { readonly card: unknown };
  BAD_HAND: Unfit;
  BAD_RANGE: { readonly wants: Wants; readonly range?: unknown } & WantsDetails;
  BAD_NOTATION: {
    readonly reason: Reason;
    readonly line?: number;
    readonly field?: string;
    readonly action?: number;
    readonly notation?: keyof typeof NOTATION_TITLES;
  } & ReasonDetails;
  UNSUPPORTED_GAME: { readonly variant: string; readonly line?: number };
  TOO_MANY_CARDS: {
    readonly count: number;
    readonly max: number;
    readonly player?: number;
    readonly action?: number;
  };
  CARDS_DIFFER: { readonly player: number; readonly action?: number };
  SEAT_TAKEN: { readonly player: PlayerId; readonly seat: number };
  ALREADY_SEATED: { readonly player: PlayerId; readonly seat: number };
  NOT_SEATED: { readonly player: PlayerId };
  BAD_BUY_IN: {
    readonly player: PlayerId;
    readonly amount: number;
    readonly min: number;
    readonly max: number;
    readonly unit: number;
  };
  WRONG_MODE: { readonly mode: string };
  HAND_RUNNING: { readonly hand: number };
  NO_HAND: Readonly<Record<never, never>>;
  CANNOT_STRADDLE: { readonly player: PlayerId };
  ENTRY_CLOSED: {
    readonly player: PlayerId;
    readonly level?: number;
    readonly last?: number;
    readonly entries?: number;
    readonly max?: number;
  };
  ON_BREAK: { readonly until: number };
  TOURNAMENT_OVER: Readonly<Record<never, never>>;
  TOO_LARGE: { readonly cases: number; readonly max: number };
  ABORTED: Readonly<Record<never, never>>;
  BAD_VERSION: { readonly version: unknown; readonly wants: number };
  BAD_COMMAND: Unfit;
  NOT_YOUR_COMMAND: { readonly seat: number; readonly command: string; readonly of?: number };
  NOT_YOUR_TURN: { readonly seat: number; readonly turn?: number };
  HAND_OVER: Readonly<Record<never, never>>;
  BETTING_CLOSED: Readonly<Record<never, never>>;
  PLAYER_FOLDED: { readonly seat: number };
  PLAYER_ALL_IN: { readonly seat: number };
  CANNOT_CHECK: { readonly owed: number };
  NOTHING_TO_CALL: Readonly<Record<never, never>>;
  BET_EXISTS: { readonly currentBet: number };
  NO_BET_TO_RAISE: Readonly<Record<never, never>>;
  BELOW_MINIMUM: { readonly to: number; readonly min: number; readonly max: number };
  ABOVE_MAXIMUM: { readonly to: number; readonly min: number; readonly max: number };
  NOT_UNIT_MULTIPLE: { readonly to: number; readonly unit: number };
  NOT_REOPENED: { readonly owed: number };
  RAISE_CAP: { readonly owed: number };
  NO_RIVAL_TO_RAISE: { readonly owed: number };
  BRING_IN_DUE: { readonly bringIn: number };
  DRAW_DUE: { readonly seat: number };
  NOT_YOUR_CARD: { readonly card: unknown };
  TOO_MANY_DISCARDS: { readonly count: number; readonly max: number };
  MUST_DISCARD: { readonly count: number; readonly min: number };
  LAST_LIVE_HAND: { readonly seat: number };
  FOLD_NOT_ALLOWED: Readonly<Record<never, never>>;
  DECK_EXHAUSTED: { readonly needed: number; readonly left: number };
  NOT_DUE: { readonly command: string; readonly turn?: string };
  TOO_LATE: { readonly actions: number; readonly wagers: number };
  INVALID_POTS: { readonly condition: number; readonly pot?: string };
  CONSERVATION: { readonly expected: number; readonly actual: number; readonly off: number };
}

/** Where it is: what is about one of these says so under these names, whatever the code. */
export interface RefusalPlace {
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
  [Code in ErrorCode]: 'field' | 'wants' extends keyof RefusalDetails[Code] ? Code : never;
}[ErrorCode];

/** The refusal with this code: `RefusalOf<'BELOW_MINIMUM'>` has `to`, `min` and `max`. */
export type RefusalOf<Code extends ErrorCode> = Code extends ErrorCode
  ? { readonly code: Code } & RefusalDetails[Code] &
      Omit<RefusalPlace, keyof RefusalDetails[Code]> extends infer All
    ? { [Detail in keyof All]: All[Detail] }
    : never
  : never;

/**
 * Why something was refused: a code, and the details of that code beside it. Once the code is known,
 * so are they. A server and its clients have codes of their own, `Refusal<MyCode>`: of what stands
 * beside those nothing is known here.
 *
 * @example
 * import { apply, type Command, type HandState } from '@sidepot/engine';
 *
 * function least(state: HandState, command: Command): number {
 *   const step = apply(state, command);
 *   return !step.ok && step.error.code === 'BELOW_MINIMUM' ? step.error.min : 0;
 * }
 */
export type Refusal<Code extends string = ErrorCode> = Code extends ErrorCode
  ? RefusalOf<Code>
  : { readonly code: Code; readonly [detail: string]: unknown };

/** An answer, or why there is none: look at `ok` first. Nothing was changed if it is false. */
export type Result<T, E = Refusal> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

/**
 * What the throwing functions throw: `code` and `refusal` are what the others return as `error`.
 *
 * @example
 * ```ts
 * import { parseCard, PokerError } from '@sidepot/engine';
 *
 * try {
 *   parseCard('1x');
 * } catch (error) {
 *   if (!(error instanceof PokerError)) throw error;
 *   console.log(error.code); // → BAD_CARD
 * }
 * ```
 */
export class PokerError extends Error {
  override readonly name = 'PokerError';
  readonly code: ErrorCode;
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(messageOf(refusal));
    this.code = refusal.code;
    this.refusal = refusal;
  }
}

function messageOf(refusal: Refusal): string {
  try {
    if (typeof refusal.code === 'string') return Object.entries(refusal).map(brief).join(', ');
  } catch {
    // Refused below: what cannot be read is no refusal either.
  }
  throw new PokerError(reject('BAD_INPUT', { field: 'refusal', wants: 'refusal', value: refusal }));
}

/** "player: Alice"; the code goes without its key. */
const brief = ([key, value]: [string, unknown]): string => {
  const text = quotedNames(value, ' ');
  return key === 'code' ? text : `${key}: ${text}`;
};

/** A list has four thousand million places at most, and a sentence needs few of them. */
const MOST_NAMES = 50;

/** What was handed in may be anything: of a list the first names, and what cannot be read is no list. */
export function quotedNames(value: unknown, separator: string): string {
  try {
    if (Array.isArray(value)) return value.slice(0, MOST_NAMES).map(nameOf).join(separator);
  } catch {}
  return nameOf(value);
}

/** Objects and functions may do anything when they are made into texts. */
export const nameOf = (value: unknown): string =>
  value !== null && (typeof value === 'object' || typeof value === 'function')
    ? typeof value
    : String(value);

type DetailsOf<Code extends ErrorCode> = Code extends ErrorCode
  ? Omit<RefusalOf<Code>, 'code'>
  : never;

/** The details of a code; none need be given where all may be left out. */
type Details<Code extends ErrorCode> =
  Readonly<Record<never, never>> extends RefusalDetails[Code]
    ? [details?: DetailsOf<Code>]
    : [details: DetailsOf<Code>];

export const reject = <Code extends ErrorCode>(
  code: Code,
  ...[details]: Details<Code>
): RefusalOf<Code> => ({ code, ...details }) as unknown as RefusalOf<Code>;

export const refused = (error: Refusal): Result<never> => ({ ok: false, error });

/** For the throwing API: raises the refusal, if there is one. */
export function throwIf(refusal: Refusal | undefined): void {
  if (refusal !== undefined) throw new PokerError(refusal);
}

/** A broken invariant is never an answer: it always throws (R4, R104). */
export function assertConserved(expected: number, actual: number): void {
  if (expected === actual) return;
  throw new PokerError(reject('CONSERVATION', { expected, actual, off: expected - actual }));
}
