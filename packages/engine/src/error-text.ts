/**
 * A sentence for each code. Kept apart from the checks, so that who needs only codes does not carry
 * the words, and who needs other words passes a table of his own.
 */

import { formatChips } from './chips.js';
import { type ErrorCode, nameOf, type Rejection } from './errors.js';

export type RejectionTexts = Readonly<Record<ErrorCode, string>>;

/** `{detail}` is replaced; `[…]` is left out if a detail inside it is missing. */
export const REJECTION_TEXTS: RejectionTexts = {
  BAD_INPUT: '{field} must be {wants}',
  UNKNOWN_KEY: 'unknown key {key}',
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
  NOT_ENOUGH_CHIPS: '{player} put in {totalContribution} of a stack of {startingStack}',
  STACK_MISMATCH:
    '{player} put in {totalContribution}, but the stack went from {startingStack} to {finalStack}',
  NO_LIVE_HAND: 'every player[ of pot {index}] has folded',
  UNKNOWN_PLAYER: '{player} is not in the hand',
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
  BAD_RAKE: '{field} must be {wants}',
  BAD_CARD: '{card} is not a card[ of {game}]',
  DUPLICATE_CARD: '{card} is there twice',
  BAD_HAND: '{field} must be {wants}',
  BAD_RANGE: '{range} is not a range: {wants}',
  TOO_LARGE: 'too many cases to count one by one: {cases}, at most {max}',
  ABORTED: 'stopped before the end',
  INVALID_POTS: 'post-condition {condition} does not hold[ for {pot}]',
  CONSERVATION: '{expected} chips in, {actual} out: off by {off}',
};

export function rejectionText(
  rejection: Rejection,
  texts: RejectionTexts = REJECTION_TEXTS,
): string {
  const fill = (text: string): string =>
    text.replace(/\{(\w+)\}/g, (_, detail: string) =>
      wordOf(rejection[detail], CHIPS.includes(detail)),
    );
  const isComplete = (text: string): boolean =>
    [...text.matchAll(/\{(\w+)\}/g)].every(([, detail = '']) => rejection[detail] !== undefined);
  const template = texts[rejection.code].replace(/\[([^\]]*)\]/g, (_, part: string) =>
    isComplete(part) ? part : '',
  );
  return fill(template);
}

/** Details that count chips; other numbers are ids, seats and indexes. */
const CHIPS: readonly string[] = [
  'max',
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

/** What was handed in may be anything: objects are named, not looked into. */
function wordOf(value: unknown, chips: boolean): string {
  if (Array.isArray(value)) return value.map(nameOf).join(', ');
  return chips && typeof value === 'number' ? formatChips(value) : nameOf(value);
}
