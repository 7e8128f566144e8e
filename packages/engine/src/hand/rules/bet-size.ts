/** How large a bet of fixed limit is: the street's, or on an open pair either of the two (R116). */

import { gameOf } from '../state/config.js';
import { minBetOn } from '../state/state.js';
import type { PublicHand } from '../state/types.js';
import { hasOpenPair } from './up-cards.js';

/** The smallest; after a big one there are only big ones. */
export function smallestBet(state: PublicHand): number {
  const small = minBetOn(state, state.street);
  return mayDouble(state) && isBigMade(state, small) ? state.rules.bigBet : small;
}

/** The largest, where there are two; else 0. */
export const largerBet = (state: PublicHand): number =>
  mayDouble(state) && hasOpenPair(state) ? state.rules.bigBet : 0;

/** The second street of stud high. */
function mayDouble({ rules, street }: PublicHand): boolean {
  if (rules.openPair !== true || street !== 1) return false;
  const { upCards, halves } = gameOf(rules);
  return upCards?.opens === 'highest' && halves.length === 1;
}

/** It counts from the last full level: an all-in too small to be a bet is part of it (R59). */
function isBigMade({ ladder }: PublicHand, small: number): boolean {
  for (let i = 1; i < ladder.length; i++) {
    if ((ladder[i]?.to ?? 0) - (ladder[i - 1]?.to ?? 0) > small) return true;
  }
  return false;
}
