/**
 * The waiting list of a full table. A seat that becomes free is offered to the first, and kept for them
 * for a while; who does not take it is off the list, and the next one is asked.
 */

import { MAX_WAITING } from '@sidepot/protocol';
import { freeSeat, freeSeats } from '../people/free-seats.js';
import { requestOf, reservedSeat, tableSeat } from '../people/people.js';
import { refusal } from '../state/refusals.js';
import type { RoomState } from '../state/types.js';
import { type Done, putEvent, type Transaction } from './transaction.js';

/** For taking a seat that is offered. */
export const OFFER_MS: number = 60_000;

const isWaiting = ({ waitlist }: RoomState, by: string): boolean =>
  waitlist.some(({ player }) => player === by);

export function joinWaitlist(work: Transaction, player: string): Done {
  const { state } = work;
  const { mode } = state.table.settings;
  if (mode === 'tournament') return refusal('WRONG_MODE', { mode });
  const own = tableSeat(state, player)?.seat ?? reservedSeat(state, player);
  if (own !== null) return refusal('ALREADY_SEATED', { player, seat: own });
  if (requestOf(state, player) !== undefined) return refusal('REQUEST_PENDING');
  if (isWaiting(state, player)) return refusal('ALREADY_WAITING');
  const seat = freeSeat(state, player);
  if (seat !== null) return refusal('SEAT_FREE', { seat });
  if (state.waitlist.length >= MAX_WAITING) return refusal('WAITLIST_FULL', { max: MAX_WAITING });
  putEvent(work, { type: 'waitlistJoined', player });
  return undefined;
}

export function leaveWaitlist(work: Transaction, player: string): Done {
  if (!isWaiting(work.state, player)) return refusal('NOT_WAITING');
  putEvent(work, { type: 'waitlistLeft', player, outcome: 'left' });
  return undefined;
}

/** True if there was a seat for somebody. Who asks the host for one comes before those who wait. */
export function offerSeat(work: Transaction): boolean {
  const { state, world } = work;
  const first = state.waitlist.find(({ offer }) => offer === null);
  if (first === undefined || state.closing) return false;
  const asked = state.requests.map(({ seat }) => seat);
  const free = freeSeats(state, null).filter((seat) => !asked.includes(seat));
  const anywhere = asked.filter((seat) => seat === null).length;
  const seat = free[anywhere];
  if (seat === undefined) return false;
  const { player } = first;
  putEvent(work, { type: 'seatOffered', player, seat, until: world.now + OFFER_MS });
  return true;
}

/** When the first offer is over; infinite: there is none. */
export const offersUntil = ({ waitlist }: RoomState): number =>
  Math.min(...waitlist.map(({ offer }) => offer?.until ?? Number.POSITIVE_INFINITY));

export function endOffer(work: Transaction): boolean {
  const { state, world } = work;
  const late = state.waitlist.find(({ offer }) => offer !== null && offer.until <= world.now);
  if (late === undefined) return false;
  putEvent(work, { type: 'waitlistLeft', player: late.player, outcome: 'lapsed' });
  return true;
}

/** The table closes. */
export function endWaitlist(work: Transaction): void {
  for (const { player } of work.state.waitlist) {
    putEvent(work, { type: 'waitlistLeft', player, outcome: 'closed' });
  }
}
