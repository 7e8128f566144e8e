/** What something must be, by key: the sentence goes "… must be …". */

import type { RefusalTexts } from '@sidepot/engine';
import { REFUSAL_TEXTS } from '../../library/refusals.js';

/**
 * As the library says it, but for a few: in a form of the page a setting is off, not null, and no
 * field has the name that it has in the code.
 */
export const wants: RefusalTexts['wants'] = {
  ...REFUSAL_TEXTS.wants,
  objectOrNull: 'on or off',
  notNull: 'left out, or not off',
  nullInTournament: 'off in a tournament',
  nullInCashGame: 'off in a cash game',
  upToMaxBuyIn: 'from 1 to the most',
  atMostPercent: 'at most {percent} %',
  rakeCap: 'chips, off, or steps with players and cap, rising from 2 players',
};
