/** Who is there, who sits where, and who may not come back. */

import type { Seat } from '@sidepot/engine';
import type { BotStrength } from '@sidepot/protocol';
import type { Person, RoomState, SeatRequest } from '../state/types.js';
import { looksLike } from './skeleton.js';

/** Of who is forgotten: their id, which says nothing. */
export const neutralName = (player: string): string => `Player ${player.slice(0, 8)}`;

export const personOf = ({ people }: RoomState, player: string): Person | undefined =>
  people.find((person) => person.player === player);

/** The host, or with whom they share the right. */
export const isHost = ({ host, helpers }: RoomState, player: string): boolean =>
  player === host || helpers.includes(player);

export const isKicked = (state: RoomState, player: string): boolean =>
  personOf(state, player)?.kicked ?? false;

/** Bots that were removed stay known to the ledger, but their names are free again. */
export const isNameTaken = (
  { people, entries }: RoomState,
  name: string,
  by: string | null,
): boolean =>
  people.some(
    ({ player, name: other, bot, kicked }) =>
      player !== by && !(bot !== null && kicked) && looksLike(name, other),
  ) ||
  // Who waits outside keeps theirs until the host has answered.
  entries.some((one) => one.player !== by && !one.denied && looksLike(name, one.name));

/** Two spaces look like one. */
export const tidyName = (name: string): string => name.trim().replaceAll(/\s+/gu, ' ');

export const requestOf = ({ requests }: RoomState, player: string): SeatRequest | undefined =>
  requests.find((request) => request.player === player);

/** Is this player to be gone when the hand is over? */
export const kickOf = (
  { kicks }: RoomState,
  player: string,
): RoomState['kicks'][number] | undefined => kicks.find((one) => one.player === player);

/** The seat kept for them without chips. */
export const reservedSeat = ({ reserved }: RoomState, player: string): number | null =>
  reserved.find((one) => one.player === player)?.seat ?? null;

/** The engine's `seatOf` for a table that is sound: this is asked many times for every action. */
export const tableSeat = ({ table }: RoomState, player: string): Seat | undefined =>
  table.seats.find((seat) => seat.player === player);

/** Their seat in the hand that is shown, whoever sits there now; null if they were not dealt in. */
export function handSeatOf({ hand }: RoomState, player: string): number | null {
  if (hand === null) return null;
  return hand.state.players.find(({ id }) => id === player)?.seat ?? null;
}

/** Who plays in this seat of the hand. */
export function playerInHand({ hand }: RoomState, seat: number): string | null {
  return hand?.state.players.find((player) => player.seat === seat)?.id ?? null;
}

/** How strong the bot in this seat of the hand is; null for a person. */
export function botIn(state: RoomState, seat: number): BotStrength | null {
  const player = playerInHand(state, seat);
  return player === null ? null : (personOf(state, player)?.bot ?? null);
}

/** Has the player in this seat of the hand left for good? The dealer folds for them. */
export function isGone(state: RoomState, seat: number): boolean {
  const player = playerInHand(state, seat);
  if (player === null) return true;
  return (tableSeat(state, player)?.leaving ?? true) || isKicked(state, player);
}
