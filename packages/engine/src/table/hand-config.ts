/** The config of the next hand: settings, level and plan put together. The caller adds the deck. */

import type { HandConfig, HandPlayer } from '../hand/types.js';
import { postsOf, smallBlindPayer } from './blinds.js';
import type { Plan } from './button.js';
import { handFields, hasBlinds, stakesOf } from './hand-fields.js';
import type { Seat, TableState } from './state.js';
import { straddlesOf } from './straddle.js';

export function handConfig(state: TableState, plan: Plan): HandConfig {
  const { settings, tournament } = state;
  const stakes = stakesOf(settings, tournament?.clock.level ?? 0);
  const isEvent = settings.mode === 'tournament';
  const straddles = straddlesOf(state, plan);
  const player = (seat: Seat): HandPlayer => {
    const posts = postsOf(seat, plan, stakes.smallBlind, stakes.bigBlind);
    const { player: id, stack, out } = seat;
    return {
      id,
      seat: seat.seat,
      stack,
      ...(posts !== undefined && { posts }),
      // R45
      ...(isEvent && out && { absent: true }),
    };
  };
  const { dealt, button } = plan;
  return {
    ...handFields(settings, stakes),
    players: state.seats.filter(({ seat }) => dealt.includes(seat)).map(player),
    button,
    ...(hasBlinds(settings) && {
      smallBlindSeat: smallBlindPayer(plan),
      bigBlindSeat: plan.bigBlind,
    }),
    ...(straddles.length > 0 && { straddles }),
    // R58: two players left in the event.
    ...(isEvent &&
      settings.limit === 'fixed-limit' &&
      state.seats.length === 2 && { uncapped: true }),
  };
}
