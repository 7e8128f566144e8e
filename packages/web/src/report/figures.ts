/** Numbers of statistics as they are written: the share, what it was made of, and whether it says much. */

import type { ReportRow, StatValue } from '@sidepot/engine/stats';
import { count, decimals, percent } from '@sidepot/i18n/page';

/** Below so many chances a number says little. */
export const FEW_CHANCES = 20;
/** Results have fat tails: below the first nothing is told of bb/100, below the second little. */
const FEW_HANDS = 100;
const MANY_HANDS = 1000;

export const NOTHING = '–';

export interface Figure {
  readonly text: string;
  /** How often, of how many chances; '' without any. */
  readonly of: string;
  readonly isFew: boolean;
}

export function figureOf({ made, of, value }: StatValue, digits: 0 | 1, isRatio = false): Figure {
  if (value === null) return { text: NOTHING, of: '', isFew: true };
  const text = isRatio ? ratioText(value) : digits === 0 ? percent(value) : tenthsText(value);
  return { text, of: `${count(made)}/${count(of)}`, isFew: of < FEW_CHANCES };
}

const ratioText = (value: number): string => (value === Infinity ? '∞' : decimals(value, 2));

const tenthsText = (value: number): string => `${decimals(100 * value, 1)} %`;

/** Big blinds for a hundred hands, ± what chance does in 95 of 100 cases. */
export function bbFigure({ bb100, settled }: Pick<ReportRow, 'bb100' | 'settled'>): Figure {
  if (bb100 === null || settled < FEW_HANDS) return { text: NOTHING, of: '', isFew: true };
  const { value, margin } = bb100;
  const about = margin === null ? '' : ` ± ${decimals(margin, 1)}`;
  return { text: `${decimals(value, 1)}${about}`, of: '', isFew: settled < MANY_HANDS };
}

/** As the felt calls them; games without a button have none. */
export const positionName = (group: string): string =>
  group === 'none' || group === '' ? NOTHING : group.toUpperCase();
