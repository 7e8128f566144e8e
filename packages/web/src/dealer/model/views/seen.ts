/** The hand that the screen shows: as it is, or as it would be paid by the winners tapped so far. */

import type { HandEvent, HandState } from '@sidepot/engine';
import { dealerState } from '../state/evolve.js';
import type { DealerSession } from '../state/session.js';
import { awardAsSaid, isShowdown } from '../state/showdown.js';

export interface ScreenHand {
  readonly hand: HandState | null;
  readonly events: readonly HandEvent[];
}

export function screenHand(session: DealerSession): ScreenHand {
  const { hand: played, handEvents } = dealerState(session.log);
  const aside = session.settling?.aside ?? null;
  const hand = aside?.hand ?? played;
  const events = aside === null ? handEvents : [];
  if (hand === null || hand.over || !isShowdown(hand)) return { hand, events };
  const said = awardAsSaid(hand, session.picks);
  return { hand: said.hand, events: [...events, ...said.events] };
}
