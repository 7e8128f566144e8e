/**
 * What a person may do and see. A table without spectators shows others who sits there and lets them
 * ask for a seat, but no hand: without the right to watch, `hand` is null and the log has no events
 * of hands.
 */

import type { PlayerId } from '@sidepot/engine';
import type { TableView } from '@sidepot/protocol';
import { handSeatOf, isKicked, personOf, reservedSeat, tableSeat } from './people.js';
import { refuse } from './refusals.js';
import type { Refused, RoomState } from './types.js';

type Right = TableView['you']['rights'][number];

/** Neither host nor at the table: he sees things late where the table says so. */
export function isSpectator(state: RoomState, player: PlayerId): boolean {
  if (player === state.host || tableSeat(state, player) !== undefined) return false;
  if (reservedSeat(state, player) !== null) return false;
  return state.table.hand === null || handSeatOf(state, player) === null;
}

/** May he see hands, now and afterwards? */
export const seesHands = (state: RoomState, player: PlayerId): boolean =>
  !isKicked(state, player) && (state.room.spectators.allowed || !isSpectator(state, player));

/** Why he gets no view at all. */
export const mayWatch = (state: RoomState, player: PlayerId): Refused | null =>
  isKicked(state, player) ? refuse('KICKED') : null;

/** Why he gets no hand histories. */
export const mayReadHands = (state: RoomState, player: PlayerId): Refused | null =>
  mayWatch(state, player) ?? (seesHands(state, player) ? null : refuse('NO_SPECTATORS'));

export function rightsOf(state: RoomState, player: PlayerId): readonly Right[] {
  if (isKicked(state, player)) return [];
  const rights: Right[] = [];
  const hasJoined = personOf(state, player) !== undefined;
  const isSeated = tableSeat(state, player) !== undefined;
  if (player === state.host) rights.push('host');
  if (isSeated) rights.push('play');
  const isOpen = !state.closing && !state.closed;
  if (isOpen && hasJoined && !isSeated && reservedSeat(state, player) === null) rights.push('sit');
  if (hasJoined) rights.push('chat');
  if (seesHands(state, player)) rights.push('watch');
  return rights;
}

/** The ledger is for the host and those who sit. */
export const seesLedger = (state: RoomState, player: PlayerId): boolean =>
  player === state.host || tableSeat(state, player) !== undefined;
