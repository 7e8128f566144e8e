/** Looking at the seats. */

import { GAMES } from '../games/games.js';
import { gamesOf } from './one-game.js';
import type { Seat, TableState } from './state.js';

export const findSeat = (state: TableState, player: string): Seat | undefined =>
  state.seats.find((seat) => seat.player === player);

export const isSeatInHand = (state: TableState, player: string): boolean =>
  state.hand?.config.players.some(({ id }) => id === player) ?? false;

/** Seats in the running hand whose player has left: fold for them at their turn. */
export const foldingSeats = (state: TableState): number[] =>
  state.seats.filter(({ leaving }) => leaving).map(({ seat }) => seat);

/** Chips on the table; while a hand is played, those it started with. */
export const sumOfChips = (state: TableState): number =>
  state.seats.reduce((sum, { stack }) => sum + stack, 0);

/** How many may sit: no more than the deck serves in any of its games, now and after a change (R155). */
export const mostSeats = ({ settings, nextSettings }: TableState): number =>
  Math.min(
    settings.seatCount,
    ...[settings, nextSettings ?? settings].flatMap((one) =>
      gamesOf(one).map(({ game }) => GAMES[game].seats),
    ),
  );

/** The player's seat with something changed. */
export const withSeat = (state: TableState, player: string, change: Partial<Seat>): TableState => ({
  ...state,
  seats: state.seats.map((seat) => (seat.player === player ? { ...seat, ...change } : seat)),
});
