/**
 * What ticks: a function of the state and the time of the last event, so that every node and every
 * restart has the same deadlines.
 */

import { chooserOfNextGame, gameOfNextHand, planNextHand, type TableState } from '@sidepot/engine';
import { personOf } from '../people/people.js';
import type { Pause, RoomClock, RoomHand, RoomState } from '../state/types.js';
import { botTime } from './bot-time.js';
import { pauseBefore } from './pace.js';

/** To say how often to run it, at a table without an action clock. */
const RUNS_TIME = 30_000;

const NOBODY: readonly number[] = [];

export const clockOf = (
  kind: RoomClock['kind'],
  seats: readonly number[],
  at: number,
  time: number,
): RoomClock => ({ kind, seats, startedAt: at, deadline: at + time, left: null });

/** What players show of their own will or answer beside others does not start a clock anew. */
export function clockOfHand(
  state: RoomState,
  hand: RoomHand,
  at: number,
  isNew: boolean,
): RoomClock | null {
  const { turn } = hand.state;
  const { clock: old, room } = state;
  switch (turn.kind) {
    case 'act':
    case 'draw':
      return room.actionClock === null
        ? null
        : clockOf('action', [turn.seat], at, room.actionClock);
    case 'runs':
      if (!isNew && old?.kind === 'runs') return { ...old, seats: turn.seats };
      return clockOf('runs', turn.seats, at, room.actionClock ?? RUNS_TIME);
    case 'over':
      return null;
    default:
      if (!isNew && old?.kind === 'runOut') return old;
      return clockOf('runOut', NOBODY, at, pauseBefore(state, hand));
  }
}

/** Between hands: when the next one starts, if enough can play. The first one starts at once. */
export function withNextHandClock(state: RoomState, at: number): RoomState {
  const { clock: old, table, room, floor, pause } = state;
  const isWaiting = old?.kind === 'nextHand' || old?.kind === 'break';
  if (!state.started || state.closing || state.closed || !canDeal(state)) {
    return old === null && state.botAt === null ? state : { ...state, clock: null, botAt: null };
  }
  if (isWaiting) return state;
  const pace = table.hands === 0 ? 0 : Math.max(room.handPause, floor.handPause);
  const time = Math.max(pace, choiceTime(state));
  const clock = clockOf('nextHand', NOBODY, at, time);
  return { ...state, clock: pause !== null ? { ...clock, left: time } : clock, botAt: null };
}

/** To name a game, at a table without an action clock. */
const CHOICE_TIME = 15_000;

/** Dealer's choice: somebody who can be asked has not named the game that comes next (R154). */
function choiceTime(state: RoomState): number {
  const { table, room } = state;
  const chooser = chooserOfNextGame(table);
  const seat = table.seats.find((one) => one.seat === chooser);
  if (seat === undefined || seat.out || seat.leaving || seat.player === table.chosen?.player)
    return 0;
  if (personOf(state, seat.player)?.bot) return 0;
  const isNew = table.rotation === undefined || gameOfNextHand(table)?.hand === 1;
  return isNew ? (room.actionClock ?? CHOICE_TIME) : 0;
}

/** It is named: nobody has to wait any longer than between other hands. */
export function withChosenGame(state: RoomState, at: number): RoomState {
  const { clock, pause } = state;
  if (clock?.kind !== 'nextHand' || pause !== null) return state;
  const next = withNextHandClock({ ...state, clock: null }, at);
  return next.clock !== null && next.clock.deadline < clock.deadline ? next : state;
}

export const withBreakClock = (state: RoomState, at: number, until: number): RoomState => ({
  ...state,
  clock: clockOf('break', NOBODY, at, until - at),
});

/** The clock stands still, and so do the bots. */
export const stopped = (state: RoomState, pause: Pause): RoomState => ({
  ...state,
  pause,
  clock: standingClock(state.clock, pause.since),
  botAt: null,
});

export const standingClock = (clock: RoomClock | null, at: number): RoomClock | null =>
  clock === null ? null : { ...clock, left: Math.max(0, clock.deadline - at) };

/** It goes on with the time that was left. */
export function resumeClock(state: RoomState, at: number): RoomState {
  const { clock, pause, table } = state;
  const running = {
    ...state,
    pause: null,
    table: withLaterLevels(table, at - (pause?.since ?? at)),
    clock: clock === null ? null : moved(clock, at),
    // Nobody was thinking in any outage before.
    outagesTo: at,
  };
  return table.hand === null
    ? withNextHandClock(running, at)
    : { ...running, botAt: botTime(running, running.clock, at) };
}

/** R219. The engine's table knows no pause and no sleep: its level ends later by as long as that lasted. */
export function withLaterLevels(table: TableState, time: number): TableState {
  const { tournament } = table;
  const endsAt = tournament?.clock.endsAt ?? null;
  if (tournament === null || endsAt === null) return table;
  const clock = { ...tournament.clock, endsAt: endsAt + Math.max(0, time) };
  return { ...table, tournament: { ...tournament, clock } };
}

export function moved(clock: RoomClock, at: number): RoomClock {
  const deadline = at + (clock.left ?? 0);
  const startedAt = Math.max(0, clock.startedAt + deadline - clock.deadline);
  return { ...clock, startedAt, deadline, left: null };
}

/** The clocks of people's decisions; the others are the dealer's. */
const THINKING: ReadonlySet<RoomClock['kind']> = new Set(['action', 'timeBank', 'runs']);

/** The clock that somebody thinks by, if it runs. */
export const thinkingClock = ({ clock, pause, closed }: RoomState): RoomClock | null =>
  clock !== null && pause === null && !closed && THINKING.has(clock.kind) ? clock : null;

/** An outage is nobody's thinking time: the clock goes on as if it had stood still. */
export function givenBack(state: RoomState, by: number, at: number): RoomState {
  const { clock } = state;
  if (clock === null) return { ...state, outagesTo: at };
  const startedAt = clock.startedAt + by;
  return { ...state, outagesTo: at, clock: { ...clock, startedAt, deadline: clock.deadline + by } };
}

/** Could a hand start now? Busted bots buy chips first. */
function canDeal(state: RoomState): boolean {
  const { table } = state;
  const { maxBuyIn, mode } = table.settings;
  if (table.tournament?.places) return false;
  const seats =
    mode === 'tournament'
      ? table.seats
      : table.seats.map((seat) =>
          seat.stack === 0 && personOf(state, seat.player)?.bot
            ? { ...seat, stack: maxBuyIn }
            : seat,
        );
  const playing = seats.find(({ stack, out, leaving }) => stack > 0 && !out && !leaving);
  if (playing === undefined) return false;
  const isFirst = table.positions === null && table.rotation === undefined;
  const drawn = isFirst ? playing.seat : null;
  return planNextHand({ ...table, seats }, drawn) !== null;
}
