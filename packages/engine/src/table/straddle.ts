/**
 * R43: two big blinds, live, from under the gun or the button. One straddle per hand: the button's,
 * if both want it. House: three players at least, the straddler has the chips for it, and neither
 * pays a blind nor posts in the same hand.
 */

import type { Straddle } from '../hand/state/types.js';
import type { Plan } from './button.js';
import { nextSeat } from './circle.js';
import { hasBlinds } from './hand-fields.js';
import { nextHand } from './next-hand.js';
import type { TableSettings } from './settings.js';
import type { Seat, TableState } from './state.js';

/** Seats that may straddle with this plan, the one that has precedence first. */
function straddleSeats(settings: TableSettings, plan: Plan): number[] {
  const { straddle, seatCount } = settings;
  if (straddle === 'none' || !hasBlinds(settings) || plan.dealt.length < 3) return [];
  const utg = nextSeat(plan.dealt, plan.bigBlind, seatCount);
  const seats =
    straddle === 'utg' ? [utg] : straddle === 'button' ? [plan.button] : [plan.button, utg];
  const { smallBlind, bigBlind, posters, dealt, buyer } = plan;
  return seats.filter(
    (seat) =>
      seat !== undefined &&
      dealt.includes(seat) &&
      ![smallBlind, bigBlind, buyer, ...posters].includes(seat),
  ) as number[];
}

const priceOf = ({ bigBlind }: TableSettings): number => 2 * bigBlind;

const canPay = (settings: TableSettings, seat: Seat): boolean => {
  const ante =
    settings.anteMode === 'perPlayer' || settings.anteMode === 'button' ? settings.ante : 0;
  return seat.stack >= priceOf(settings) + ante;
};

/** Could this seat straddle if the hand started now? */
export function mayStraddle(state: TableState, seat: Seat): boolean {
  const next = nextHand(state);
  if (next === null) return false;
  const { settings } = next.table;
  return straddleSeats(settings, next.plan).includes(seat.seat) && canPay(settings, seat);
}

/** The straddle of the hand: whoever asked for it and still may. */
export function straddlesOf(state: TableState, plan: Plan): Straddle[] {
  const wishes = (seat: number): boolean =>
    state.seats.some((s) => s.seat === seat && s.straddle && canPay(state.settings, s));
  const seat = straddleSeats(state.settings, plan).find(wishes);
  return seat === undefined ? [] : [{ seat, amount: priceOf(state.settings) }];
}
