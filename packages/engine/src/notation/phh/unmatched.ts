/** A blind that goes back in part from a folded hand (R11): to a reader the price never falls. */

import type { HandEvent } from '../../hand/state/types.js';

/** What a folded player got back of a blind that was all they put in, if others stayed in for less. */
export function unmatchedOf(events: readonly HandEvent[], seat: number): number {
  let isFolded = false;
  for (const event of events) {
    if (event.type === 'acted' && event.seat === seat) {
      if (event.paid > 0) return 0;
      isFolded = event.action === 'fold';
    }
    if (event.type === 'killed' && event.seat === seat) isFolded = true;
    if (event.type === 'refunded' && event.seat === seat) {
      return isFolded && isUndercut(events, liveOf(events, seat)) ? event.amount : 0;
    }
  }
  return 0;
}

/** Did somebody with chips left call or check below this bet before the flop? */
function isUndercut(events: readonly HandEvent[], bet: number): boolean {
  for (const event of events) {
    if (event.type === 'board') break;
    if (event.type !== 'acted' || event.allIn || event.to >= bet) continue;
    if (event.action === 'call' || event.action === 'check') return true;
  }
  return false;
}

export function liveOf(events: readonly HandEvent[], seat: number): number {
  let live = 0;
  for (const event of events) {
    if (event.type === 'posted' && event.seat === seat) live += event.live;
  }
  return live;
}
