/** Why something is refused: as the page says it, but for what it says of its forms. */

import { ERROR_CODES, type ErrorCode, type RefusalTexts } from '@sidepot/engine';
import { notations, reasons } from '../page/details/reasons.js';
import { wants } from '../page/details/wants.js';
import { refusals } from '../page/refusals.js';
import { count } from './numbers.js';

/** The page has more codes, those of the server. */
export const REFUSAL_SENTENCES: Readonly<Record<ErrorCode, string>> = {
  ...(Object.fromEntries(ERROR_CODES.map((code) => [code, refusals.texts[code]])) as Record<
    ErrorCode,
    string
  >),
  UNREADABLE: 'l’entrée est illisible : {thrown}',
};

export const REFUSAL_TEXTS: RefusalTexts = {
  ...REFUSAL_SENTENCES,
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
