/** Who wants a hand, what they owe for coming in, and whom the blinds passed (R41, R42, R45). */

import type { HandPlayer } from '../hand/state/types.js';
import { type Candidate, type Entry, type Plan, type Positions, planPositions } from './button.js';
import { distance, isBetween, nextSeat } from './circle.js';
import { hasBlinds, isStud } from './hand-fields.js';
import type { RunningHand, Seat, TableState } from './state.js';

/** Everybody with chips; who sits out is left out of a cash game, absent in a tournament. */
export const wantsHand = (state: TableState, { stack, out, leaving }: Seat): boolean =>
  stack > 0 && !leaving && (!out || state.settings.mode === 'tournament');

/** Do they owe a blind for coming in? */
export const owes = ({ isNew, missed, waits = 0 }: Seat): boolean =>
  isNew || missed.small || missed.big || waits > 0;

function entryOf(state: TableState, seat: Seat): Entry {
  if (!owes(seat) || !hasBlinds(state.settings)) return 'free';
  return state.settings.mode === 'tournament' ? 'late' : seat.comeIn;
}

/**
 * Where the next hand of a game with a button would have it and the blinds, and who would be dealt in.
 * Nobody owes a blind for a bomb pot, so everybody is (House).
 */
export function buttonPlan(
  state: TableState,
  drawn: number | null = null,
  isBombPot = false,
): Plan | null {
  const { seatCount, buttonRule } = state.settings;
  const candidates: Candidate[] = state.seats
    .filter((seat) => wantsHand(state, seat))
    .map((seat) => ({ seat: seat.seat, entry: isBombPot ? 'free' : entryOf(state, seat) }));
  return planPositions({
    seatCount,
    rule: buttonRule,
    // Stud asks where the button would go (R151).
    blinds: hasBlinds(state.settings) || isStud(state.settings),
    last: state.positions,
    drawn: drawn ?? standingButton(state, candidates),
    candidates,
  });
}

/** Only stud was played so far: the button stands where it was drawn, or goes on from there. */
function standingButton(
  { positions, rotation, settings }: TableState,
  candidates: readonly Candidate[],
): number | null {
  if (positions !== null || rotation === undefined) return null;
  const seats = candidates.map(({ seat }) => seat);
  if (seats.includes(rotation.button)) return rotation.button;
  return nextSeat(seats, rotation.button, settings.seatCount) ?? null;
}

/** R105, R152: everybody is dealt in, and owes nothing but the ante. */
export function studPlan(state: TableState, button: number): Plan | null {
  const dealt = state.seats.filter((seat) => wantsHand(state, seat)).map(({ seat }) => seat);
  if (dealt.length < 2) return null;
  return { button, smallBlind: button, bigBlind: button, dealt, posters: [], buyer: null };
}

/** Who really pays the small blind: nobody if its seat is empty (R36) or buys the button (R42). */
export const smallBlindPayer = ({ smallBlind, dealt, buyer }: Plan): number | null =>
  dealt.includes(smallBlind) && buyer !== smallBlind ? smallBlind : null;

/**
 * What a player owes out of turn: one big blind live, the small blind dead (R41). A new player
 * posts one big blind, so does who moved away from it, and who buys the button both (R42). The hand takes what they have of it.
 */
export function postsOf(
  { seat, isNew, missed, waits = 0 }: Seat,
  plan: Plan,
  smallBlind: number,
  bigBlind: number,
): NonNullable<HandPlayer['posts']> | undefined {
  const buys = plan.buyer === seat;
  if (!buys && !plan.posters.includes(seat)) return undefined;
  const live = buys || isNew || missed.big || waits > 0 ? bigBlind : 0;
  const dead = buys || missed.small ? smallBlind : 0;
  return { ...(live > 0 && { live }), ...(dead > 0 && { dead }) };
}

/**
 * Who sits there, is not dealt in and was passed: by the big blind on its way to the next seat, by the small blind
 * on its way to where the big blind was. Tournaments have none: everybody is dealt in.
 */
export function blindsMissed(state: TableState, plan: Plan): RunningHand['missed'] {
  const { positions: last, seats, settings } = state;
  if (last === null || settings.mode === 'tournament' || !hasBlinds(settings)) {
    return { small: [], big: [] };
  }
  const n = settings.seatCount;
  const sitters = seats.filter(({ seat, isNew }) => !isNew && !plan.dealt.includes(seat));
  const names = (passed: (seat: number) => boolean): string[] =>
    sitters.filter(({ seat }) => passed(seat)).map(({ player }) => player);
  return {
    small: names(
      (seat) => distance(last.smallBlind, seat, n) <= distance(last.smallBlind, last.bigBlind, n),
    ),
    big: movesOn(last, plan, n)
      ? names((seat) => isBetween(seat, last.bigBlind, plan.bigBlind, n))
      : [],
  };
}

/** The moving button can take the big blind back a seat (R37): nobody is passed then. */
function movesOn(last: Positions, plan: Plan, seatCount: number): boolean {
  if (plan.dealt.length === 2) return true;
  return (
    plan.bigBlind !== last.bigBlind &&
    !isBetween(plan.button, last.bigBlind, plan.bigBlind, seatCount)
  );
}
