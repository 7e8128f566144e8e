/** Which seats somebody may sit down in. Those that are kept for others are taken, too. */

import { seatsServed } from '@sidepot/engine';
import type { RoomState } from '../state/types.js';

const offers = ({ waitlist }: RoomState, by: string | null): readonly number[] =>
  waitlist.flatMap(({ player, offer }) => (offer === null || player === by ? [] : offer.seat));

/** A deck may serve fewer than there are seats. Who moves keeps one of two for a while, but plays once. */
export const isServedOut = (state: RoomState, by: string | null): boolean =>
  state.table.seats.length + state.reserved.length + offers(state, by).length >=
  seatsServed(state.table);

/** Occupied, kept without chips, offered to who waits, or where somebody moves after the hand. */
export function takenSeats(state: RoomState, by: string | null): readonly number[] {
  const { table, reserved, moves } = state;
  const moving = moves.filter(({ player }) => player !== by);
  return [...table.seats, ...reserved, ...moving].map(({ seat }) => seat).concat(offers(state, by));
}

export function freeSeats(state: RoomState, by: string | null): readonly number[] {
  if (isServedOut(state, by)) return [];
  const taken = takenSeats(state, by);
  return Array.from({ length: state.table.settings.seatCount }, (_, i) => i + 1).filter(
    (seat) => !taken.includes(seat),
  );
}

/** What they were offered; else as far from the others as can be, so that nobody moves when the next one comes. */
export function freeSeat(state: RoomState, by: string | null): number | null {
  const offer = state.waitlist.find(({ player }) => player === by)?.offer;
  if (offer) return offer.seat;
  const { seatCount } = state.table.settings;
  const taken = takenSeats(state, by);
  const room = (seat: number): number =>
    Math.min(
      ...taken.map((other) => {
        const apart = Math.abs(other - seat);
        return Math.min(apart, seatCount - apart);
      }),
    );
  return freeSeats(state, by).reduce<number | null>(
    (best, seat) => (best === null || room(seat) > room(best) ? seat : best),
    null,
  );
}
