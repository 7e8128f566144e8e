/** What is wrong with a field of the calculator. */

import type { ErrorCode } from '@sidepot/engine';
import { amount } from '../../../tools/numbers.js';

type Details = Readonly<Record<string, unknown>>;

const chips = (value: unknown): string => (typeof value === 'number' ? amount(value) : '?');

/** A final stack may also be that before anything is paid. */
const before = (start: unknown, put: unknown, stack: unknown): string => {
  const left = typeof start === 'number' && typeof put === 'number' ? start - put : stack;
  return left === stack ? '' : ` Antes de pagar os potes: ${chips(left)}.`;
};

/** Said at the field, so it need not name it. */
const PROBLEMS: Partial<Record<ErrorCode, (details: Details) => string | null>> = {
  NOT_INTEGER: () => 'Digite um número inteiro.',
  NEGATIVE_AMOUNT: () => 'Não pode ser menor que 0.',
  UNSAFE_INTEGER: () => 'É mais do que se pode contar com exatidão.',
  DUPLICATE_PLAYER: ({ player }) => `Já há um jogador chamado ${player}.`,
  DUPLICATE_SEAT: ({ seat }) => `Há dois jogadores no assento ${seat}.`,
  BAD_INPUT: ({ least, most, dead }) =>
    typeof least === 'number'
      ? `No mínimo ${least}.`
      : typeof dead === 'number'
        ? `No máximo todas as fichas mortas, ${chips(dead)}.`
        : typeof most === 'number'
          ? `No máximo ${chips(most)}: o que entrou, sem o dinheiro morto.`
          : null,
  SEAT_OUT_OF_RANGE: ({ max }) => `Um assento de 1 a ${max}.`,
  BUTTON_OUT_OF_RANGE: ({ max }) => `Um assento de 1 a ${max}.`,
  NOT_ENOUGH_CHIPS: ({ put, start }) => `Pôs ${chips(put)}, mas começou com ${chips(start)}.`,
  STACK_MISMATCH: ({ start, put, returned, won, stack }) =>
    `${chips(start)} − ${chips(put)} no pote${returned === 0 ? '' : ` + ${chips(returned)} de volta`} + ${chips(won)} em ganhos = ${chips(stack)}.${before(start, put, stack)}`,
  NO_LIVE_HAND: () => 'Todos deram fold. Alguém tem que ficar.',
  TOO_FEW_PLAYERS: () => 'Uma mão precisa de pelo menos dois jogadores.',
  BAD_ANTE: ({ put, owed }) => `Só o ante é ${chips(owed)}, e entraram apenas ${chips(put)}.`,
  BAD_BLINDS: ({ most }) => `No máximo o big blind de ${chips(most)}.`,
  BAD_UNIT: () => 'No mínimo 1.',
  BAD_RAKE: ({ field }) =>
    String(field).includes('cap')
      ? 'Um número de fichas, ou faixas por jogadores a partir de 2: 2: 10; 5: 30.'
      : 'De 0 a 100, com até duas casas decimais.',
  BAD_BOARDS: () => 'Uma mão de torneio tem um só board.',
  BAD_CARD: ({ card }) => `${card} não é uma carta. Escreva As, Td, 9c.`,
  DUPLICATE_CARD: ({ card }) => `${card} já está em jogo.`,
  TOO_MANY_CARDS: ({ max }) => `No máximo ${max} cartas.`,
  ORPHAN_LAYER: ({ amount: orphan }) => `Há ${chips(orphan)} acima de todas as mãos vivas.`,
};

export const problem = (code: ErrorCode, details: Details): string | null =>
  PROBLEMS[code]?.(details) ?? null;
