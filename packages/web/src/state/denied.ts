import type { TableView } from '@sidepot/protocol';

/** Did the host refuse the last seat I asked for? With his reason, empty if he gave none. */
export function deniedSeat({ log, you }: TableView): string | null {
  for (const entry of log.toReversed()) {
    if (entry.of !== 'room') continue;
    const { event } = entry;
    if (event.type === 'seatRequested' && event.player === you.player) return null;
    if (event.type !== 'seatRequestEnded' || event.player !== you.player) continue;
    return event.outcome === 'denied' ? (event.reason ?? '') : null;
  }
  return null;
}
