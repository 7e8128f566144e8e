/** Changing seats: at once between hands, otherwise when the hand is over. What it costs is the table's business (R42). */

import { decideTable } from '@sidepot/engine';
import { takenSeats } from '../people/free-seats.js';
import { refusal } from '../state/refusals.js';
import { type Done, doTable, putEvent, type Transaction } from './transaction.js';

/** Null: stay after all. */
export function askMove(work: Transaction, player: string, seat: number | null): Done {
  const { state } = work;
  const { table } = state;
  const isMoving = state.moves.some((one) => one.player === player);
  if (seat === null) {
    if (isMoving) putEvent(work, { type: 'moveAsked', player, seat });
    return undefined;
  }
  const judged = decideTable({ ...table, hand: null }, { type: 'moveSeat', player, seat });
  if (!judged.ok) return judged.error;
  const isOwn = judged.value.length === 0;
  if (!isOwn && takenSeats(state, player).includes(seat)) {
    return refusal('SEAT_TAKEN', { player, seat });
  }
  if (table.hand === null) return doTable(work, { type: 'moveSeat', player, seat });
  if (!isOwn || isMoving) putEvent(work, { type: 'moveAsked', player, seat: isOwn ? null : seat });
  return undefined;
}

/** Between two hands, as late as can be: until then everybody looks at how the last one ended. */
export function moveAll(work: Transaction): void {
  for (const { player, seat } of work.state.moves) {
    const refused = doTable(work, { type: 'moveSeat', player, seat });
    if (refused !== undefined) putEvent(work, { type: 'moveAsked', player, seat: null });
  }
}
