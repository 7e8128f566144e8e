/**
 * A sentence for each code. Kept apart from the checks, so that who needs only codes does not carry
 * the words, and who needs other words passes a table of their own.
 */

import { callbackProblem, isObject, throwing, unfit } from './checks.js';
import { formatChips } from './chips.js';
import { type ErrorCode, quotedNames, type Refusal, throwIf } from './errors.js';
import { NOTATION_TITLES, REASONS, type Reason } from './reasons.js';
import { WANTS, type Wants } from './wants.js';

/**
 * A sentence for each code, and the parts that sentences are made of, in any language;
 * {@link REFUSAL_TEXTS} are in English. What lacks a key does not compile.
 */
export interface RefusalTexts extends Readonly<Record<ErrorCode, string>> {
  /** What something must be: "{field} must be {wants}". */
  readonly wants: Readonly<Record<Wants, string>>;
  /** Why a hand history cannot be read or written. */
  readonly reasons: Readonly<Record<Reason, string>>;
  /** What a text looks like. */
  readonly notations: Readonly<Record<keyof typeof NOTATION_TITLES, string>>;
  /** How chips are written, if not as by `formatChips`. */
  readonly chips?: (amount: number) => string;
}

/**
 * `{detail}` is replaced; `[…]` is left out if a detail inside it is missing. Between the parts of a
 * list stands a comma, or what is said: `{choices| or }`.
 */
export const REFUSAL_SENTENCES: Readonly<Record<ErrorCode, string>> = {
  BAD_INPUT: '{field} must be {wants}[; did you mean {nearest}?]',
  UNKNOWN_KEY: 'unknown key {key}[; did you mean {nearest}?]',
  UNREADABLE: 'the input cannot be read: {thrown}',
  NOT_INTEGER: '{field}[ of {player}] must be a whole number',
  UNSAFE_INTEGER: '{field}[ of {player}] is above {max}',
  NEGATIVE_AMOUNT: '{field}[ of {player}] is below zero',
  TOO_FEW_PLAYERS: 'a hand needs at least two players',
  TOO_MANY_PLAYERS: 'no deck serves more than {max} players',
  DUPLICATE_PLAYER: '{player} is listed twice',
  DUPLICATE_SEAT: '{players} both sit in seat {seat}',
  SEAT_OUT_OF_RANGE: 'seat {seat} of {player} is not from 1 to {max}',
  BUTTON_OUT_OF_RANGE: 'button {button} is not a seat from 1 to {max}',
  EMPTY_STACK: '{player} was dealt in without chips',
  NOT_ENOUGH_CHIPS:
    '[{player} put in {totalContribution} of a stack of {startingStack}][{to} is more than the {max} that are there][{owed} to call leave nothing to raise with]',
  STACK_MISMATCH:
    '{player} put in {totalContribution}, but the stack went from {startingStack} to {finalStack}',
  NO_LIVE_HAND: 'every player[ of pot {index}] has folded',
  UNKNOWN_PLAYER: '[{player}][seat {seat}] is not in the hand',
  UNKNOWN_POT: 'there is no pot named {pot}',
  MISSING_RANK: '{player} contests a pot without a rank[ on board {board}]',
  DUPLICATE_RANK: '{player} is ranked twice on board {board} ({half})',
  RANK_OF_FOLDED: '{player} folded and cannot be ranked on board {board} ({half})',
  BAD_BOARDS: '{field} must be {wants}',
  MISSING_SEAT: '{player} is not in seatOrder',
  MISSING_WINNER: '{pot} has no winner',
  NOT_ELIGIBLE: '{player} cannot win {pot}: eligible are {eligible}',
  INCONSISTENT_WINNERS:
    'the best hand of the pot below is the best here too: {pot} would go to {expected}',
  ORPHAN_LAYER: '{amount} chips lie above every live hand',
  BAD_BLINDS: '{field} must be {wants}',
  BAD_ANTE: '{field} must be {wants}[: {player} put in {put} and owes {owed}]',
  BAD_UNIT: 'unit must be a whole number of at least 1',
  BAD_ROUNDING: 'prizes cannot be rounded to {roundTo}: the smallest is {max}',
  BAD_RAKE: '{field} must be {wants}',
  BAD_RANDOM: '{field} must be {wants}',
  BAD_CARD: '{card} is not a card[ of {game}]',
  DUPLICATE_CARD: '{card} is there twice',
  BAD_HAND: '{field} must be {wants}',
  BAD_RANGE: '[{range} is not a range: ]{wants}',
  BAD_NOTATION: '[line {line}: ][{field}: ][action {action}: ]{reason}',
  UNSUPPORTED_GAME: '{variant} is not among the games that can be replayed',
  TOO_MANY_CARDS: '{count} cards[ for p{player}] where {max} can be',
  CARDS_DIFFER: 'p{player} showed other cards than those dealt',
  SEAT_TAKEN: 'seat {seat} is taken',
  ALREADY_SEATED: '{player} sits in seat {seat} already',
  NOT_SEATED: '{player} has no seat here',
  BAD_BUY_IN: '{player} can buy from {min} to {max}[, in steps of {unit}]',
  WRONG_MODE: 'not in a {mode}',
  HAND_RUNNING: 'hand {hand} is being played',
  NO_HAND: 'no hand is being played',
  CANNOT_STRADDLE: '{player} cannot straddle the next hand',
  ENTRY_CLOSED: '{player} cannot enter any more',
  ON_BREAK: 'the tournament is on break',
  TOURNAMENT_OVER: 'the tournament is over',
  TOO_LARGE: 'too many cases to count at once: {cases}, at most {max}',
  ABORTED: 'stopped before the end',
  BAD_VERSION: 'a state of version {version} cannot be read: this is version {wants}',
  BAD_COMMAND: '{field} must be {wants}',
  NOT_YOUR_COMMAND: 'seat {seat} cannot say {command}[ for seat {of}]',
  NOT_YOUR_TURN: 'it is not the turn of seat {seat}[, but of seat {turn}]',
  HAND_OVER: 'the hand is over',
  BETTING_CLOSED: 'there is no betting now',
  PLAYER_FOLDED: 'seat {seat} has folded',
  PLAYER_ALL_IN: 'seat {seat} is all-in',
  CANNOT_CHECK: 'checking is not possible: {owed} to call',
  NOTHING_TO_CALL: 'there is nothing to call',
  BET_EXISTS: 'there is a bet of {currentBet}: raise it',
  NO_BET_TO_RAISE: 'there is no bet to raise',
  BELOW_MINIMUM: '{to} is too little: from {min} to {max}',
  ABOVE_MAXIMUM: '{to} is too much: from {min} to {max}',
  NOT_UNIT_MULTIPLE: '{to} is not a multiple of {unit}',
  NOT_REOPENED: 'no full raise since the last action: call or fold',
  RAISE_CAP: 'no more raises on this street',
  NO_RIVAL_TO_RAISE: 'nobody is left who could call more',
  BRING_IN_DUE: 'bring it in for {bringIn}, or complete',
  DRAW_DUE: 'seat {seat} must decide which cards to throw',
  NOT_YOUR_CARD: '{card} is not in this hand',
  TOO_MANY_DISCARDS: '{count} cards are too many to throw: at most {max}',
  MUST_DISCARD: '{count} cards are too few to throw: at least {min}',
  LAST_LIVE_HAND: 'the last live hand cannot be given up',
  FOLD_NOT_ALLOWED: 'checking is free: no folding',
  DECK_EXHAUSTED: '{needed} cards needed, {left} left',
  NOT_DUE: '{command} is not due[: {turn}]',
  TOO_LATE: 'too late for a misdeal: {actions} actions, {wagers} of them with chips',
  INVALID_POTS: 'post-condition {condition} does not hold[ for {pot}]',
  CONSERVATION: '{expected} chips in, {actual} out: off by {off}',
};

