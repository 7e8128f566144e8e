/** What is wrong with a field of the calculator. */

import type { ErrorCode } from '@sidepot/engine';
import { amount } from '../../../tools/numbers.js';

type Details = Readonly<Record<string, unknown>>;

const chips = (value: unknown): string => (typeof value === 'number' ? amount(value) : '?');

/** A final stack may also be that before anything is paid. */
const before = (start: unknown, put: unknown, stack: unknown): string => {
  const left = typeof start === 'number' && typeof put === 'number' ? start - put : stack;
  return left === stack ? '' : ` Antes de pagar los botes: ${chips(left)}.`;
};

/** Said at the field, so it need not name it. */
const PROBLEMS: Partial<Record<ErrorCode, (details: Details) => string | null>> = {
  NOT_INTEGER: () => 'Escribe un número entero.',
  NEGATIVE_AMOUNT: () => 'No puede ser menor que 0.',
  UNSAFE_INTEGER: () => 'Es más de lo que se puede contar con exactitud.',
  DUPLICATE_PLAYER: ({ player }) => `Ya hay alguien con el nombre ${player}.`,
  DUPLICATE_SEAT: ({ seat }) => `Hay dos jugadores en el asiento ${seat}.`,
  BAD_INPUT: ({ least, most, dead }) =>
    typeof least === 'number'
      ? `${least} como mínimo.`
      : typeof dead === 'number'
        ? `Como máximo todas las fichas muertas, ${chips(dead)}.`
        : typeof most === 'number'
          ? `${chips(most)} como máximo: lo que puso, sin el dinero muerto.`
          : null,
  SEAT_OUT_OF_RANGE: ({ max }) => `Un asiento del 1 al ${max}.`,
  BUTTON_OUT_OF_RANGE: ({ max }) => `Un asiento del 1 al ${max}.`,
  NOT_ENOUGH_CHIPS: ({ put, start }) => `Puso ${chips(put)}, pero empezó con ${chips(start)}.`,
  STACK_MISMATCH: ({ start, put, returned, won, stack }) =>
    `${chips(start)} − ${chips(put)} puestos${returned === 0 ? '' : ` + ${chips(returned)} devueltos`} + ${chips(won)} ganados = ${chips(stack)}.${before(start, put, stack)}`,
  NO_LIVE_HAND: () => 'Todos se han retirado. Alguien tiene que quedar.',
  TOO_FEW_PLAYERS: () => 'Una mano necesita al menos dos jugadores.',
  BAD_ANTE: ({ put, owed }) => `Solo el ante ya es ${chips(owed)}, y solo puso ${chips(put)}.`,
  BAD_BLINDS: ({ most }) => `Como máximo la ciega grande, ${chips(most)}.`,
  BAD_UNIT: () => '1 como mínimo.',
  BAD_RAKE: ({ field }) =>
    String(field).includes('cap')
      ? 'Un número de fichas, o tramos por jugadores a partir de 2: 2: 10; 5: 30.'
      : 'De 0 a 100, con dos decimales como máximo.',
  BAD_BOARDS: () => 'Una mano de torneo tiene un solo board.',
  BAD_CARD: ({ card }) => `${card} no es una carta. Escribe As, Td, 9c.`,
  DUPLICATE_CARD: ({ card }) => `${card} ya está.`,
  TOO_MANY_CARDS: ({ max }) => `${max} cartas como máximo.`,
  ORPHAN_LAYER: ({ amount: orphan }) => `${chips(orphan)} quedan por encima de toda mano viva.`,
};

export const problem = (code: ErrorCode, details: Details): string | null =>
  PROBLEMS[code]?.(details) ?? null;
