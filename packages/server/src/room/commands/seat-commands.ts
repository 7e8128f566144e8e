/** Sitting down: asked of the host or not, with chips or with the chips to follow. */

import { type ComeIn, decideTable } from '@sidepot/engine';
import { owedBack } from '../people/departures.js';
import { freeSeat, isServedOut, takenSeats } from '../people/free-seats.js';
import { isHost, requestOf, reservedSeat, tableSeat } from '../people/people.js';
import { refusal } from '../state/refusals.js';
import type { RoomState, World } from '../state/types.js';
import { type Done, doTable, putEvent, type Transaction } from './transaction.js';

export interface SeatWish {
  readonly seat: number | null;
  readonly buyIn: number | null;
  readonly comeIn: ComeIn | null;
}

export function requestSeat(work: Transaction, by: string, wish: SeatWish): Done {
  const { state } = work;
  if (requestOf(state, by) !== undefined) return refusal('REQUEST_PENDING');
  if (!state.room.seatApproval || isHost(state, by)) return sitDown(work, by, wish);
  const problem = wishProblem(state, by, wish, work.world);
  if (problem !== undefined) return problem;
  putEvent(work, { type: 'seatRequested', player: by, ...wish });
  return undefined;
}

/** What is hopeless need not wait for the host. */
function wishProblem(state: RoomState, by: string, wish: SeatWish, { now }: World): Done {
  const seat = wish.seat ?? freeSeat(state, by);
  const problem = seat === null ? refusal('TABLE_FULL') : placeProblem(state, by, seat);
  if (problem !== undefined || seat === null || isKeeping(state, wish)) return problem;
  const short = returnProblem(state, by, wish.buyIn, now);
  if (short !== undefined) return short;
  const judged = decideTable(state.table, sitCommand(state, by, seat, wish, now));
  return judged.ok ? undefined : judged.error;
}

export function cancelRequest(work: Transaction, by: string): Done {
  if (requestOf(work.state, by) === undefined) return refusal('NO_REQUEST');
  endRequest(work, by, 'cancelled', null);
  return undefined;
}

export function endRequest(
  work: Transaction,
  player: string,
  outcome: 'approved' | 'denied' | 'cancelled' | 'expired',
  reason: string | null,
): void {
  putEvent(work, { type: 'seatRequestEnded', player, outcome, reason });
}

/** Sits down with chips; a cash player who names none has the seat kept for them. */
export function sitDown(work: Transaction, player: string, wish: SeatWish): Done {
  const { state } = work;
  const seat = wish.seat ?? freeSeat(state, player);
  if (seat === null) return refusal('TABLE_FULL');
  const problem = placeProblem(state, player, seat);
  if (problem !== undefined) return problem;
  if (!isKeeping(state, wish)) return sitWith(work, player, seat, wish);
  putEvent(work, { type: 'seatReserved', player, seat });
  return undefined;
}

const isKeeping = ({ table }: RoomState, { buyIn }: SeatWish): boolean =>
  buyIn === null && table.settings.mode === 'cash';

type Chips = Pick<SeatWish, 'buyIn' | 'comeIn'>;

function sitWith(work: Transaction, player: string, seat: number, chips: Chips): Done {
  const { state } = work;
  const { now } = work.world;
  return (
    returnProblem(state, player, chips.buyIn, now) ??
    doTable(work, sitCommand(state, player, seat, chips, now))
  );
}

/** Who comes back soon brings at least what they left with. */
function returnProblem(state: RoomState, player: string, chips: number | null, now: number): Done {
  const owed = owedBack(state, player, now);
  if (owed === null || chips === null || chips >= owed.chips) return undefined;
  return refusal('RATHOLING', { player, amount: chips, min: owed.chips, until: owed.until });
}

function sitCommand(
  state: RoomState,
  player: string,
  seat: number,
  { buyIn, comeIn }: Chips,
  now: number,
): Extract<Parameters<typeof decideTable>[1], { type: 'sit' }> {
  const owed = owedBack(state, player, now);
  return {
    type: 'sit',
    player,
    seat,
    now,
    ...(buyIn !== null && { buyIn }),
    ...(owed !== null && { leftWith: owed.chips }),
    ...(comeIn !== null && { comeIn }),
  };
}

function placeProblem(state: RoomState, player: string, seat: number): Done {
  const max = state.table.settings.seatCount;
  const own = tableSeat(state, player)?.seat ?? reservedSeat(state, player);
  if (own !== null) return refusal('ALREADY_SEATED', { player, seat: own });
  if (seat > max) return refusal('SEAT_OUT_OF_RANGE', { player, seat, max });
  if (takenSeats(state, player).includes(seat)) return refusal('SEAT_TAKEN', { player, seat });
  return isServedOut(state, player) ? refusal('TABLE_FULL') : undefined;
}

/** Chips for a seat that has none: kept, busted, or out of a tournament that allows re-entry. */
export function buyIn(
  work: Transaction,
  by: string,
  amount: number | null,
  comeIn: ComeIn | null,
): Done {
  const { state } = work;
  const { table } = state;
  const kept = reservedSeat(state, by);
  if (kept !== null) return sitWith(work, by, kept, { buyIn: amount, comeIn });
  const seated = tableSeat(state, by);
  if (seated !== undefined && (seated.stack > 0 || table.tournament !== null)) {
    return refusal('ALREADY_SEATED', { player: by, seat: seated.seat });
  }
  if (seated !== undefined) return askChips(work, by, amount ?? 0, comeIn);
  const isBack = table.tournament?.entrants.some(({ player }) => player === by) ?? false;
  if (!isBack) return refusal('NOT_SEATED', { player: by });
  return sitDown(work, by, { seat: null, buyIn: amount, comeIn });
}

/** More chips for who sits: at once, or when the host has said yes. */
export function askChips(
  work: Transaction,
  by: string,
  amount: number,
  comeIn: ComeIn | null,
): Done {
  const { state } = work;
  if (!state.room.rebuyApproval || isHost(state, by)) return takeChips(work, by, amount, comeIn);
  if (requestOf(state, by) !== undefined) return refusal('REQUEST_PENDING');
  const judged = decideTable(state.table, { type: 'topUp', player: by, amount });
  if (!judged.ok) return judged.error;
  const seat = tableSeat(state, by)?.seat ?? null;
  putEvent(work, { type: 'seatRequested', player: by, seat, buyIn: amount, comeIn, rebuy: true });
  return undefined;
}

export function takeChips(
  work: Transaction,
  player: string,
  amount: number,
  comeIn: ComeIn | null,
): Done {
  return (
    doTable(work, { type: 'topUp', player, amount }) ??
    (comeIn === null ? undefined : doTable(work, { type: 'comeIn', player, comeIn }))
  );
}

/** Whatever they have here: a seat, a seat kept, a question to the host. */
export function leaveSeat(work: Transaction, by: string): Done {
  const { state } = work;
  const kept = reservedSeat(state, by);
  const isAsking = requestOf(state, by) !== undefined;
  if (isAsking) endRequest(work, by, 'cancelled', null);
  if (kept !== null) putEvent(work, { type: 'seatReleased', player: by, seat: kept });
  const isDone = (isAsking || kept !== null) && tableSeat(state, by) === undefined;
  return isDone ? undefined : doTable(work, { type: 'leave', player: by });
}
