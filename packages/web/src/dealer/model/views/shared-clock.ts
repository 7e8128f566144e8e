/**
 * The clock of a table that somebody else shares, as a function of now. It was told where it stood at
 * one moment; from there on the schedule is the same for everybody (R272).
 */

import { type ClockEvent, eventClock } from '@sidepot/engine';
import type { SharedTable } from '@sidepot/protocol';
import { type LevelReading, levelClock } from './clock.js';

type SharedClock = NonNullable<SharedTable['clock']>;

/** `now`: by the clock of the dealer's device, as `at` is. */
export function sharedLevelClock(clock: SharedClock, at: number, now: number): LevelReading {
  const { levels } = clock;
  const then = Math.max(at, Math.round(now));
  return levelClock(levels, eventClock(levels, eventsTo(clock, at), then));
}

/** What would have to happen to a clock so that it stands there. */
function eventsTo(clock: SharedClock, at: number): readonly ClockEvent[] {
  const { levels, left, onBreak, running } = clock;
  const level = Math.min(clock.level, levels.length - 1);
  const { duration = 0, breakAfter = 0 } = levels[level] ?? {};
  const add = (ms: number): ClockEvent => ({ type: 'add', at, ms });
  return [
    { type: 'level', at, level },
    ...(onBreak ? [add(-duration), add((left ?? 0) - breakAfter)] : []),
    ...(!onBreak && left !== null ? [add(left - duration)] : []),
    ...(running ? [{ type: 'start', at } as const] : []),
  ];
}
