/** Who shows, in which order, and who need not (R74–R78). */

import type { Tiers } from '../../pots/boards.js';
import { emitMucked, emitShowdown, emitShown, type Work } from '../state/emit.js';
import { type Draft, hasRivals, holeCardsAt, playerAt } from '../state/state.js';
import type { PlayerState, PotState } from '../state/types.js';
import { openerOf } from './opening.js';
import { tiersOn } from './strength.js';

/** R75: the last to bet or raise on the final street, else who opened it; clockwise. */
function showOrder(draft: Draft): number[] {
  const { players, aggressor, street } = draft;
  // Checked down: who would open the last street (R131).
  const first = aggressor >= 0 ? aggressor : openerOf(draft, street);
  const order: number[] = [];
  for (let k = 0; k < players.length; k++) {
    const i = (first + k) % players.length;
    const { folded, mucked } = playerAt(draft, i);
    if (!folded && !mucked) order.push(i);
  }
  return order;
}

/**
 * Hands are turned up pot by pot, side pots first; one that can win or share no pot it contests
 * against what is shown already is mucked (R76). The last one left shows nothing (R78).
 */
export function holdShowdown(work: Work): void {
  const { draft } = work;
  const order = showOrder(draft);
  const isAlone = hasRivals(draft) && order.length === 1;
  if (!isAlone) {
    const boards = draft.boards.map((board) => tiersOn(draft, board));
    const pots = openPots(draft);
    let turned = 0;
    for (let pot = pots.length - 1; pot >= 0; pot--) {
      for (let k = 0; k < order.length; k++) {
        const i = order[k] as number;
        if ((turned & (1 << i)) !== 0 || !contests(draft, i, pots[pot] as PotState)) continue;
        turned |= 1 << i;
        turnUp(work, i, order, pots, boards);
      }
    }
  }
  emitShowdown(work);
}

/** The pots that are still to be won. */
export const openPots = ({ pots }: Draft): readonly PotState[] =>
  pots.filter(({ winners }) => winners === null);

export const contests = (draft: Draft, i: number, { eligiblePlayers }: PotState): boolean =>
  eligiblePlayers.includes(playerAt(draft, i).seat);

function turnUp(
  work: Work,
  i: number,
  order: readonly number[],
  pots: readonly PotState[],
  boards: readonly Tiers[],
): void {
  const { draft } = work;
  const { shown, held } = playerAt(draft, i);
  const cards = holeCardsAt(draft, i);
  // A hand that nobody can see is neither shown nor mucked; no pot can be awarded against it.
  if (shown.length === held || cards.includes(null)) return;
  for (let p = 0; p < pots.length; p++) {
    const pot = pots[p] as PotState;
    if (!contests(draft, i, pot) || !mayWin(draft, i, order, pot, boards)) continue;
    emitShown(work, i, cards);
    return;
  }
  emitMucked(work, i);
}

/** Is it at least as good as all hands of this pot that are face up, on some board, high or low? */
function mayWin(
  draft: Draft,
  i: number,
  order: readonly number[],
  pot: PotState,
  boards: readonly Tiers[],
): boolean {
  for (let b = 0; b < boards.length; b++) {
    const { high, low } = boards[b] as Tiers;
    if (isBest(draft, i, order, pot, high) || isBest(draft, i, order, pot, low)) return true;
  }
  return false;
}

function isBest(
  draft: Draft,
  i: number,
  order: readonly number[],
  pot: PotState,
  tiers: readonly number[],
): boolean {
  const own = tiers[i] ?? -1;
  if (own < 0) return false;
  for (let k = 0; k < order.length; k++) {
    const rival = order[k] as number;
    const tier = tiers[rival] as number;
    if (tier < 0 || tier >= own || rival === i) continue;
    if (isUp(playerAt(draft, rival)) && contests(draft, rival, pot)) return false;
  }
  return true;
}

const isUp = ({ held, shown, mucked }: PlayerState): boolean => !mucked && shown.length === held;
