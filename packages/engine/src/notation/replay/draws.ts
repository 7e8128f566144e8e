/** Draws that a record leaves out. */

import { discardLimitsOn, nextToDraw } from '../../hand/rules/draws.js';
import { emitDrew } from '../../hand/state/emit.js';
import { holeCardsAt } from '../../hand/state/state.js';
import { type Play, warn } from './play.js';

/** Of whom the record says nothing threw what they had to, most often nothing. */
export function closeDraws(play: Play): void {
  const { work, draft } = play;
  for (let i = nextToDraw(draft); i >= 0; i = nextToDraw(draft)) {
    warn(play, 'STILL_TO_ACT', { player: i });
    const { min } = discardLimitsOn(draft, draft.street + 1);
    emitDrew(work, i, min === 0 ? [] : holeCardsAt(draft, i).slice(-min));
  }
}
