/** Who may raise again after having acted (R51, R52, R59, R113). */

import { playerAt } from '../state/state.js';
import type { PublicHand } from '../state/types.js';
import { smallestBet } from './bet-size.js';

/** Who has acted needs a full raise in front of them. */
export function isReopened(state: PublicHand, i: number): boolean {
  const { acted, answered, bet } = playerAt(state, i);
  if (!acted) return true;
  if (state.rules.limit === 'fixed-limit') {
    // Chips up to the bring-in count as nothing (R113).
    const isBringIn = state.street === 0 && bet <= (state.rules.bringIn ?? 0);
    return 2 * (state.currentBet - (isBringIn ? 0 : bet)) >= smallestBet(state);
  }
  if (state.rules.reopen === 'consecutive') return answered < state.reopenings;
  return state.currentBet - bet >= state.lastFullRaise;
}
