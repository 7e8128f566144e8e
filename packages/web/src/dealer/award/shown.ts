/** The hand as it would be paid by what was tapped, or as it was paid: for "Why?" and the floor. */

import { type HandEvent, type HandState, viewEvent } from '@sidepot/engine';
import { wireEventOf, wireViewOf } from '@sidepot/protocol';
import { calculatorPath } from '../../calculator/model/link.js';
import { linkedHandOf } from '../../calculator/share/linked-hand.js';
import type { Awarded } from '../../felt/model/beat.js';
import type { PaidHand } from '../../show/paid-hand.js';
import type { Dealer } from '../context.js';
import { type DealerSession, stateOf } from '../model/index.js';
import { awardAsSaid, isShowdown } from '../model/showdown.js';

interface ShownHand {
  readonly hand: HandState;
  readonly events: readonly HandEvent[];
}

/** Null before the first hand. */
export function shownHand({ log, picks }: DealerSession): ShownHand | null {
  const { hand, handEvents } = stateOf(log);
  if (hand === null) return null;
  if (hand.over || !isShowdown(hand)) return { hand, events: handEvents };
  const shown = awardAsSaid(hand, picks);
  return { hand: shown.hand, events: [...handEvents, ...shown.events] };
}

export function paidHand({ session, nameOf }: Dealer): PaidHand | null {
  const shown = shownHand(session);
  if (shown === null) return null;
  const awards = shown.events.flatMap((event): readonly Awarded[] => {
    const seen = wireEventOf(viewEvent(event, 'rail'));
    return seen.type === 'awarded' ? [seen] : [];
  });
  return { hand: wireViewOf(shown.hand, 'rail'), awards, names: { seat: nameOf } };
}

/** The address of the hand in the calculator, which holds all of it. */
export function floorLink({ session, nameOf }: Dealer): string | null {
  const shown = shownHand(session);
  if (shown === null) return null;
  const { hand } = shown;
  const names = hand.players.map(({ seat }) => nameOf(seat));
  return calculatorPath(linkedHandOf(hand, names));
}