/** English: the sentences, and the parts that they are made of. */
export const REFUSAL_TEXTS: RefusalTexts = {
  ...REFUSAL_SENTENCES,
  wants: WANTS,
  reasons: REASONS,
  notations: NOTATION_TITLES,
};

/**
 * A sentence for people: what is wrong, with the names and numbers.
 *
 * @throws `BAD_INPUT` for what is no refusal, no table of texts, or a code that has no text in it
 * @example
 * ```ts
 * import { refusalText } from '@sidepot/engine';
 *
 * refusalText({ code: 'EMPTY_STACK', player: 'Ann' }); // → 'Ann was dealt in without chips'
 * ```
 */
export const refusalText = (refusal: Refusal, texts: RefusalTexts = REFUSAL_TEXTS): string =>
  throwing(() => {
    throwIf(
      isObject(texts)
        ? isObject(refusal) && typeof refusal.code === 'string'
          ? typeof texts[refusal.code] === 'string'
            ? texts.chips === undefined
              ? undefined
              : callbackProblem('chips', texts.chips)
            : unfit('code', 'codeWithText', refusal.code)
          : unfit('refusal', 'refusal', refusal)
        : unfit('texts', 'object', texts),
    );
    return filled(texts[refusal.code], { details: refusal, texts });
  });

interface Told {
  readonly details: Readonly<Record<string, unknown>>;
  readonly texts: RefusalTexts;
}

const DETAIL = /\{(\w+)(?:\|([^}]*))?\}/g;

function filled(text: string, told: Told): string {
  const isComplete = (part: string): boolean =>
    [...part.matchAll(DETAIL)].every(([, detail = '']) => told.details[detail] !== undefined);
  return text
    .replace(/\[([^\]]*)\]/g, (_, part: string) => (isComplete(part) ? part : ''))
    .replace(DETAIL, (_, detail: string, between?: string) => wordOf(detail, told, between));
}

/** Details that are keys, and the table with their texts. */
const TABLES: Readonly<Record<string, 'wants' | 'reasons' | 'notations'>> = {
  wants: 'wants',
  reason: 'reasons',
  notation: 'notations',
  asked: 'notations',
};

/** Details that count chips; other numbers are ids, seats and indexes. */
const CHIPS: readonly string[] = [
  'min',
  'max',
  'to',
  'amount',
  'startingStack',
  'finalStack',
  'totalContribution',
  'put',
  'owed',
  'expected',
  'actual',
  'off',
];

function wordOf(detail: string, told: Told, between = ', '): string {
  const value = told.details[detail];
  const text = textFor(detail, value, told.texts);
  if (text !== undefined) return filled(text, told);
  return typeof value === 'number' && CHIPS.includes(detail)
    ? String((told.texts.chips ?? formatChips)(value))
    : quotedNames(value, between);
}

/** A key without a text is shown as it is: older refusals have sentences there. */
function textFor(detail: string, value: unknown, texts: RefusalTexts): string | undefined {
  const name = Object.hasOwn(TABLES, detail) ? TABLES[detail] : undefined;
  if (name === undefined || typeof value !== 'string') return undefined;
  const table: Readonly<Record<string, unknown>> | undefined = texts[name];
  if (!isObject(table) || !Object.hasOwn(table, value)) return undefined;
  const text = table[value];
  return typeof text === 'string' ? text : undefined;
}
