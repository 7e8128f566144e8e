/** Statistics in a table: the share, below it what it was made of, grey where that is little. */

import { type ReportRow, STATS, type StatKey } from '@sidepot/engine/stats';
import { count, words } from '@sidepot/i18n/page';
import { classes } from '../ui/classes.js';
import { bbFigure, type Figure, figureOf, positionName } from './figures.js';
import { shortName } from './names.js';
import { Scroll } from './Scroll.js';
import styles from './StatTable.module.css';

const RATIOS: ReadonlySet<StatKey> = new Set(
  STATS.filter(({ kind }) => kind === 'ratio').map(({ key }) => key),
);

export const figureIn = (row: ReportRow, key: StatKey): Figure =>
  figureOf(row.stats[key], 1, RATIOS.has(key));

export function FigureCell({ figure }: { readonly figure: Figure }) {
  return (
    <td className={classes(figure.isFew && styles.few)}>
      {figure.text}
      {figure.of !== '' && <small className={styles.of}>{figure.of}</small>}
    </td>
  );
}

/** The statistics of one player side by side. */
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
              <th key={key} scope="col">
                <abbr title={words.report.names[key]}>{shortName(key)}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {keys.map((key) => (
              <FigureCell key={key} figure={figureIn(row, key)} />
            ))}
          </tr>
        </tbody>
      </table>
    </Scroll>
  );
}

const BY_POSITION: readonly StatKey[] = ['vpip', 'pfr', 'rfi'];

export function PositionTable({
  rows,
  isCash,
}: {
  readonly rows: readonly ReportRow[];
  readonly isCash: boolean;
}) {
  const told = words.report;
  return (
    <Scroll label={told.byPosition}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{told.position}</th>
            <th scope="col">{told.hands}</th>
            {BY_POSITION.map((key) => (
              <th key={key} scope="col">
                <abbr title={told.names[key]}>{shortName(key)}</abbr>
              </th>
            ))}
            <th scope="col">{told.net}</th>
            {isCash && <th scope="col">{told.bb100}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.group}>
              <th scope="row">{positionName(row.group)}</th>
              <td>{count(row.hands)}</td>
              {BY_POSITION.map((key) => (
                <FigureCell key={key} figure={figureIn(row, key)} />
              ))}
              <td>{words.host.ledger.signed(row.net)}</td>
              {isCash && <FigureCell figure={bbFigure(row)} />}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

/** Every statistic, over all hands and by position. */
export function AllStats({
  total,
  positions,
}: {
  readonly total: ReportRow;
  readonly positions: readonly ReportRow[];
}) {
  const told = words.report;
  return (
    <Scroll label={told.all}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{told.statistic}</th>
            <th scope="col">{told.total}</th>
            {positions.map(({ group }) => (
              <th key={group} scope="col">
                {positionName(group)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{told.hands}</th>
            {[total, ...positions].map(({ group, hands }) => (
              <td key={group}>{count(hands)}</td>
            ))}
          </tr>
          {STATS.map(({ key }) => (
            <tr key={key}>
              <th scope="row">{told.names[key]}</th>
              {[total, ...positions].map((row) => (
                <FigureCell key={row.group} figure={figureIn(row, key)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}
