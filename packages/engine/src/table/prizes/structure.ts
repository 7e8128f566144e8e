/** The levels of an event: the ladder of blinds, and how many of its rungs fit an evening (R227, R228). */

import { choiceProblem, isObject, throwing, unfit } from '../../checks.js';
import { amountProblem } from '../../chips.js';
import { PokerError, throwIf } from '../../errors.js';
import type { Level } from './levels.js';

const FIRST_RUNGS: readonly number[] = [
  ...[10, 20, 30, 40, 50, 60, 80, 100, 150, 200, 300, 400, 500, 600, 800],
];
/** Tenths of 1,000, of 10,000 and so on. */
const LATER_RUNGS: readonly number[] = [10, 12, 16, 20, 24, 30, 40, 50, 60, 80];

/** How fast the blinds go up. */
export const EVENT_SPEEDS = ['turbo', 'regular', 'deep'] as const;
/** One of `EVENT_SPEEDS`. */
export type EventSpeed = (typeof EVENT_SPEEDS)[number];

/** Big blinds of a starting stack. */
const DEPTHS: Readonly<Record<EventSpeed, number>> = { turbo: 50, regular: 100, deep: 200 };
const MINUTE = 60_000;
const BREAK = 5;
const RESERVE = 6;

/** What an evening is made for. */
export interface StructureInput {
  readonly speed: EventSpeed;
  readonly startingStack: number;
  readonly players: number;
  /** How long it is to last. */
  readonly minutes: number;
}

/**
 * The big blind of a rung of the ladder, from 0 (R227).
 *
 * @throws `PokerError`: for what is no whole number.
 *
 * @example
 * import { ladderRung } from '@sidepot/engine';
 *
 * [0, 14, 15, 16].map(ladderRung); // → [10, 800, 1000, 1200]
 */
export function ladderRung(index: number): number {
  throwIf(amountProblem(index, 'index'));
  const first = FIRST_RUNGS[index];
  if (first !== undefined) return first;
  const later = index - FIRST_RUNGS.length;
  const round = Math.floor(later / LATER_RUNGS.length);
  return (LATER_RUNGS[later % LATER_RUNGS.length] ?? 0) * 100 * 10 ** round;
}

/** Index of the highest rung up to `most`; 0 if even that is too high. */
function rungUpTo(most: number): number {
  let index = 0;
  while (ladderRung(index + 1) <= most) index++;
  return index;
}

/**
 * Levels for an event of so many players that is to last so long: small blind half, ante one big
 * blind, a break of five minutes before every hour is over, six levels in reserve (R228).
 *
 * @throws `PokerError`: `BAD_INPUT` or the like for what is no input.
 *
 * @example
 * import { structureOf } from '@sidepot/engine';
 *
 * const levels = structureOf({ speed: 'regular', startingStack: 10_000, players: 45, minutes: 240 });
 * levels[0]; // → { smallBlind: 50, bigBlind: 100, ante: 100, duration: 540000 }
 */
export const structureOf = (input: StructureInput): readonly Level[] =>
  throwing(() => {
    check(input);
    const { speed, startingStack, players, minutes } = input;
    const step = speed === 'turbo' ? 2 : 1;
    const first = rungUpTo(Math.floor(startingStack / DEPTHS[speed]));
    const end = (startingStack * players) / 20;
    let count = 1;
    while (ladderRung(first + (count - 1) * step) < end) count++;
    const length = Math.max(1, Math.floor((minutes * 55) / (60 * count)));
    const between = Math.max(1, Math.floor(55 / length));
    return Array.from({ length: count + RESERVE }, (_, i): Level => {
      const bigBlind = ladderRung(first + i * step);
      const blinds = { smallBlind: bigBlind / 2, bigBlind, ante: bigBlind };
      const isBreak = (i + 1) % between === 0 && i + 1 < count + RESERVE;
      return {
        ...blinds,
        duration: length * MINUTE,
        ...(isBreak && { breakAfter: BREAK * MINUTE }),
      };
    });
  });

/** No event is larger, and none of a million years is asked for. */
const MOST = 1_000_000;

function check(input: StructureInput): void {
  if (!isObject(input)) throw new PokerError(unfit('input', 'object', input));
  const { speed, startingStack, players, minutes } = input;
  throwIf(
    (speed === undefined
      ? unfit('speed', { wants: 'oneOf', choices: EVENT_SPEEDS }, speed)
      : undefined) ??
      choiceProblem('speed', speed, EVENT_SPEEDS) ??
      amountProblem(startingStack, 'startingStack') ??
      amountProblem(players, 'players') ??
      amountProblem(minutes, 'minutes'),
  );
  const range = { wants: 'wholeFromTo', least: 1, most: MOST } as const;
  if (startingStack < 1 || startingStack > MOST ** 2) {
    throw new PokerError(unfit('startingStack', 'positive', startingStack));
  }
  if (players < 1 || players > MOST) throw new PokerError(unfit('players', range, players));
  if (minutes < 1 || minutes > MOST) throw new PokerError(unfit('minutes', range, minutes));
}
