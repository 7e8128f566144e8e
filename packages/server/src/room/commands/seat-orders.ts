/**
 * What a host does with somebody's seat: sit out, stand up, another seat, another stack. Like a kick it
 * costs nobody a pot: what touches a hand waits until it is over. It is said when it is ordered, and
 * when it comes to nothing.
 */

import { decideTable, isInHand, type TableCommand } from '@sidepot/engine';
import type { SeatOrder } from '@sidepot/protocol';
import { kickOf, personOf, reservedSeat, tableSeat } from '../people/people.js';
import { refusal } from '../state/refusals.js';
import type { Ordered, RoomState } from '../state/types.js';
import { leaveSeat } from './seat-commands.js';
import { type Done, doTable, putEvent, type Transaction } from './transaction.js';

export function orderSeat(work: Transaction, ordered: Ordered): Done {
  const { state } = work;
  const problem = orderProblem(state, ordered);
  if (problem !== undefined) return problem;
  if (isDoneAlready(state, ordered)) return undefined;
  const after = mustWait(state, ordered);
  const judged = judge(after ? betweenHands(state) : state, ordered);
  if (judged !== undefined) return judged;
  putEvent(work, { type: 'ordered', ...ordered, after });
  if (!after) carryOut(work, ordered);
  return undefined;
}

export function cancelOrder(work: Transaction, player: string, order: SeatOrder): Done {
  const given = work.state.orders.find((one) => one.player === player && one.order === order);
  if (given === undefined) return refusal('NO_ORDER', { player });
  end(work, given, 'cancelled');
  return undefined;
}

/** When the hand is over. */
export function carryOutAll(work: Transaction): void {
  for (const ordered of work.state.orders) carryOut(work, ordered);
}

function orderProblem(state: RoomState, { player, order }: Ordered): Done {
  const person = personOf(state, player);
  if (person === undefined || person.kicked) return refusal('UNKNOWN_PLAYER', { player });
  const isSeated = tableSeat(state, player) !== undefined;
  if (!isSeated && !(order === 'standUp' && reservedSeat(state, player) !== null)) {
    return refusal('NOT_SEATED', { player });
  }
  if (kickOf(state, player) !== undefined) return refusal('NOT_ALLOWED');
  // A bot is removed, and plays as long as it is here.
  const isForPeople = order === 'sitOut' || order === 'standUp';
  return isForPeople && person.bot !== null ? refusal('NOT_ALLOWED') : undefined;
}

function isDoneAlready(state: RoomState, { player, order, seat, by }: Ordered): boolean {
  const place = tableSeat(state, player);
  if (order === 'sitOut') return place?.out === true;
  if (order === 'move') return place?.seat === seat;
  return order === 'setStack' && by === 0;
}

/** Sitting out counts from the next hand anyway; a move waits for any hand, the rest for one's own. */
function mustWait({ table }: RoomState, { player, order }: Ordered): boolean {
  if (table.hand === null || order === 'sitOut') return false;
  return order === 'move' || isInHand(table, player);
}

/** As if the hand were over: whether an order could be carried out at all. */
const betweenHands = (state: RoomState): RoomState => ({
  ...state,
  table: { ...state.table, hand: null },
});

/** What it asks of the table; null: nothing that the table knows of. */
function commandOf(
  state: RoomState,
  { player, order, seat = 0, by = 0 }: Ordered,
): TableCommand | null {
  switch (order) {
    case 'sitOut':
      return { type: 'sitOut', player };
    case 'standUp':
      return reservedSeat(state, player) === null ? { type: 'leave', player } : null;
    case 'move':
      return { type: 'moveSeat', player, seat };
    case 'setStack':
      return { type: 'setStack', player, stack: (tableSeat(state, player)?.stack ?? 0) + by };
  }
}

function judge(state: RoomState, ordered: Ordered): Done {
  const { player, order, seat } = ordered;
  if (order === 'move' && state.reserved.some((one) => one.seat === seat)) {
    return refusal('SEAT_TAKEN', { player, seat: seat ?? 0 });
  }
  const command = commandOf(state, ordered);
  const judged = command === null ? null : decideTable(state.table, command);
  return judged === null || judged.ok ? undefined : judged.error;
}

/** Since it was ordered the player may have gone, another may sit there, or the chips be lost. */
function carryOut(work: Transaction, ordered: Ordered): void {
  if (judge(work.state, ordered) !== undefined) {
    end(work, ordered, 'failed');
    return;
  }
  if (ordered.order === 'standUp') leaveSeat(work, ordered.player);
  else {
    const command = commandOf(work.state, ordered);
    if (command !== null) doTable(work, command);
  }
  end(work, ordered, 'done');
}

function end(
  work: Transaction,
  { player, order }: Ordered,
  outcome: 'done' | 'cancelled' | 'failed',
): void {
  putEvent(work, { type: 'orderEnded', player, order, outcome });
}
