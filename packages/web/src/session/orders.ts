/** What the host has ordered for a seat, as whoever sits there reads it. */

import type { SeatInfo, SeatOrder, TableView } from '@sidepot/protocol';

type Pending = NonNullable<SeatInfo['orders']>[number];

/** What waits for the hand to end; undefined: nothing of that kind. */
export const orderOf = ({ orders = [] }: SeatInfo, wanted: SeatOrder): Pending | undefined =>
  orders.find(({ order }) => order === wanted);

/** Was it the host who had me sit out? Of what happened last with that the log tells. */
export function isSatOut({ log, you }: TableView): boolean {
  for (const { of, event } of log.toReversed()) {
    if (!('player' in event) || event.player !== you.player) continue;
    if (of === 'room' && event.type === 'orderEnded' && event.order === 'sitOut') {
      return event.outcome === 'done';
    }
    if (of === 'table' && (event.type === 'satOut' || event.type === 'satIn')) return false;
  }
  return false;
}
