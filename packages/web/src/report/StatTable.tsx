/** Statistics of one player in tables. */

import { POSITIONS, type ReportRow, STATS, type StatKey } from '@sidepot/engine/stats';
import { amount, count, words } from '@sidepot/i18n/page';
import { Scroll } from '../stats/Scroll.js';
import { StatShare, type StatShareProps } from '../stats/StatShare.js';
import { shortName } from '../stats/short-name.js';
import { PerHundred, Won } from '../stats/Won.js';
import styles from './StatTable.module.css';

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
  const { grid } = words.statistics;
  return (
    <Scroll label={grid.title}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.report.position}</th>
            <th scope="col">{grid.hands}</th>
            {BY_POSITION.map((key) => (
              <ShortHead key={key} of={key} />
            ))}
            <th scope="col">{grid.net}</th>
            {isCash && <th scope="col">{grid.bb100}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.group}>
              <th scope="row">{positionName(row.group)}</th>
              <td>{count(row.hands)}</td>
              {BY_POSITION.map((key) => (
                <td key={key}>
                  <StatShare {...statIn(row, key)} />
                </td>
              ))}
              <td>
                <Won chips={row.net} write={amount} />
              </td>
              {isCash && (
                <td>
                  <PerHundred
                    value={row.bb100?.value ?? null}
                    margin={row.bb100?.margin ?? null}
                    hands={row.settled}
                  />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
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
