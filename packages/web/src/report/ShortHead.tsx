/** A statistic in a table: its column, and what stands in it. */

import { type ReportRow, STATS, type StatKey } from '@sidepot/engine/stats';
import { words } from '@sidepot/i18n/page';
import type { StatShareProps } from '../stats/StatShare.js';
import { shortName } from '../stats/short-name.js';

const RATIOS: ReadonlySet<StatKey> = new Set(
  STATS.filter(({ kind }) => kind === 'ratio').map(({ key }) => key),
);

export const statIn = (row: ReportRow, key: StatKey): StatShareProps => ({
  ...{ made: row.stats[key].made, of: row.stats[key].of, isRatio: RATIOS.has(key) },
});

/** A column by its short name; the whole one is there for who asks. */
export function ShortHead({ of }: { readonly of: StatKey }) {
  return (
    <th scope="col">
      <abbr title={words.statistics.names[of]}>{shortName(of)}</abbr>
    </th>
  );
}
