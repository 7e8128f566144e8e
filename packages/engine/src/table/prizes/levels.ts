/**
 * The clock of a tournament: levels by time or by hands. A new level counts from the next hand
 * that starts; a level by time runs on whether hands are played or not.
 */

import {
  choiceProblem,
  isObject,
  keysInProblem,
  keysProblem,
  nullProblem,
  unfit,
} from '../../checks.js';
import { amountProblem, isAmount } from '../../chips.js';
import type { Refusal } from '../../errors.js';
import type { GameStakes } from '../mix/stakes.js';
import { sharesProblem } from './payouts.js';

/** Levels last so many milliseconds, or so many hands. */
export const LEVEL_CLOCKS = ['time', 'hands'] as const;
/** One of `LEVEL_CLOCKS`. */
export type LevelClock = (typeof LEVEL_CLOCKS)[number];

/** Blinds and ante of one level, and how long it lasts. */
export interface Level {
  readonly smallBlind: number;
  readonly bigBlind: number;
  readonly ante?: number;
  /** Stud; left out: three tenths of the big blind, which is its small bet (R153). */
  readonly bringIn?: number;
  /** A mix: what each of its games costs; left out: reckoned from the blinds (R153). */
  readonly games?: readonly GameStakes[];
  /** Milliseconds or hands, by the clock. The last level has no end, whatever it says. */
  readonly duration: number;
  /** Milliseconds of a break after it; by time only. */
  readonly breakAfter?: number;
}

/** What makes a table a tournament. Whatever is left out has its default. */
export interface TournamentOptions {
  readonly startingStack: number;
  /** What an entry pays into the prize pool, and to the house. */
  readonly buyIn?: number;
  readonly fee?: number;
  readonly clock?: LevelClock;
  readonly levels: readonly Level[];
  /** Last level, counted from 1, in which one may enter or enter again; 0: before the start only. */
  readonly lateEntryLevel?: number;
  /** How many times one may enter again. */
  readonly reEntries?: number;
  /** Shares of the prize pool, first place first: payouts.ts. */
  readonly payouts?: readonly number[];
}

const TOURNAMENT_KEYS: readonly string[] = [
  'startingStack',
  'buyIn',
  'fee',
  'clock',
  'levels',
  'lateEntryLevel',
  'reEntries',
  'payouts',
];
const LEVEL_KEYS: readonly string[] = [
  'smallBlind',
  'bigBlind',
  'ante',
  'bringIn',
  'games',
  'duration',
  'breakAfter',
];

export function tournamentProblem(options: TournamentOptions): Refusal | undefined {
  const at = (field: string): string => `tournament.${field}`;
  if (!isObject(options)) return unfit('tournament', 'objectOrNull', options);
  const unknown =
    keysProblem(options, TOURNAMENT_KEYS, 'tournament.') ??
    nullProblem(options, [], 'tournament.') ??
    keysInProblem(options.levels, LEVEL_KEYS, 'tournament.levels');
  if (unknown !== undefined) return unknown;
  const { startingStack, levels, clock = 'time' } = options;
  if (!isAmount(startingStack) || startingStack < 1) {
    return unfit(at('startingStack'), 'positive', startingStack);
  }
  if (!Array.isArray(levels) || levels.length === 0) {
    return unfit(at('levels'), 'levels', levels);
  }
  for (const [i, level] of levels.entries()) {
    const field = at(`levels[${i}]`);
    if (!isObject(level)) return unfit(field, 'object', level);
    const none = nullProblem(level, [], `${field}.`);
    if (none !== undefined) return none;
    if (!isAmount(level.duration) || level.duration < 1) {
      return unfit(`${field}.duration`, 'positive', level.duration);
    }
    if (level.breakAfter === undefined) continue;
    if (!isAmount(level.breakAfter) || clock === 'hands') {
      return unfit(`${field}.breakAfter`, 'millisecondsByTime', level.breakAfter);
    }
  }
  return (
    choiceProblem(at('clock'), options.clock, LEVEL_CLOCKS) ??
    amountProblem(options.buyIn ?? 0, at('buyIn')) ??
    amountProblem(options.fee ?? 0, at('fee')) ??
    amountProblem(options.lateEntryLevel ?? 0, at('lateEntryLevel')) ??
    amountProblem(options.reEntries ?? 0, at('reEntries')) ??
    (options.payouts === undefined ? undefined : sharesProblem(options.payouts))
  );
}

/** Where the clock stands. */
export interface Clock {
  /** From 0. */
  readonly level: number;
  /** In milliseconds; null before the start, in the last level, and by hands. */
  readonly endsAt: number | null;
  /** Hands played in this level. */
  readonly hands: number;
}

/** Where the clock stands, and whether there is a break. */
export interface ClockReading extends Clock {
  /** Until when there is a break, or null. It counts to the level before it. */
  readonly breakUntil: number | null;
}

/** Does this level end by the clock? The last one does not. */
const endOf = (levels: readonly Level[], level: number, start: number): number | null =>
  level + 1 < levels.length ? start + (levels[level]?.duration ?? 0) : null;

export function startClock(options: Required<TournamentOptions>, now: number): Clock {
  const endsAt = options.clock === 'time' ? endOf(options.levels, 0, now) : null;
  return { level: 0, endsAt, hands: 0 };
}

/** What the clock says at `now`: several levels may have gone by. */
export function clockAt(
  { clock, levels }: Required<TournamentOptions>,
  { level, endsAt, hands }: Clock,
  now: number,
): ClockReading {
  if (clock === 'hands') {
    const isDone = level + 1 < levels.length && hands >= (levels[level]?.duration ?? 0);
    const reached = isDone ? { level: level + 1, hands: 0 } : { level, hands };
    return { ...reached, endsAt, breakUntil: null };
  }
  let reading = { level, endsAt, hands };
  while (reading.endsAt !== null && now >= reading.endsAt) {
    const resumes = reading.endsAt + (levels[reading.level]?.breakAfter ?? 0);
    if (now < resumes) return { ...reading, breakUntil: resumes };
    const next = reading.level + 1;
    reading = { level: next, endsAt: endOf(levels, next, resumes), hands: 0 };
  }
  return { ...reading, breakUntil: null };
}
