/** What each seat did last on this street, from the end of the log. */

import type { TableView, WireHandEvent } from '@sidepot/protocol';

/** What lies before these is of another street. */
const ENDS: ReadonlySet<WireHandEvent['type']> = new Set([
  'opened',
  'collected',
  'board',
  'started',
]);

export type LastAction = Extract<WireHandEvent, { type: 'acted' }>;

export function lastActions(view: TableView): ReadonlyMap<number, LastAction> {
  const found = new Map<number, LastAction>();
  for (const entry of view.log.toReversed()) {
    if (entry.of !== 'hand' || entry.hand !== view.hand?.number) continue;
    const { event } = entry;
    if (ENDS.has(event.type)) break;
    if (event.type === 'acted' && !found.has(event.seat)) found.set(event.seat, event);
  }
  return found;
}
