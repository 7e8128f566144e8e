import type { TableView } from '@sidepot/protocol';

/** What became of the last seat that I asked for or had kept, and why, if I did not get it. */
export type LostSeat =
  | { readonly kind: 'denied' | 'stoodUp'; readonly reason: string }
  | { readonly kind: 'requestExpired' | 'seatExpired' | 'offerLapsed' };

export function lostSeat({ log, you }: TableView): LostSeat | null {
  for (const entry of log.toReversed()) {
    if (entry.of !== 'room' || !('player' in entry.event)) continue;
    const { event } = entry;
    if (event.player !== you.player) continue;
    if (event.type === 'seatRequested' || event.type === 'seatReserved') return null;
    if (event.type === 'waitlistJoined') return null;
    if (event.type === 'waitlistLeft') {
      return event.outcome === 'lapsed' ? { kind: 'offerLapsed' } : null;
    }
    if (event.type === 'seatReleased') return event.expired ? { kind: 'seatExpired' } : null;
    if (event.type === 'ordered' && event.order === 'standUp') {
      return { kind: 'stoodUp', reason: event.reason ?? '' };
    }
    if (event.type !== 'seatRequestEnded') continue;
    if (event.outcome === 'expired') return { kind: 'requestExpired' };
    return event.outcome === 'denied' ? { kind: 'denied', reason: event.reason ?? '' } : null;
  }
  return null;
}
