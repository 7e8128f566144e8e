/** Statistics as a narrow place calls them: VPIP is VPIP in every language. */

import { STATS, type StatKey } from '@sidepot/engine/stats';
import { words } from '@sidepot/i18n/page';

const SAME: ReadonlySet<StatKey> = new Set<StatKey>([
  ...(['vpip', 'pfr', 'rfi', 'wtsd', 'wsd', 'wwsf', 'af', 'afq'] as const),
]);
const ABBREVIATIONS = new Map(
  STATS.filter(({ key }) => SAME.has(key)).map(({ key, abbreviation }) => [key, abbreviation]),
);

export function shortName(key: StatKey): string {
  const { short, names } = words.statistics;
  if (key in short) return short[key as keyof typeof short];
  return ABBREVIATIONS.get(key) ?? names[key];
}
