/** Short deck, whose antes are bets (R33), as histories tell it. */

import { GAMES } from '../../games/games.js';
import type { HandEvent, Rules } from '../../hand/state/types.js';

/**
 * Short deck: are antes counted as bets (R33)? In play they are; a replay follows its record, which
 * counts them apart.
 */
export function hasLiveAntes(events: readonly HandEvent[]): boolean {
  const [started] = events;
  if (started?.type !== 'started' || started.rules.bombPot) return false;
  if (GAMES[started.rules.game].forced !== 'live-antes') return false;
  return !events.some((event) => event.type === 'posted' && event.ante + event.dead > 0);
}

type Posted = Extract<HandEvent, { type: 'posted' }>;

/**
 * Short deck: histories write its live antes (R33) like any others, beside the bets; the button pays
 * one too, and then a blind of the same size.
 */
export function shortDeckPosts(event: Posted, rules: Rules): Posted[] {
  const ante = Math.min(event.live, rules.ante);
  const asAnte: Posted = { ...event, kind: 'ante', ante, live: 0 };
  return event.kind === 'button-blind' ? [asAnte, { ...event, live: event.live - ante }] : [asAnte];
}
