/** Who sits where, and in which state. */

import { blindsOwed, isInHand, type Seat } from '@sidepot/engine';
import type { SeatInfo, TableView } from '@sidepot/protocol';
import { kickOf, personOf, reservedSeat, tableSeat } from '../people/people.js';
import type { RoomState } from '../state/types.js';

type Gone = ReadonlySet<string>;

export function viewSeats(state: RoomState, gone: Gone): readonly SeatInfo[] {
  const kept = state.reserved.map(({ player, seat }) =>
    infoOf(state, keptSeat(player, seat), gone),
  );
  const taken = state.table.seats.map((seat) => infoOf(state, seat, gone));
  return [...taken, ...kept].sort((a, b) => a.seat - b.seat);
}

/** A seat without chips that nobody has sat down in yet. */
const keptSeat = (player: string, seat: number): Seat => ({
  seat,
  player,
  stack: 0,
  out: false,
  leaving: false,
  isNew: true,
  missed: { small: false, big: false },
  comeIn: 'wait',
  topUp: 0,
  straddle: false,
});

function infoOf(state: RoomState, seat: Seat, gone: Gone): SeatInfo {
  const { player, stack, missed, comeIn, topUp, straddle } = seat;
  const person = personOf(state, player);
  const owes = blindsOwed(state.table, player);
  const move = state.moves.find((one) => one.player === player);
  return {
    seat: seat.seat,
    player,
    name: person?.name ?? player,
    bot: person?.bot ?? null,
    stack,
    status: statusOf(state, seat),
    connected: !gone.has(player),
    timeBank: state.room.timeBank === null ? null : (person?.timeBank ?? 0),
    missed,
    comeIn,
    topUp,
    straddle,
    ...(owes !== null && { owes }),
    ...(move !== undefined && { movesTo: move.seat }),
    ...(person?.muted === true && MUTED),
    ...ordersOf(state, player),
  };
}

/** What the host does with it when the hand is over; said to all who see the seat. */
function ordersOf({ orders, kicks }: RoomState, player: string): Partial<SeatInfo> {
  const own = orders.filter((one) => one.player === player);
  const reason = kicks.find((one) => one.player === player)?.reason ?? null;
  return {
    ...(own.length > 0 && { orders: own.map(({ player: _player, ...order }) => order) }),
    ...(reason !== null && { reason }),
  };
}

const MUTED = { muted: true } as const;

function statusOf(state: RoomState, seat: Seat): SeatInfo['status'] {
  const { table } = state;
  if (tableSeat(state, seat.player) === undefined) return 'reserved';
  if (seat.leaving) return 'leaving';
  if (kickOf(state, seat.player) !== undefined) return 'kicked';
  if (seat.out) return 'out';
  if (isInHand(table, seat.player)) return 'playing';
  if (seat.stack === 0) return 'busted';
  if (table.hand !== null) return 'waiting';
  const owes = blindsOwed(table, seat.player);
  return owes === null || owes.next.includes(seat.comeIn) ? 'playing' : 'waiting';
}

/** People with a name who are there and do not sit. */
export const viewSpectators = (state: RoomState, gone: Gone): TableView['spectators'] =>
  watching(
    state,
    gone,
    (player) => tableSeat(state, player) !== undefined || reservedSeat(state, player) !== null,
  );

export const watching = (
  { people }: RoomState,
  gone: Gone,
  sits: (player: string) => boolean,
): TableView['spectators'] =>
  people
    .filter(({ player, bot, kicked }) => bot === null && !kicked && !gone.has(player))
    .filter(({ player }) => !sits(player))
    .map(({ player, name, muted = false }) => ({ player, name, ...(muted && MUTED) }));
