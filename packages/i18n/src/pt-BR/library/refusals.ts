/** Why something is refused: as on the page, but for what only a page says otherwise. */

import type { RefusalTexts } from '@sidepot/engine';
import { librarySentences } from '../../tools/refusals.js';
import { details } from '../page/details/index.js';
import { refusals } from '../page/refusals.js';
import { count } from './numbers.js';

/** On the page a setting is off, not null, and no field has the name that it has in the code. */
const wants: RefusalTexts['wants'] = {
  ...details.wants,
  objectOrNull: 'um objeto ou null',
  notNull: 'omitido, ou diferente de null',
  nullInTournament: 'null em um torneio',
  nullInCashGame: 'null em um cash game',
  upToMaxBuyIn: 'de 1 a maxBuyIn',
  atMostPercent: 'no máximo {percent}%, {max} pontos-base',
  rakeCap: 'em fichas, null, ou em faixas com players e cap, crescentes a partir de 2 jogadores',
};

export const REFUSAL_TEXTS: RefusalTexts = {
  ...librarySentences(refusals.texts),
  UNREADABLE: 'não dá para ler a entrada: {thrown}',
  wants,
  reasons: details.reasons,
  notations: details.notations,
  chips: count,
};
