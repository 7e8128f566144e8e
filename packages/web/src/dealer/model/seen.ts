/** The hand that the screen shows: as it is, or as it would be paid by the winners tapped so far. */

import type { HandEvent, HandState } from '@sidepot/engine';
import { stateOf } from './fold.js';
import type { DealerSession } from './session.js';
import { awardAsSaid, isShowdown } from './showdown.js';

export interface ShownHand {
  readonly hand: HandState | null;
  readonly events: readonly HandEvent[];
}

export function shownHand(session: DealerSession): ShownHand {
  const { hand: played, handEvents } = stateOf(session.log);
  const aside = session.settling?.aside ?? null;
  const hand = aside?.hand ?? played;
  const events = aside === null ? handEvents : [];
  if (hand === null || hand.over || !isShowdown(hand)) return { hand, events };
  const said = awardAsSaid(hand, session.picks);
  return { hand: said.hand, events: [...events, ...said.events] };
}
