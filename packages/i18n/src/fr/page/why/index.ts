/** Why a pot was paid as it was. */

import { amount } from '../../../tools/numbers.js';
import { list } from '../numbers.js';
import { step } from './steps.js';
import { towers } from './towers.js';

export const why = {
  title: (pot: string, chips: number): string => `${pot} : ${amount(chips)}`,
  close: 'Fermer',
  steps: 'D’où vient ce pot',
  contenders: (names: readonly string[]): string =>
    names.length === 1 ? `En jeu : ${list(names)}.` : `Se joue entre ${list(names)}.`,
  paidIn: 'Ce que chacun a mis',
  player: 'Joueur',
  chips: 'Jetons',
  folded: 'a passé',
  killed: 'main morte',
  returned: (chips: number): string => `rendu : ${amount(chips)}`,
  calculator: 'Ouvrir dans le calculateur',
  unknown: 'Les détails de ce pot ne sont pas disponibles ici.',
  step,
  towers,
};
