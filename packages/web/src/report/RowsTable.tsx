/** Money and statistics of several, one below the other: players, or positions. */

import type { ReportRow, StatKey } from '@sidepot/engine/stats';
import { amount, count, words } from '@sidepot/i18n/page';
import type { ReactNode } from 'react';
import { StatShare } from '../stats/StatShare.js';
import { hasSense } from '../stats/sense.js';
import { PerHundred, Won } from '../stats/Won.js';
import { Scroll } from '../ui/parts/Scroll.js';
import { luckOf } from './nets.js';
import { ShortHead, statIn } from './ShortHead.js';
import styles from './StatTable.module.css';

export interface NamedRow {
  readonly key: string;
  readonly name: ReactNode;
  readonly row: ReportRow;
}

export interface RowsTableProps {
  readonly label: string;
  /** Above the names. */
  readonly head: string;
  readonly rows: readonly NamedRow[];
  readonly keys: readonly StatKey[];
  readonly isCash: boolean;
  readonly hasLuck?: boolean;
}

export function RowsTable({ label, head, rows, keys, isCash, hasLuck = false }: RowsTableProps) {
  const { grid } = words.statistics;
  // A column of nothing but dashes would push the others out of a narrow place.
  const hasPerHundred = isCash && rows.some(({ row }) => hasSense(row.settled));
  return (
    <Scroll label={label}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            <th scope="col">{grid.hands}</th>
            <th scope="col">{grid.net}</th>
            {hasLuck && <th scope="col">{words.report.luck}</th>}
            {hasPerHundred && <th scope="col">{grid.bb100}</th>}
            {keys.map((key) => (
              <ShortHead key={key} of={key} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key: of, name, row }) => (
            <tr key={of}>
              <th scope="row">{name}</th>
              <td>{count(row.hands)}</td>
              <td>
                <Won chips={row.net} write={amount} />
              </td>
              {hasLuck && (
                <td>
                  <Won chips={luckOf(row)} write={amount} />
                </td>
              )}
              {hasPerHundred && (
                <td>
                  <PerHundred
                    value={row.bb100?.value ?? null}
                    margin={row.bb100?.margin ?? null}
                    hands={row.settled}
                  />
                </td>
              )}
              {keys.map((key) => (
                <td key={key}>
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
