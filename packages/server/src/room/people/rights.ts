/**
 * What a person may do and see. A table without spectators shows others who sits there and lets them
 * ask for a seat, but no hand: without the right to watch, `hand` is null and the log has no events
 * of hands.
 */

import type { ServerRefusal, TableView } from '@sidepot/protocol';
import { refusal } from '../state/refusals.js';
import type { RoomState } from '../state/types.js';
import { handSeatOf, isHost, isKicked, personOf, reservedSeat, tableSeat } from './people.js';

type Right = TableView['you']['rights'][number];

/**
 * Has this person chips in play? What one may see depends on nothing else: not on a seat kept without
 * chips, not on being the host. Chips that are in a hand count until it is over: so long the seat has
 * the stack it started with.
 */
export const hasChipsInPlay = (state: RoomState, player: string): boolean =>
  (tableSeat(state, player)?.stack ?? 0) > 0;

/** Sees what spectators see, and when they do. */
export const isSpectator = (state: RoomState, player: string): boolean =>
  !hasChipsInPlay(state, player);

/** Later than those who play? */
export const seesLate = (state: RoomState, player: string): boolean =>
  state.room.spectators.delay > 0 && isSpectator(state, player);

/**
 * May they see hands, now and afterwards? At a closed table nothing is left to be given away:
 * whoever had chips there may read its hands.
 */
export const seesHands = (state: RoomState, player: string): boolean =>
  !isKicked(state, player) &&
  (state.room.spectators.allowed ||
    hasChipsInPlay(state, player) ||
    (state.closed && state.table.ledger.some((entry) => entry.player === player)));

/** May they see the hand on the table? Who was dealt in sees how it ended, without chips too. */
export const seesHand = (state: RoomState, player: string): boolean =>
  seesHands(state, player) || (!isKicked(state, player) && handSeatOf(state, player) !== null);

/** Do they see everything, and at once? */
export const seesAll = (state: RoomState, player: string): boolean =>
  seesHands(state, player) && !seesLate(state, player);

/** May they write to the others? The host says who. */
export function mayChat(state: RoomState, player: string): boolean {
  const person = personOf(state, player);
  if (person === undefined) return false;
  if (isHost(state, player)) return true;
  if (person.muted === true) return false;
  if (state.room.chat === 'everybody') return true;
  return state.room.chat === 'players' && tableSeat(state, player) !== undefined;
}

/** Why they get no view at all. */
export const mayWatch = (state: RoomState, player: string): ServerRefusal | null =>
  isKicked(state, player) ? refusal('KICKED') : null;

/** Why they get no hand histories. */
export const mayReadHands = (state: RoomState, player: string): ServerRefusal | null =>
  mayWatch(state, player) ?? (seesHands(state, player) ? null : refusal('NO_SPECTATORS'));

export function rightsOf(state: RoomState, player: string): readonly Right[] {
  if (isKicked(state, player)) return [];
  const rights: Right[] = [];
  const hasJoined = personOf(state, player) !== undefined;
  const isSeated = tableSeat(state, player) !== undefined;
  if (isHost(state, player)) rights.push('host');
  if (isSeated) rights.push('play');
  const isOpen = !state.closing && !state.closed;
  if (isOpen && hasJoined && !isSeated && reservedSeat(state, player) === null) rights.push('sit');
  if (mayChat(state, player)) rights.push('chat');
  if (seesHands(state, player)) rights.push('watch');
  return rights;
}

/** The ledger is for the host and those who sit. */
export const seesLedger = (state: RoomState, player: string): boolean =>
  isHost(state, player) || tableSeat(state, player) !== undefined;
