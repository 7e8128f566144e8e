/**
 * A table that nobody watches sleeps: no hand is dealt, no clock runs, that of a tournament's levels
 * neither (R219). It falls asleep between hands and goes on when somebody comes or asks for something.
 */

import type { RoomState } from '../state/types.js';
import { moved, standingClock, withLaterLevels, withNextHandClock } from './clocks.js';

export const fallenAsleep = (state: RoomState, at: number): RoomState => ({
  ...state,
  asleepSince: at,
  clock: standingClock(state.clock, at),
  botAt: null,
});

/** With the time that was left. */
export function awake(state: RoomState, at: number): RoomState {
  const { asleepSince, clock, table } = state;
  if (asleepSince === null) return state;
  const running = {
    ...state,
    asleepSince: null,
    clock: clock === null ? null : moved(clock, at),
    table: withLaterLevels(table, at - asleepSince),
  };
  return withNextHandClock(running, at);
}
