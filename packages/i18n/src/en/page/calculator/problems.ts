/** What is wrong with a field of the calculator. */

import type { ErrorCode } from '@sidepot/engine';
import { amount } from '../../../tools/numbers.js';

type Details = Readonly<Record<string, unknown>>;

const chips = (value: unknown): string => (typeof value === 'number' ? amount(value) : '?');

/** A final stack may also be that before anything is paid. */
const before = (start: unknown, put: unknown, stack: unknown): string => {
  const left = typeof start === 'number' && typeof put === 'number' ? start - put : stack;
  return left === stack ? '' : ` Before the pots are paid: ${chips(left)}.`;
};

/** Said at the field, so it need not name it. */
const PROBLEMS: Partial<Record<ErrorCode, (details: Details) => string | null>> = {
  NOT_INTEGER: () => 'Enter a whole number.',
  NEGATIVE_AMOUNT: () => 'It cannot be less than 0.',
  UNSAFE_INTEGER: () => 'That is more than can be counted exactly.',
  DUPLICATE_PLAYER: ({ player }) => `Another player is called ${player}.`,
  DUPLICATE_SEAT: ({ seat }) => `Two players sit in seat ${seat}.`,
  BAD_INPUT: ({ least, most, dead }) =>
    typeof least === 'number'
      ? `At least ${least}.`
      : typeof dead === 'number'
        ? `At most all dead chips, ${chips(dead)}.`
        : typeof most === 'number'
          ? `At most ${chips(most)}: what went in, without dead money.`
          : null,
  SEAT_OUT_OF_RANGE: ({ max }) => `A seat from 1 to ${max}.`,
  BUTTON_OUT_OF_RANGE: ({ max }) => `A seat from 1 to ${max}.`,
  NOT_ENOUGH_CHIPS: ({ put, start }) => `Put in ${chips(put)}, but started with ${chips(start)}.`,
  STACK_MISMATCH: ({ start, put, returned, won, stack }) =>
    `${chips(start)} − ${chips(put)} put in${returned === 0 ? '' : ` + ${chips(returned)} returned`} + ${chips(won)} won = ${chips(stack)}.${before(start, put, stack)}`,
  NO_LIVE_HAND: () => 'Everybody has folded. Somebody must be left.',
  TOO_FEW_PLAYERS: () => 'A hand needs at least two players.',
  BAD_ANTE: ({ put, owed }) => `The ante alone is ${chips(owed)}, and only ${chips(put)} went in.`,
  BAD_BLINDS: ({ most }) => `At most the big blind of ${chips(most)}.`,
  BAD_UNIT: () => 'At least 1.',
  BAD_RAKE: ({ field }) =>
    String(field).includes('cap')
      ? 'A number of chips, or steps by players from 2 on: 2: 10; 5: 30.'
      : 'From 0 to 100, at most two decimals.',
  BAD_BOARDS: () => 'A tournament hand has one board.',
  BAD_CARD: ({ card }) => `${card} is no card. Write As, Td, 9c.`,
  DUPLICATE_CARD: ({ card }) => `${card} is already there.`,
  TOO_MANY_CARDS: ({ max }) => `At most ${max} cards.`,
  ORPHAN_LAYER: ({ amount: orphan }) => `${chips(orphan)} lie above every live hand.`,
};

export const problem = (code: ErrorCode, details: Details): string | null =>
  PROBLEMS[code]?.(details) ?? null;
