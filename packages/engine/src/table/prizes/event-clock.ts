/**
 * The clock of an event as a function of instants: what was started, paused and added at which time
 * says where it stands at any other (R214–R219, R225, R290). Nothing ticks here.
 */

import { choiceProblem, isObject, throwing, unfit } from '../../checks.js';
import { amountProblem, isAmount } from '../../chips.js';
import { PokerError, throwIf } from '../../errors.js';
import type { Level } from './levels.js';

/** What can happen to the clock of an event. */
export const CLOCK_EVENTS = [
  'start',
  'pause',
  'resume',
  'add',
  'level',
  'handForHand',
  'round',
  'handForHandOver',
] as const;

/** Something that happened to the clock, and when. */
export type ClockEvent =
  | {
      readonly type:
        | 'start'
        | 'pause'
        | 'resume'
        /** The clock stops; each finished round takes two minutes off it (R225). */
        | 'handForHand'
        | 'round'
        | 'handForHandOver';
      /** Milliseconds, as all times here. */
      readonly at: number;
    }
  /** So much more, or less, of this level or break. */
  | { readonly type: 'add'; readonly at: number; readonly ms: number }
  /** From 0: this level from its beginning. */
  | { readonly type: 'level'; readonly at: number; readonly level: number };

/** Where the clock of an event stands. */
export interface EventClock {
  /** From 0. A break counts to the level before it. */
  readonly level: number;
  /** Milliseconds to the end of the level, or of the break; null: the last level has none. */
  readonly left: number | null;
  readonly onBreak: boolean;
  /** Does it run? Not before the start, in a pause, or hand for hand. */
  readonly running: boolean;
}

/** R225: whatever it took. */
const ROUND = 120_000;

type Timed = Pick<Level, 'duration' | 'breakAfter'>;

/** Of each level, then of each break: what the director put on or took off. */
interface Schedule {
  readonly levels: readonly Timed[];
  readonly more: number[];
  readonly moreBreak: number[];
}

const lengthOf = ({ levels, more }: Schedule, level: number): number =>
  level + 1 < levels.length ? (levels[level]?.duration ?? 0) + (more[level] ?? 0) : Infinity;

const breakOf = ({ levels, moreBreak }: Schedule, level: number): number =>
  level + 1 < levels.length ? (levels[level]?.breakAfter ?? 0) + (moreBreak[level] ?? 0) : 0;

/** What the schedule says when the clock has run so long. */
function reached(schedule: Schedule, run: number): Omit<EventClock, 'running'> {
  let rest = run;
  for (let level = 0; ; level++) {
    const length = lengthOf(schedule, level);
    if (rest < length) {
      return { level, left: length === Infinity ? null : length - rest, onBreak: false };
    }
    rest -= length;
    const pause = breakOf(schedule, level);
    if (rest < pause) return { level, left: pause - rest, onBreak: true };
    rest -= pause;
  }
}

function startOf(schedule: Schedule, level: number): number {
  let run = 0;
  for (let k = 0; k < level; k++) run += lengthOf(schedule, k) + breakOf(schedule, k);
  return run;
}

/**
 * Where the clock of an event stands at a moment, by its levels and what happened to it until then.
 *
 * @throws `PokerError`: `BAD_INPUT` for levels or a log that are none.
 *
 * @example
 * import { eventClock } from '@sidepot/engine';
 *
 * const levels = [{ duration: 1_200_000 }, { duration: 1_200_000 }, { duration: 1_200_000 }];
 * eventClock(levels, [{ type: 'start', at: 0 }], 1_500_000);
 * // → { level: 1, left: 900000, onBreak: false, running: true }
 */
export const eventClock = (
  levels: readonly Pick<Level, 'duration' | 'breakAfter'>[],
  log: readonly ClockEvent[],
  at: number,
): EventClock =>
  throwing(() => {
    check(levels, log, at);
    const schedule: Schedule = { levels, more: [], moreBreak: [] };
    let run = 0;
    /** Since when it runs; null: it stands. */
    let since: number | null = null;
    for (const event of log) {
      if (event.at > at) break;
      if (since !== null) {
        run += Math.max(0, event.at - since);
        since = event.at;
      }
      switch (event.type) {
        case 'start':
        case 'resume':
        case 'handForHandOver':
          since = event.at;
          break;
        case 'pause':
        case 'handForHand':
          since = null;
          break;
        case 'round':
          run += ROUND;
          break;
        case 'add':
          add(schedule, run, event.ms);
          break;
        case 'level':
          run = startOf(schedule, Math.min(event.level, levels.length - 1));
          break;
      }
    }
    if (since !== null) run += Math.max(0, at - since);
    return { ...reached(schedule, run), running: since !== null };
  });

/** Never past its end: what is taken off a level leaves nothing of it, not less. */
function add(schedule: Schedule, run: number, ms: number): void {
  const { level, left, onBreak } = reached(schedule, run);
  if (left === null) return;
  const list = onBreak ? schedule.moreBreak : schedule.more;
  list[level] = (list[level] ?? 0) + Math.max(ms, -left);
}

function check(levels: readonly Timed[], log: readonly ClockEvent[], at: number): void {
  if (!Array.isArray(levels) || levels.length === 0) {
    throw new PokerError(unfit('levels', 'levels', levels));
  }
  for (let i = 0; i < levels.length; i++) {
    const level = levels[i];
    if (!isObject(level)) throw new PokerError(unfit(`levels[${i}]`, 'object', level));
    throwIf(amountProblem(level.duration, `levels[${i}].duration`));
    throwIf(amountProblem(level.breakAfter ?? 0, `levels[${i}].breakAfter`));
  }
  if (!Array.isArray(log)) throw new PokerError(unfit('log', 'list', log));
  for (let i = 0; i < log.length; i++) {
    const event = log[i] as ClockEvent;
    const field = `log[${i}]`;
    if (!isObject(event)) throw new PokerError(unfit(field, 'object', event));
    throwIf(
      choiceProblem(`${field}.type`, event.type, CLOCK_EVENTS) ??
        amountProblem(event.at, `${field}.at`),
    );
    if (event.type === 'add' && !Number.isSafeInteger(event.ms)) {
      throw new PokerError(unfit(`${field}.ms`, 'milliseconds', event.ms));
    }
    if (event.type === 'level') throwIf(amountProblem(event.level, `${field}.level`));
  }
  if (!isAmount(at)) throw new PokerError(unfit('at', 'milliseconds', at));
}

const HOUR = 3_600_000;
const BREAK_FROM = 3_300_000;

/** When the next break of the house is, and whether it is now. */
export interface SyncBreak {
  readonly onBreak: boolean;
  /** Milliseconds until it begins; 0 on it. */
  readonly next: number;
  /** Milliseconds until play goes on; null while there is none. */
  readonly resumesIn: number | null;
}

/**
 * Breaks that all events of a house have together: minutes 55 to 60 of every hour (R218).
 *
 * @throws `PokerError`: `BAD_INPUT` for what is no time.
 *
 * @example
 * import { syncBreak } from '@sidepot/engine';
 *
 * syncBreak(42 * 60_000); // → { onBreak: false, next: 780000, resumesIn: null }
 */
export const syncBreak = (now: number): SyncBreak =>
  throwing(() => {
    if (!isAmount(now)) throw new PokerError(unfit('now', 'milliseconds', now));
    const into = now % HOUR;
    return into < BREAK_FROM
      ? { onBreak: false, next: BREAK_FROM - into, resumesIn: null }
      : { onBreak: true, next: 0, resumesIn: HOUR - into };
  });
