/** Why a pot was paid as it was. */

import { amount } from '../../../tools/numbers.js';
import { list } from '../numbers.js';
import { step } from './steps.js';
import { towers } from './towers.js';

export const why = {
  title: (pot: string, chips: number): string => `${pot}: ${amount(chips)}`,
  close: 'Fechar',
  steps: 'Como este pote se formou',
  contenders: (names: readonly string[]): string =>
    `${names.length === 1 ? 'Disputa' : 'Disputam'}: ${list(names)}.`,
  paidIn: 'O que cada um pôs',
  player: 'Jogador',
  chips: 'Fichas',
  folded: 'fold',
  killed: 'mão morta',
  returned: (chips: number): string => `${amount(chips)} de volta`,
  calculator: 'Abrir na calculadora',
  unknown: 'Os detalhes deste pote não estão disponíveis aqui.',
  step,
  towers,
};
