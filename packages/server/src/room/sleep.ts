/**
 * A table that nobody watches sleeps: no hand is dealt, no clock runs, that of a tournament's levels
 * neither (R219). It falls asleep between hands and goes on when somebody comes or asks for something.
 */

import type { TableState } from '@sidepot/engine';
import { moved, standing, withNextHandClock } from './clocks.js';
import type { RoomState } from './types.js';

export const fallenAsleep = (state: RoomState, at: number): RoomState => ({
  ...state,
  asleepSince: at,
  clock: standing(state.clock, at),
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
    table: withLaterLevels(table, Math.max(0, at - asleepSince)),
  };
  return withNextHandClock(running, at);
}

/** The engine's table knows no sleep: its level ends later by as long as that lasted. */
function withLaterLevels(table: TableState, time: number): TableState {
  const { tournament } = table;
  const endsAt = tournament?.clock.endsAt ?? null;
  if (tournament === null || endsAt === null) return table;
  const clock = { ...tournament.clock, endsAt: endsAt + time };
  return { ...table, tournament: { ...tournament, clock } };
}
