/** Looking at the seats. */

import type { PlayerId } from '../errors.js';
import type { Seat, TableState } from './state.js';

/** 1 and "1" are one key of an object, so they are one player. */
export const samePlayer = (a: PlayerId, b: PlayerId): boolean => String(a) === String(b);

export const findSeat = (state: TableState, player: PlayerId): Seat | undefined =>
  state.seats.find((seat) => samePlayer(seat.player, player));

export const isSeatInHand = (state: TableState, player: PlayerId): boolean =>
  state.hand?.config.players.some(({ id }) => samePlayer(id, player)) ?? false;

/** Seats in the running hand whose player has left: fold for them at their turn. */
export const foldingSeats = (state: TableState): number[] =>
  state.seats.filter(({ leaving }) => leaving).map(({ seat }) => seat);

/** Chips on the table; while a hand is played, those it started with. */
export const sumOfChips = (state: TableState): number =>
  state.seats.reduce((sum, { stack }) => sum + stack, 0);

/** The player's seat with something changed. */
export const withSeat = (
  state: TableState,
  player: PlayerId,
  change: Partial<Seat>,
): TableState => ({
  ...state,
  seats: state.seats.map((seat) =>
    samePlayer(seat.player, player) ? { ...seat, ...change } : seat,
  ),
});
