/**
 * Sending people away. It costs nobody a pot: who is in a hand plays it to its end, with all that a
 * player may do, and is gone then.
 */

import { isInHand } from '@sidepot/engine';
import { kickOf, personOf, tableSeat } from '../people/people.js';
import { refusal } from '../state/refusals.js';
import type { RoomState } from '../state/types.js';
import { leaveSeat } from './seat-commands.js';
import { type Done, doTable, putEvent, type Transaction } from './transaction.js';

/** They may not come back. A bot is just removed. */
export function kick(work: Transaction, player: string, reason: string | null): Done {
  const { state } = work;
  const person = personOf(state, player);
  if (person === undefined || person.kicked) return refusal('UNKNOWN_PLAYER', { player });
  if (player === state.host) return refusal('NOT_ALLOWED');
  if (kickOf(state, player) !== undefined) return undefined;
  if (mustWait(state, player)) putEvent(work, { type: 'kicking', player, reason });
  else sendAway(work, player, reason);
  return undefined;
}

export function cancelKick(work: Transaction, player: string): Done {
  if (personOf(work.state, player) === undefined) return refusal('UNKNOWN_PLAYER', { player });
  if (kickOf(work.state, player) === undefined) return undefined;
  putEvent(work, { type: 'kickCancelled', player });
  return undefined;
}

/** When the hand is over. */
export function sendAwayAll(work: Transaction): void {
  for (const { player, reason } of work.state.kicks) sendAway(work, player, reason);
}

/** Is there a hand to lose? From a tournament one is disqualified, and that between hands (R246). */
function mustWait({ table, hand }: RoomState, player: string): boolean {
  const seat = table.seats.find((one) => one.player === player);
  if (table.hand === null || seat === undefined) return false;
  if (table.tournament !== null) return true;
  const folded = hand?.state.players.find(({ id }) => id === player)?.folded ?? false;
  return isInHand(table, player) && !seat.leaving && !folded;
}

function sendAway(work: Transaction, player: string, reason: string | null): void {
  const seat = tableSeat(work.state, player);
  if (seat === undefined || work.state.table.tournament === null) {
    if (!seat?.leaving) leaveSeat(work, player);
  } else doTable(work, { type: 'disqualify', player });
  const isBot = personOf(work.state, player)?.bot !== null;
  if (isBot) putEvent(work, { type: 'botRemoved', player });
  else putEvent(work, { type: 'kicked', player, reason });
}
