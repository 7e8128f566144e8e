/** Statistics as a narrow place calls them. */

import { STATS, type StatKey } from '@sidepot/engine/stats';

const SHORT = new Map(STATS.map(({ key, abbreviation }) => [key, abbreviation]));

export const shortName = (key: StatKey): string => SHORT.get(key) ?? key;
