/**
 * A hand history is replayed in seats 1, 2, … from the small blind on. Where it says who really sat
 * where, the calculator shows that: the order around the table is the same.
 */

import type { PhhHand, SettleInput } from '@sidepot/engine';

export function inRealSeats(
  hand: SettleInput<string>,
  { seats, seatCount }: Pick<PhhHand, 'seats' | 'seatCount'>,
): SettleInput<string> {
  if (seats === undefined || !isClockwise(seats) || hand.button > seats.length) return hand;
  const real = (seat: number): number => seats[seat - 1] ?? seat;
  return {
    ...hand,
    players: hand.players.map((player) => ({ ...player, seat: real(player.seat) })),
    button: real(hand.button),
    seatCount: Math.max(seatCount ?? 0, ...seats),
  };
}

/** Once around the table: at most one seat is followed by a lower one. */
const isClockwise = (seats: readonly number[]): boolean =>
  new Set(seats).size === seats.length &&
  seats.every((seat) => seat >= 1) &&
  seats.filter((seat, i) => (seats[(i + 1) % seats.length] ?? 0) <= seat).length === 1;
