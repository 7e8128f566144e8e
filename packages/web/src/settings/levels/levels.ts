/** Levels of a tournament, as many big blinds deep as its name promises. */

import type { CreateOptions } from '@sidepot/protocol';

type Level = NonNullable<NonNullable<CreateOptions['poker']['tournament']>['levels'][number]>;

/** The plans that levels of a tournament are made from. */
export const LEVEL_PLANS = ['turbo', 'standard', 'deep'] as const;

/** Big blinds at the start. */
const DEPTH: Readonly<Record<Plan, number>> = { turbo: 40, standard: 75, deep: 150 };

type Plan = (typeof LEVEL_PLANS)[number];

/** Each level in parts of the first big blind. */
const STEPS = [1, 1.5, 2, 3, 4, 6, 8, 10, 15, 20, 30, 40, 60, 80, 100, 150, 200];
/** The first levels have no ante. */
const FIRST_ANTE = 2;
const MINUTE = 60_000;
const BREAK_EVERY = 6;
const BREAK = 5 * MINUTE;

/** What follows from the games for the bets of a level. */
export interface LevelBets {
  /** Short deck has antes alone. */
  readonly hasBlinds: boolean;
  /** In stud and in a mix the antes are reckoned from the bets (R153). */
  readonly hasAntes: boolean;
}

export interface LevelPlan extends LevelBets {
  readonly structure: Plan;
  readonly startingStack: number;
  readonly clock: 'time' | 'hands';
  /** Minutes or hands. */
  readonly length: number;
}

export function levelsOf(plan: LevelPlan): readonly Level[] {
  const { structure, startingStack, clock, length, hasBlinds, hasAntes } = plan;
  const first = roundChips(startingStack / DEPTH[structure]);
  const duration = clock === 'time' ? length * MINUTE : length;
  // With few chips two steps may be the same.
  const bigBlinds = [...new Set(STEPS.map((step) => roundChips(first * step)))];
  return bigBlinds.map((bigBlind, i) => {
    const smallBlind = bigBlind / 2;
    const blinds = { smallBlind, bigBlind, ...(hasAntes && i >= FIRST_ANTE && { ante: bigBlind }) };
    return {
      ...(hasBlinds ? blinds : { smallBlind: 0, bigBlind: 0, ante: smallBlind }),
      duration,
      ...(clock === 'time' && (i + 1) % BREAK_EVERY === 0 && { breakAfter: BREAK }),
    };
  });
}

/** The first figures of blinds that people know and that have a half. */
const FIGURES = [10, 12, 16, 20, 24, 30, 40, 50, 60, 80, 100];

/** The nearest of them by proportion. */
export function roundChips(amount: number): number {
  if (amount < 10) return Math.max(2, 2 * Math.round(amount / 2));
  const scale = 10 ** (Math.floor(Math.log10(amount)) - 1);
  const off = (figure: number): number => Math.abs(Math.log(figure / (amount / scale)));
  return scale * FIGURES.reduce((best, figure) => (off(figure) < off(best) ? figure : best));
}
