/** What each seat did last on this street, from the end of the log. */

import type { StreamEvent, WireHandEvent } from '@sidepot/protocol';
import type { FeltSeat } from './view.js';

/** What lies before these is of another street. */
const ENDS: ReadonlySet<WireHandEvent['type']> = new Set([
  'opened',
  'collected',
  'board',
  'started',
]);

interface Told {
  readonly log: readonly StreamEvent[];
  readonly hand: { readonly number: number } | null;
}

export type LastAction = Extract<WireHandEvent, { type: 'acted' | 'drew' }>;

/** As the seat says it. Where nothing new comes for what goes, as many go of all, and it says nothing. */
export const actionDrawn = (
  last: LastAction | undefined,
  isThrown: boolean,
): Required<Pick<FeltSeat, 'action' | 'drew'>> => ({
  action: last?.type === 'acted' ? last.action : null,
  drew: last?.type === 'drew' && !isThrown ? last.discarded.length : null,
});

/** `log`: of the table or of the hand alone. */
export function lastActions({ log, hand }: Told): ReadonlyMap<number, LastAction> {
  const found = new Map<number, LastAction>();
  for (const entry of log.toReversed()) {
    if (entry.of !== 'hand' || entry.hand !== hand?.number) continue;
    const { event } = entry;
    if (ENDS.has(event.type)) break;
    const isAction = event.type === 'acted' || event.type === 'drew';
    if (isAction && !found.has(event.seat)) found.set(event.seat, event);
  }
  return found;
}
