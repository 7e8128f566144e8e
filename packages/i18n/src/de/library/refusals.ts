/** Why something is refused: as on the page, but for a few that are about code. */

import type { RefusalTexts } from '@sidepot/engine';
import { librarySentences } from '../../tools/refusals.js';
import { details } from '../page/details/index.js';
import { refusals } from '../page/refusals.js';
import { count } from './numbers.js';

/** On the page a setting is off; in code it is null and has a name, and who reads chooses the marks. */
const wants: RefusalTexts['wants'] = {
  ...details.wants,
  objectOrNull: 'ein Objekt oder null',
  amountInUnits: 'ein Betrag in Schritten von {unit}, Dezimalstellen nach dem Dezimalzeichen',
  notNull: 'keine Angabe, oder nicht null',
  rakeCap: 'Chips, null, oder Stufen mit players und cap, steigend ab 2 Spielern',
  atMostPercent: 'höchstens {percent} %, {max} Basispunkte',
  nullInTournament: 'null in einem Turnier',
  nullInCashGame: 'null im Cash Game',
  upToMaxBuyIn: 'von 1 bis maxBuyIn',
};

export const REFUSAL_TEXTS: RefusalTexts = {
  ...librarySentences(refusals.texts),
  UNREADABLE: 'die Eingabe ist nicht lesbar: {thrown}',
  NOT_REOPENED: 'kein voller Raise seit der letzten Aktion: Call oder Fold',
  wants,
  reasons: details.reasons,
  notations: details.notations,
  chips: count,
};
