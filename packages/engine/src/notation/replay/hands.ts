/** Stud and draw games: what has come to each player, and what is still to come. */

import { arrivalsIn, type CardArrivals, type Contradiction } from '../phh/arrivals.js';
import type { PhhHand } from '../phh/hand.js';

/** What each player got so far. */
export interface Hands {
  /** What came to each in the end, also where it was seen only later. */
  readonly arrivals: CardArrivals;
  /** How many of them have come, of which so many by the plan of the game. */
  readonly came: number[];
  readonly planned: number[];
  /** New cards for those that were thrown. */
  readonly owed: number[];
  /** All that have left the deck: beyond it the muck was shuffled (R127). */
  dealt: number;
}

export function handsToDeal(hand: PhhHand): Hands | Contradiction {
  const count = hand.startingStacks.length;
  const arrivals = arrivalsIn(hand.actions, count);
  if ('player' in arrivals) return arrivals;
  const none = (): number[] => hand.startingStacks.map(() => 0);
  return { arrivals, came: none(), planned: none(), owed: none(), dealt: 0 };
}
