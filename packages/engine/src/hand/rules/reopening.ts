/** Who may raise again after having acted (R51, R52, R59). */

import { minBetOn, playerAt } from '../state/state.js';
import type { PublicHand } from '../state/types.js';

/** Who has acted needs a full raise in front of them. */
export function isReopened(state: PublicHand, i: number): boolean {
  const { acted, answered, bet } = playerAt(state, i);
  if (!acted) return true;
  if (state.rules.limit === 'fixed-limit') {
    return 2 * (state.currentBet - bet) >= minBetOn(state, state.street);
  }
  if (state.rules.reopen === 'consecutive') return answered < state.reopenings;
  return state.currentBet - bet >= state.lastFullRaise;
}
