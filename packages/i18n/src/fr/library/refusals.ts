/** Why something is refused: as the page says it, but for what it says of its forms. */

import type { RefusalTexts } from '@sidepot/engine';
import { librarySentences } from '../../tools/refusals.js';
import { notations, reasons } from '../page/details/reasons.js';
import { wants } from '../page/details/wants.js';
import { refusals } from '../page/refusals.js';
import { count } from './numbers.js';

export const REFUSAL_TEXTS: RefusalTexts = {
  ...librarySentences(refusals.texts),
  UNREADABLE: 'l’entrée est illisible : {thrown}',
  wants: {
    ...wants,
    objectOrNull: 'un objet ou null',
    notNull: 'l’omettre, ou autre chose que null',
    nullInTournament: 'null en tournoi',
    nullInCashGame: 'null en cash game',
    upToMaxBuyIn: 'une valeur de 1 à maxBuyIn',
    atMostPercent: 'au plus {percent} %, soit {max} points de base',
    rakeCap:
      'des jetons, null, ou des paliers avec players et cap, croissants à partir de 2 joueurs',
  },
  reasons,
  notations,
  chips: count,
};
