/** How large a bet of fixed limit is: the street's, or on an open pair either of the two (R116). */

import { gameOf } from '../state/config.js';
import { minBetOn } from '../state/state.js';
import type { PublicHand } from '../state/types.js';
import { hasOpenPair } from './up-cards.js';

/** The smallest; after a big one there are only big ones. */
export function smallestBet(state: PublicHand): number {
  const { rules, lastFullRaise, street } = state;
  if (rules.openPair !== true) return minBetOn(state, street);
  const isBig = lastFullRaise >= rules.bigBet && isDoubled(state);
  return isBig ? rules.bigBet : minBetOn(state, street);
}

/** The largest, where there are two; else 0. */
export const largerBet = (state: PublicHand): number =>
  state.rules.openPair === true && isDoubled(state) ? state.rules.bigBet : 0;

/** The second street of stud high, while a live board shows a pair. */
function isDoubled(state: PublicHand): boolean {
  const { upCards, halves } = gameOf(state.rules);
  const isHigh = upCards?.opens === 'highest' && halves.length === 1;
  return isHigh && state.street === 1 && hasOpenPair(state);
}
