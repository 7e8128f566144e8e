/** When no bet can follow, every live hand is turned up (R74); but nobody's before the last draw (R126). */

import { gameOf } from '../state/config.js';
import { emitShown, type Work } from '../state/emit.js';
import { type Draft, holeCardsAt, isLastStreet, playerAt } from '../state/state.js';
import type { PlayerState, PublicHand } from '../state/types.js';

/** Turns up all that is to be seen now. */
export function turnUpAll(work: Work): void {
  const { draft } = work;
  if (!hasHidden(draft)) return;
  const { rules, players } = draft;
  let bettors = 0;
  let allIns = 0;
  for (let i = 0; i < players.length; i++) {
    const { folded, stack } = players[i] as PlayerState;
    if (folded) continue;
    if (stack > 0) bettors++;
    else allIns++;
  }
  if (allIns === 0 || allIns + bettors < 2) return;
  const isOver = bettors < 2 || isLastStreet(draft);
  if (!isOver || (rules.hideAllIns && rules.mode === 'cash') || mustStillDraw(draft)) return;
  for (let i = 0; i < players.length; i++) {
    if (isHidden(playerAt(draft, i))) emitShown(work, i, holeCardsAt(draft, i));
  }
}

/** Is there a live hand that has not decided on all draws of the game? */
function mustStillDraw({ rules, players }: Draft): boolean {
  const { streets } = gameOf(rules);
  let draws = 0;
  for (let s = 0; s < streets.length; s++) if (streets[s]?.draw !== null) draws++;
  return draws > 0 && players.some(({ folded, drawn }) => !folded && drawn.length < draws);
}

/** A hand at the showdown that is not face up. */
export const isHidden = ({ folded, mucked, shown, held }: PlayerState): boolean =>
  !folded && !mucked && shown.length < held;

/** Is there one? */
export function hasHidden({ players }: PublicHand): boolean {
  for (let i = 0; i < players.length; i++) if (isHidden(players[i] as PlayerState)) return true;
  return false;
}
