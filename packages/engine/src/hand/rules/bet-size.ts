/** How large a bet of fixed limit is: the street's, or on an open pair either of the two (R116). */

import { gameOf } from '../state/config.js';
import { minBetOn } from '../state/state.js';
import type { PublicHand } from '../state/types.js';
import { hasOpenPair } from './up-cards.js';

/** The smallest and the largest; after a big one there are only big ones. */
export function betSizes(state: PublicHand): { readonly min: number; readonly max: number } {
  const small = minBetOn(state, state.street);
  const { bigBet } = state.rules;
  if (!mayDouble(state)) return { min: small, max: small };
  if (isBigMade(state, small)) return { min: bigBet, max: bigBet };
  return { min: small, max: hasOpenPair(state) ? bigBet : small };
}

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
