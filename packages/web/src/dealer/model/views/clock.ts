/** What the clock page shows, as a function of now (R272, R273). */

import {
  type ColourUp,
  chipRace,
  colourUps,
  type EventClock,
  eventClock,
  type Level,
  type Place,
  type Race,
  type Refusal,
  type Result,
} from '@sidepot/engine';
import { dealerState } from '../state/evolve.js';
import type { DealerSession } from '../state/session.js';
import { eventMoney, placesOut } from './event.js';

/** Where the clock stands, and what comes next. */
export interface LevelReading extends EventClock {
  readonly blinds: Level;
  /** Null: it is the last one. */
  readonly next: Level | null;
  /** Milliseconds until the next break begins; null: none is to come. */
  readonly toBreak: number | null;
}

export interface DealerClock extends LevelReading {
  readonly playersLeft: number;
  readonly entries: number;
  /** Rounded down: chips ÷ players left. */
  readonly average: number;
  readonly chips: number;
  readonly pool: number;
  /** First place first. */
  readonly prizes: readonly number[];
  readonly places: readonly Place[];
  /** Players to go until the money; 0 in it. */
  readonly toMoney: number;
  /** Chips that go at the end of this level, or should be gone already. */
  readonly colourUps: readonly ColourUp[];
}

/** Null in a cash game. */
export function dealerClock(session: DealerSession, now: number): DealerClock | null {
  const { setup, log } = session;
  if (setup.mode === 'cash') return null;
  const { table, clock, elsewhere } = dealerState(log);
  const { levels } = setup;
  const reading = eventClock(levels, clock, now);
  const seats = table?.seats ?? [];
  const here = table === null ? setup.seats.length : seats.length;
  const { entries, pool, prizes } = eventMoney(session);
  // Nobody here has counted the stacks of other tables: what everybody began with is in play.
  const isAlone = elsewhere === 0;
  const chips = isAlone
    ? seats.reduce((sum, { stack }) => sum + stack, 0)
    : Math.max(entries, here + elsewhere) * setup.stack;
  const playersLeft = here + elsewhere;
  return {
    ...levelClock(levels, reading),
    playersLeft,
    // Who was moved in has entered elsewhere.
    entries: Math.max(entries, playersLeft),
    average: playersLeft === 0 ? 0 : Math.floor(chips / playersLeft),
    chips,
    pool,
    prizes,
    places: placesOut(session, dealerState(log)),
    toMoney: Math.max(0, playersLeft - prizes.length),
    colourUps: dueColourUps(session, reading.level),
  };
}

export const levelClock = (levels: readonly Level[], reading: EventClock): LevelReading => ({
  ...reading,
  blinds: levels[reading.level] ?? levels[0] ?? { smallBlind: 0, bigBlind: 0, duration: 0 },
  next: levels[reading.level + 1] ?? null,
  toBreak: breakIn(levels, reading),
});

function breakIn(levels: readonly Level[], { level, left, onBreak }: EventClock): number | null {
  if (onBreak || left === null) return null;
  let wait = left;
  for (let k = level; k + 1 < levels.length; k++) {
    if ((levels[k]?.breakAfter ?? 0) > 0) return wait;
    wait += levels[k + 1]?.duration ?? 0;
  }
  return null;
}

/** Chips that are not needed after this level, and are still the unit of somebody's stack. */
export function dueColourUps(session: DealerSession, level: number): readonly ColourUp[] {
  const { setup, log } = session;
  const seats = dealerState(log).table?.seats ?? [];
  const values = setup.chips.map(({ value }) => value);
  return colourUps(values, setup.levels).filter(
    ({ into, afterLevel }) =>
      afterLevel <= level + 1 && seats.some(({ stack }) => stack % into !== 0),
  );
}

/** Who gets how many cards, and who has won (R221, R222), or why not. */
export function raceOf(
  session: DealerSession,
  { chip, into }: Pick<ColourUp, 'chip' | 'into'>,
  cards: Parameters<typeof chipRace>[0]['players'] = [],
): Result<Race, Refusal> {
  const seats = dealerState(session.log).table?.seats ?? [];
  const players = seats.map(({ seat, stack }) => {
    const dealt = cards.find((one) => one.seat === seat)?.cards;
    return dealt === undefined ? { seat, stack } : { seat, stack, cards: dealt };
  });
  return chipRace({ chip, into, players });
}
