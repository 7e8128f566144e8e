/** Another seat at the same table: between hands, and never around a blind (R42). */

import { type Result, refused, reject } from '../../errors.js';
import { wantsHand } from '../blinds.js';
import { distance } from '../circle.js';
import { hasAnyBlinds } from '../one-game.js';
import type { Seat, TableCommand, TableEvent, TableState } from '../state.js';
import { playersPlace, seatProblem } from './seat-commands.js';

export function moveSeat(
  state: TableState,
  { player, seat: to }: Extract<TableCommand<string>, { type: 'moveSeat' }>,
): Result<readonly TableEvent[]> {
  const place = playersPlace(state, player);
  if (!place.ok) return place;
  const { seat: from } = place.value;
  const problem = seatProblem(state, player, to);
  if (problem !== undefined) return refused(problem);
  if (to === from) return { ok: true, value: [] };
  if (state.seats.some(({ seat }) => seat === to)) {
    return refused(reject('SEAT_TAKEN', { player, seat: to }));
  }
  // The seats of a tournament are drawn.
  if (state.settings.mode === 'tournament' && state.hands > 0) {
    return refused(reject('WRONG_MODE', { mode: 'tournament' }));
  }
  if (state.hand !== null) return refused(reject('HAND_RUNNING', { hand: state.hand.number }));
  const owed = owedAfterMove(state, place.value, to);
  return { ok: true, value: [{ type: 'seatChanged', player, from, seat: to, ...owed }] };
}

/**
 * Nearer to the big blind, or as near: nothing. Away from it: as many hands are sat over as players
 * were let by, or a big blind is posted. Who had the big blind owes the small one wherever they go.
 */
function owedAfterMove(
  state: TableState,
  mover: Seat,
  to: number,
): Required<Pick<Seat, 'waits' | 'missed'>> {
  const { positions: last, settings, seats } = state;
  const { seat: from, missed, waits = 0, isNew } = mover;
  if (last === null || isNew || settings.mode === 'tournament' || !hasAnyBlinds(settings)) {
    return { waits, missed };
  }
  const far = (seat: number): number => distance(last.bigBlind, seat, settings.seatCount);
  const handsTo = (seat: number): number =>
    seats.filter((one) => one !== mover && wantsHand(state, one) && far(one.seat) < far(seat))
      .length;
  const away = Math.max(0, handsTo(to) - handsTo(from) + waits);
  const small = missed.small || from === last.bigBlind;
  // Who owes a blind already cannot sit it out by moving.
  return missed.small || missed.big
    ? { waits, missed: { small, big: missed.big || away > waits } }
    : { waits: away, missed: { small, big: false } };
}
