/** What is wrong with a field of the calculator. */

import type { ErrorCode } from '@sidepot/engine';
import { amount } from '../../../tools/numbers.js';

type Details = Readonly<Record<string, unknown>>;

const chips = (value: unknown): string => (typeof value === 'number' ? amount(value) : '?');

/** A final stack may also be that before anything is paid. */
const before = (start: unknown, put: unknown, stack: unknown): string => {
  const left = typeof start === 'number' && typeof put === 'number' ? start - put : stack;
  return left === stack ? '' : ` Bevor die Pots ausgezahlt sind: ${chips(left)}.`;
};

/** Said at the field, so it need not name it. */
const PROBLEMS: Partial<Record<ErrorCode, (details: Details) => string | null>> = {
  NOT_INTEGER: () => 'Gib eine ganze Zahl ein.',
  NEGATIVE_AMOUNT: () => 'Weniger als 0 geht nicht.',
  UNSAFE_INTEGER: () => 'Das ist mehr, als sich genau zählen lässt.',
  DUPLICATE_PLAYER: ({ player }) => `${player} heißt hier schon jemand.`,
  DUPLICATE_SEAT: ({ seat }) => `Auf Platz ${seat} sitzen zwei.`,
  BAD_INPUT: ({ least, most, dead }) =>
    typeof least === 'number'
      ? `Mindestens ${least}.`
      : typeof dead === 'number'
        ? `Höchstens das ganze Dead Money, ${chips(dead)}.`
        : typeof most === 'number'
          ? `Höchstens ${chips(most)}: der Einsatz ohne Dead Money.`
          : null,
  SEAT_OUT_OF_RANGE: ({ max }) => `Ein Platz von 1 bis ${max}.`,
  BUTTON_OUT_OF_RANGE: ({ max }) => `Ein Platz von 1 bis ${max}.`,
  NOT_ENOUGH_CHIPS: ({ put, start }) =>
    `${chips(put)} gesetzt, aber mit ${chips(start)} angefangen.`,
  STACK_MISMATCH: ({ start, put, returned, won, stack }) =>
    `${chips(start)} − ${chips(put)} gesetzt${returned === 0 ? '' : ` + ${chips(returned)} zurück`} + ${chips(won)} gewonnen = ${chips(stack)}.${before(start, put, stack)}`,
  NO_LIVE_HAND: () => 'Alle haben gefoldet. Jemand muss übrig bleiben.',
  TOO_FEW_PLAYERS: () => 'Für eine Hand braucht es mindestens zwei Spieler.',
  BAD_ANTE: ({ put, owed }) =>
    `Schon das Ante ist ${chips(owed)}, gesetzt sind aber nur ${chips(put)}.`,
  BAD_BLINDS: ({ most }) => `Höchstens der Big Blind von ${chips(most)}.`,
  BAD_UNIT: () => 'Mindestens 1.',
  BAD_RAKE: ({ field }) =>
    String(field).includes('cap')
      ? 'Eine Zahl von Chips, oder Stufen nach Spielerzahl ab 2: 2: 10; 5: 30.'
      : 'Von 0 bis 100, höchstens zwei Nachkommastellen.',
  BAD_BOARDS: () => 'Eine Turnierhand hat ein Board.',
  BAD_CARD: ({ card }) => `${card} ist keine Karte. Schreib As, Td, 9c.`,
  DUPLICATE_CARD: ({ card }) => `${card} ist schon da.`,
  TOO_MANY_CARDS: ({ max }) => `Höchstens ${max} Karten.`,
  ORPHAN_LAYER: ({ amount: orphan }) => `${chips(orphan)} liegen über jeder aktiven Hand.`,
};

export const problem = (code: ErrorCode, details: Details): string | null =>
  PROBLEMS[code]?.(details) ?? null;
