/** Every statistic by position: each number leads to the hands it was counted from. */

import { POSITIONS, type Position, type ReportRow, STATS, type Stat } from '@sidepot/engine/stats';
import { count, moneyOf, words } from '@sidepot/i18n/page';
import { memo, useMemo } from 'react';
import { StatBox } from '../../stats/StatBox.js';
import { StatShare, shareText } from '../../stats/StatShare.js';
import { PerHundred, Won } from '../../stats/Won.js';
import { classes } from '../../ui/classes.js';
import type { StatCell } from '../counting/cells.js';
import type { PlayerReport } from '../counting/players.js';
import styles from './PositionGrid.module.css';

export interface PositionGridProps {
  readonly report: PlayerReport;
  readonly unit: string;
  readonly symbol: string;
  readonly onCell: (cell: StatCell) => void;
}

/** Some hundred buttons: not made anew each time that more of the player's hands are counted. */
export const PositionGrid = memo(function PositionGrid(props: PositionGridProps) {
  const { report, unit, symbol, onCell } = props;
  const write = useMemo(() => moneyOf(unit, symbol), [unit, symbol]);
  const rows = [report.all, ...report.positions];
  const { grid, names, positions } = words.statistics;
  const headOf = ({ group }: ReportRow): string => {
    const found = positionNamed(group);
    return found === undefined ? grid.all : positions[found];
  };
  const cellIn = ({ group }: ReportRow): StatCell => {
    const position = positionNamed(group);
    return { player: report.all.player, ...(position !== undefined && { position }) };
  };
  return (
    <StatBox title={grid.title}>
      <p className={styles.note}>{grid.note}</p>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <td />
              {rows.map((row) => (
                <th key={row.group} scope="col">
                  {headOf(row)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{grid.hands}</th>
              {rows.map((row) => (
                <td key={row.group}>
                  <button
                    type="button"
                    className={styles.open}
                    aria-label={grid.open(grid.hands, headOf(row), count(row.hands))}
                    onClick={() => onCell(cellIn(row))}
                  >
                    {count(row.hands)}
                  </button>
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">{grid.net}</th>
              {rows.map((row) => (
                <td key={row.group}>
                  <Won chips={row.net} write={write} />
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">{grid.evNet}</th>
              {rows.map((row) => (
                <td key={row.group}>
                  <Won chips={row.evNet} write={write} />
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">{grid.bb100}</th>
              {rows.map(({ group, bb100, settled }) => (
                <td key={group}>
                  <PerHundred
                    value={bb100?.value ?? null}
                    margin={bb100?.margin ?? null}
                    hands={settled}
                  />
                </td>
              ))}
            </tr>
            {STATS.map((stat) => (
              <tr key={stat.key} className={classes(isFirst(stat) && styles.first)}>
                <th scope="row" title={words.statistics.about[stat.key]}>
                  {names[stat.key]}
                </th>
                {rows.map((row) => {
                  const { made, of } = row.stats[stat.key];
                  const isRatio = stat.kind === 'ratio';
                  return (
                    <td key={row.group}>
                      <button
                        type="button"
                        className={styles.open}
                        disabled={made === 0 && of === 0}
                        data-cell={`${row.group || 'all'}.${stat.key}`}
                        aria-label={grid.open(
                          names[stat.key],
                          headOf(row),
                          `${shareText(made, of, isRatio)} ${count(made)}/${count(of)}`,
                        )}
                        onClick={() => onCell({ ...cellIn(row), stat: stat.key, isMade: made > 0 })}
                      >
                        <StatShare made={made} of={of} isRatio={isRatio} />
                      </button>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </StatBox>
  );
});

const positionNamed = (group: string): Position | undefined =>
  POSITIONS.find((name) => name === group);

/** The first of its kind: flop, turn and river stand together. */
const isFirst = (stat: Stat): boolean =>
  STATS[STATS.indexOf(stat) - 1]?.street !== stat.street &&
  stat.street !== 'turn' &&
  stat.street !== 'river';
