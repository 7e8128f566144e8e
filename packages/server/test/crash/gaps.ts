/** How long tables stand still after a blow. */

import type { RoomState } from '../../src/room/index.js';
import { wakeAt } from '../../src/room/index.js';
import type { Party } from './party.js';
import { until } from './waiting.js';

export interface Gap {
  /** Milliseconds from the blow to the next event that somebody is told of. */
  readonly still: number;
  /** The same from when that event was due, if that was later. */
  readonly late: number;
}

/** To be called at the blow; resolves when each of these tables has gone on. */
export function gapsAfter(blow: number, parties: readonly Party[]): Promise<readonly number[]> {
  const told: (number | null)[] = parties.map(() => null);
  for (const [i, party] of parties.entries()) {
    party.heard = (at, events) => {
      if (told[i] === null && events.some((event) => event.at > blow)) told[i] = at;
    };
  }
  const isTold = (): boolean => told.every((at) => at !== null);
  return until('an event at every table', isTold).then(() => told.map((at) => (at ?? 0) - blow));
}

export function gapOf(still: number, blow: number, state: RoomState): Gap {
  const due = wakeAt(state) ?? blow;
  return { still, late: Math.max(0, still - Math.max(0, due - blow)) };
}

export const longest = (gaps: readonly Gap[], of: keyof Gap): number =>
  Math.round(Math.max(0, ...gaps.map((gap) => gap[of])));
