/** What a seat has to pay before it is dealt in again, and which ways in lead to the next hand (R41, R42). */

import { owes } from './blinds.js';
import { hasBlinds, stakesAt } from './hand-fields.js';
import { nextHand, nextPlan } from './next-hand.js';
import { hasAnyBlinds } from './one-game.js';
import { findSeat, isSeatInHand, withSeat } from './seats.js';
import { COME_IN, type ComeIn, type Seat, type TableState } from './state.js';

/** What a player owes for coming in. */
export interface OwedBlinds {
  /** What posting costs: a live part, and a dead one. Buying the button costs both blinds. */
  readonly live: number;
  readonly dead: number;
  /** Hands after which a player who changed seats owes nothing any more. */
  readonly waits: number;
  /** The ways to come in by which the next hand would deal to them, as things stand. */
  readonly next: readonly ComeIn[];
}

/** Null: nothing. Who plays the hand that is on pays, or has paid, in it. */
export function owedBlinds(state: TableState, player: string): OwedBlinds | null {
  const { settings, hand } = state;
  const seat = findSeat(state, player);
  const positions = hand?.positions ?? state.positions;
  if (seat === undefined || settings.mode === 'tournament' || !hasAnyBlinds(settings)) return null;
  if (positions === null || isSeatInHand(state, player) || !owes(seat)) return null;
  const later = whenOver(afterHand(state), state);
  const game = nextHand(later)?.table.settings ?? settings;
  // R152: into stud everybody comes for the ante.
  if (!hasBlinds(game)) return null;
  const { smallBlind, bigBlind } = stakesAt(game, 0);
  const { isNew, missed, waits = 0 } = seat;
  return {
    live: isNew || missed.big || waits > 0 ? bigBlind : 0,
    dead: missed.small ? smallBlind : 0,
    waits,
    next: COME_IN.filter((comeIn) => isDealtIn(later, seat, comeIn)),
  };
}

/** Button and markers as the hand that is on leaves them. */
function afterHand(state: TableState): TableState {
  const { hand, positions, rotation } = state;
  if (hand === null) return state;
  const isFrozen = hand.rotation?.frozen === true;
  const after = { ...state, hand: null, positions: isFrozen ? positions : hand.positions };
  const last = hand.rotation ?? rotation;
  return last === undefined ? after : { ...after, rotation: last };
}

/** As if they were there, with chips. */
function isDealtIn(state: TableState, seat: Seat, comeIn: ComeIn): boolean {
  const stack = Math.max(1, seat.stack);
  const plan = nextPlan(withSeat(state, seat.player, { comeIn, stack, out: false }));
  return plan?.dealt.includes(seat.seat) ?? false;
}

/** Who plays the hand that is on has paid, and who sits over it has done so. */
const whenOver = (after: TableState, now: TableState): TableState => ({
  ...after,
  seats: after.seats.map((seat): Seat => {
    if (now.hand === null) return seat;
    if (!isSeatInHand(now, seat.player))
      return { ...seat, waits: Math.max(0, (seat.waits ?? 0) - 1) };
    return { ...seat, isNew: false, missed: { small: false, big: false }, waits: 0 };
  }),
});
