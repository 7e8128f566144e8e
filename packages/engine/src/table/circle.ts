/** Seats stand in a circle, numbered clockwise from 1 (R34). */

/** How far `to` is from `from`: 0 for the next seat, and the seat itself is farthest (R34). */
export const distance = (from: number, to: number, seatCount: number): number =>
  (((to - from - 1) % seatCount) + seatCount) % seatCount;

/** The first of `seats` clockwise after `from`; `from` itself if there is no other. */
export const nextSeat = (
  seats: readonly number[],
  from: number,
  seatCount: number,
): number | undefined => nearest(seats, (seat) => distance(from, seat, seatCount));

/** The last of `seats` before `to`. */
export const previousSeat = (
  seats: readonly number[],
  to: number,
  seatCount: number,
): number | undefined => nearest(seats, (seat) => distance(seat, to, seatCount));

function nearest(seats: readonly number[], far: (seat: number) => number): number | undefined {
  let best: number | undefined;
  for (const seat of seats) if (best === undefined || far(seat) < far(best)) best = seat;
  return best;
}

/** Does one walking clockwise from `from` meet `seat` before `to`? The two ends do not count. */
export const isBetween = (seat: number, from: number, to: number, seatCount: number): boolean =>
  distance(from, seat, seatCount) < distance(from, to, seatCount);
