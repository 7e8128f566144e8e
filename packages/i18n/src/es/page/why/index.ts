/** Why a pot was paid as it was. */

import { amount } from '../../../tools/numbers.js';
import { list } from '../numbers.js';
import { step } from './steps.js';
import { towers } from './towers.js';

export const why = {
  title: (pot: string, chips: number): string => `${pot}: ${amount(chips)}`,
  close: 'Cerrar',
  steps: 'Cómo se ha formado este bote',
  contenders: (names: readonly string[]): string =>
    `Lo ${names.length > 1 ? 'disputan' : 'disputa'} ${list(names)}.`,
  paidIn: 'Lo que puso cada uno',
  player: 'Jugador',
  chips: 'Fichas',
  folded: 'se retiró',
  killed: 'mano muerta',
  returned: (chips: number): string => `${amount(chips)} de vuelta`,
  calculator: 'Abrir en la calculadora',
  unknown: 'Los detalles de este bote no están disponibles aquí.',
  step,
  towers,
};
