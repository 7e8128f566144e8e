/**
 * Time in which nobody served the table is not a player's thinking time. Whoever serves it again
 * moves the clock that ran by as much, once, with an event: every node and every replay agrees.
 */

import type { Outage, RoomState, World } from '../state/types.js';
import { thinkingClock } from '../time/clocks.js';
import { putEvent, type Transaction } from './transaction.js';

/** Milliseconds of outages that the running clock has not been given back. */
export function owedTime(state: RoomState, outages: World['outages']): number {
  const last = outages.at(-1);
  if (last === undefined || last.until <= state.outagesTo) return 0;
  const clock = thinkingClock(state);
  if (clock === null) return 0;
  const { startedAt } = clock;
  const lostTo = ({ from, until }: Outage): number =>
    until <= state.outagesTo ? 0 : Math.max(0, until - Math.max(from, startedAt));
  return outages.reduce((sum, outage) => sum + lostTo(outage), 0);
}

export function giveBackOutages(work: Transaction): void {
  const by = owedTime(work.state, work.world.outages);
  if (by > 0) putEvent(work, { type: 'clockMoved', by });
}
