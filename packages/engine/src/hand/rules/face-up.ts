/** When no bet can follow, every live hand is turned up (R74); but nobody's before the last draw (R126). */

import { gameOf } from '../state/config.js';
import { emitShown, type Work } from '../state/emit.js';
import {
  bettorCount,
  type Draft,
  holeCardsAt,
  isLastStreet,
  liveCount,
  playerAt,
} from '../state/state.js';
import type { PlayerState } from '../state/types.js';

/** Turns up all that is to be seen now. */
export function turnUpAll(work: Work): void {
  const { draft } = work;
  const { rules, players } = draft;
  if (liveCount(draft) < 2 || (rules.hideAllIns && rules.mode === 'cash')) return;
  const isOver = isLastStreet(draft) || bettorCount(draft) < 2;
  if (!isOver || !hasAllIn(draft) || mustStillDraw(draft)) return;
  for (let i = 0; i < players.length; i++) {
    if (isHidden(playerAt(draft, i))) emitShown(work, i, holeCardsAt(draft, i));
  }
}

function hasAllIn({ players }: Draft): boolean {
  for (let i = 0; i < players.length; i++) {
    const { folded, stack } = players[i] as PlayerState;
    if (!folded && stack === 0) return true;
  }
  return false;
}

/** Is there a live hand that has not decided on all draws of the game? */
function mustStillDraw({ rules, players }: Draft): boolean {
  let draws = 0;
  for (const { draw } of gameOf(rules).streets) if (draw !== null) draws++;
  return draws > 0 && players.some(({ folded, drawn }) => !folded && drawn.length < draws);
}

/** A hand at the showdown that is not face up. */
export const isHidden = ({ folded, mucked, shown, held }: PlayerState): boolean =>
  !folded && !mucked && shown.length < held;
