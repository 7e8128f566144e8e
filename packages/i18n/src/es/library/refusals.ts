/** Why something is refused: as the page says it, but for a few that are about code. */

import type { RefusalTexts } from '@sidepot/engine';
import { librarySentences } from '../../tools/refusals.js';
import { details } from '../page/details/index.js';
import { refusals } from '../page/refusals.js';
import { count } from './numbers.js';

/** On the page a setting is off; in code it is null and has a name, and who reads chooses the marks. */
const wants: RefusalTexts['wants'] = {
  ...details.wants,
  objectOrNull: 'un objeto o null',
  amountInUnits: 'una cantidad en múltiplos de {unit}, con los decimales tras el separador decimal',
  notNull: 'que se omita o no sea null',
  nullInTournament: 'null en un torneo',
  nullInCashGame: 'null en una partida de cash',
  upToMaxBuyIn: 'de 1 a maxBuyIn',
  atMostPercent: 'un {percent}\u00a0% como máximo, {max} puntos básicos',
  rakeCap: 'una cantidad de fichas, null, o tramos con players y cap, crecientes desde 2 jugadores',
};

export const REFUSAL_TEXTS: RefusalTexts = {
  ...librarySentences(refusals.texts),
  UNREADABLE: 'no se puede leer la entrada: {thrown}',
  wants,
  reasons: details.reasons,
  notations: details.notations,
  chips: count,
};
