/** The hand for the floor, as it would be paid by what was tapped or as it was paid. */

import { calculatorPath } from '../../calculator/model/link.js';
import { linkedHandOf } from '../../calculator/share/linked-hand.js';
import type { Dealer } from '../evening/context.js';
import { screenHand } from '../model/views/seen.js';

/** The address of the hand in the calculator, which holds all of it; null before the first hand. */
export function floorLink({ session, nameOf }: Dealer): string | null {
  const { hand } = screenHand(session);
  if (hand === null) return null;
  const names = hand.players.map(({ seat }) => nameOf(seat));
  return calculatorPath(linkedHandOf(hand, names));
}
