/** Statistics of one player in tables. */

import { POSITIONS, type ReportRow, STATS, type StatKey } from '@sidepot/engine/stats';
import { count, words } from '@sidepot/i18n/page';
import { StatShare } from '../stats/StatShare.js';
import { Scroll } from '../ui/parts/Scroll.js';
import { RowsTable } from './RowsTable.js';
import { ShortHead, statIn } from './ShortHead.js';
import styles from './StatTable.module.css';

/** The statistics side by side. */
export function StatRow({
  row,
  keys,
}: {
  readonly row: ReportRow;
  readonly keys: readonly StatKey[];
}) {
  return (
    <Scroll label={words.report.statistic}>
      <table className={styles.table}>
        <thead>
          <tr>
            {keys.map((key) => (
              <ShortHead key={key} of={key} />
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {keys.map((key) => (
              <td key={key}>
                <StatShare {...statIn(row, key)} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </Scroll>
  );
}

const BY_POSITION: readonly StatKey[] = ['vpip', 'pfr', 'rfi'];

export interface PositionTableProps {
  readonly rows: readonly ReportRow[];
  readonly isCash: boolean;
}

export function PositionTable({ rows, isCash }: PositionTableProps) {
  return (
    <RowsTable
      label={words.statistics.grid.title}
      head={words.report.position}
      rows={rows.map((row) => ({ key: row.group, name: positionName(row.group), row }))}
      keys={BY_POSITION}
      isCash={isCash}
    />
  );
}

export interface AllStatsProps {
  readonly total: ReportRow;
  readonly positions: readonly ReportRow[];
}

/** Every statistic, over all hands and by position. */
export function AllStats({ total, positions }: AllStatsProps) {
  const { grid, names, about } = words.statistics;
  const rows = [total, ...positions];
  return (
    <Scroll label={words.report.all}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.report.statistic}</th>
            {rows.map(({ group }) => (
              <th key={group} scope="col">
                {group === '' ? grid.all : positionName(group)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{grid.hands}</th>
            {rows.map(({ group, hands }) => (
              <td key={group}>{count(hands)}</td>
            ))}
          </tr>
          {STATS.map(({ key }) => (
            <tr key={key}>
              <th scope="row" title={about[key]}>
                {names[key]}
              </th>
              {rows.map((row) => (
                <td key={row.group}>
                  <StatShare {...statIn(row, key)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

/** Games without a button have none. */
function positionName(group: string): string {
  const found = POSITIONS.find((name) => name === group) ?? 'none';
  return words.statistics.positions[found];
}
