/** What the statistics are asked for. */

import type { StatGroup } from '@sidepot/engine/stats';

/** Rows of a table, as `--by` takes them. */
export const STATS_BY = [
  'position',
  'session',
  'day',
  'month',
  'stake',
  'game',
  'players',
  'depth',
] as const;

export type StatsBy = (typeof STATS_BY)[number];

/** Many say `stakes` and `positions`: of several what each of them is called. */
export function groupCalled(typed: string): string {
  const one = typed.replace(/s$/, '');
  return (STATS_BY as readonly string[]).includes(one) ? one : typed;
}

export interface CountModes {
  /** In their order, so that hands of equal size have theirs. */
  readonly files: readonly string[];
  readonly keep: readonly StatGroup[];
  readonly ev: boolean;
}

/** Only what is asked for is kept apart: a file may have many players. */
export function keptFor(by: StatsBy | undefined): readonly StatGroup[] {
  switch (by) {
    case 'game':
    case 'players':
    case 'depth':
    case 'day':
    case 'session':
      return [by];
    case 'month':
      return ['day'];
    default:
      return [];
  }
}
