/** What hands others may have, by what they did. */

import type { Situation } from './situation.js';
import { type Deed, isAggressive } from './story.js';

export interface RivalRead {
  /** The part of all starting hands that they play like this, best first; 1 for any. */
  readonly range: number;
  /** Of how many such hands they have the best now: 1 for any, 1.5 for one or two. */
  readonly tries: number;
}

export const ANY_HAND: RivalRead = { range: 1, tries: 1 };

/** Ranges of who raised first, second and later, and of who called that. */
const RAISED = [0.7, 0.32, 0.11, 0.05] as const;
const CALLED = [0.65, 0.36, 0.15, 0.07] as const;
const MOST_TRIES = 3.2;

/** `skill` from 0, where everybody may have anything, to 1. */
export function readRival(spot: Situation, seat: number, skill: number): RivalRead {
  if (skill === 0) return ANY_HAND;
  const { story, dealt } = spot;
  const raises = { count: 0 };
  let range = 1;
  let tries = 1;
  for (const deed of story) {
    if (deed.street === 0 && deed.action === 'raise') raises.count++;
    if (deed.seat !== seat) continue;
    if (deed.street === 0) range = Math.min(range, rangeOf(deed, raises.count));
    else tries += strengthShown(deed, spot);
  }
  // Of two players each plays more hands.
  const usual =
    dealt === 2 ? Math.min(1, range * 2.2) : dealt === 3 ? Math.min(1, range * 1.4) : range;
  return {
    range: Math.max(0.03, 1 - (1 - usual) * skill),
    tries: 1 + Math.min(MOST_TRIES - 1, tries - 1) * skill,
  };
}

function rangeOf(deed: Deed, raises: number): number {
  const at = Math.min(raises, RAISED.length - 1);
  if (isAggressive(deed)) return RAISED[at] ?? 1;
  return deed.action === 'call' ? (CALLED[at] ?? 1) : 1;
}

/** A raise says more than a bet, a later bet more than an early one. */
function strengthShown({ action, street }: Deed, { rivals }: Situation): number {
  const crowd = rivals.length > 1 ? 0.1 : 0;
  switch (action) {
    case 'raise':
      return 1 + crowd;
    case 'bet':
      return 0.35 + 0.15 * street + crowd;
    case 'call':
      return 0.2 + 0.1 * street;
    default:
      return 0;
  }
}
