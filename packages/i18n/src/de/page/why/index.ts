/** Why a pot was paid as it was. */

import { amount } from '../../../tools/numbers.js';
import { list } from '../numbers.js';
import { step } from './steps.js';
import { towers } from './towers.js';

export const why = {
  title: (pot: string, chips: number): string => `${pot}: ${amount(chips)}`,
  close: 'Schließen',
  steps: 'Wie dieser Pot entstanden ist',
  contenders: (names: readonly string[]): string =>
    `Darum ${names.length > 1 ? 'spielen' : 'spielt'} ${list(names)}.`,
  paidIn: 'Was alle gesetzt haben',
  player: 'Spieler',
  chips: 'Chips',
  folded: 'gefoldet',
  killed: 'tote Hand',
  returned: (chips: number): string => `${amount(chips)} zurück`,
  calculator: 'Im Rechner öffnen',
  unknown: 'Die Einzelheiten dieses Pots sind hier nicht verfügbar.',
  step,
  towers,
};
