/** Why a pot was paid as it was. */

import { amount } from '../../../tools/numbers.js';
import { list } from '../numbers.js';
import { step } from './steps.js';
import { towers } from './towers.js';

export const why = {
  title: (pot: string, chips: number): string => `${pot}: ${amount(chips)}`,
  close: 'Close',
  steps: 'How this pot came about',
  contenders: (names: readonly string[]): string => `Played for by ${list(names)}.`,
  paidIn: 'What everyone put in',
  player: 'Player',
  chips: 'Chips',
  folded: 'folded',
  killed: 'dead hand',
  returned: (chips: number): string => `${amount(chips)} returned`,
  calculator: 'Open in the calculator',
  unknown: 'The details of this pot are not available here.',
  step,
  towers,
};
