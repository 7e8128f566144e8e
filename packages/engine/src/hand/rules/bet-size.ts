/** How large a bet of fixed limit is: the street's, or on an open pair either of the two (R116). */

import { gameOf } from '../state/config.js';
import { minBetOn } from '../state/state.js';
import type { PublicHand } from '../state/types.js';
import { hasOpenPair } from './up-cards.js';

/** The smallest and the largest; after a big one there are only big ones. */
export function betSizes(state: PublicHand): { readonly min: number; readonly max: number } {
  const small = minBetOn(state, state.street);
  const { rules } = state;
  if (rules.openPair !== true || !isDoubled(state)) return { min: small, max: small };
  return { min: state.lastFullRaise >= rules.bigBet ? rules.bigBet : small, max: rules.bigBet };
}

/** The second street of stud high, while a live board shows a pair. */
function isDoubled(state: PublicHand): boolean {
  const { upCards, halves } = gameOf(state.rules);
  const isHigh = upCards?.opens === 'highest' && halves.length === 1;
  return isHigh && state.street === 1 && hasOpenPair(state);
}
