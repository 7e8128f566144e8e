/** Whose turn it has become: they may have to be told of it. */

import { botIn, playerInHand } from '../people/people.js';
import type { RoomState } from '../state/types.js';

/** A person, and no bot; null: nobody new is asked for an action. `before` null: whoever is asked now. */
export function calledPlayer(before: RoomState | null, after: RoomState): string | null {
  const turn = after.hand?.state.turn;
  if (turn?.kind !== 'act' || turn === before?.hand?.state.turn) return null;
  if (after.pause !== null || botIn(after, turn.seat) !== null) return null;
  return playerInHand(after, turn.seat);
}
