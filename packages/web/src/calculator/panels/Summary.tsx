/** Who gets what in all, and the line that proves that no chip is lost. */

import { amount, words } from '@sidepot/i18n/page';
import { isMiddle } from '../model/middle.js';
import type { Solution, SolvedRow } from '../model/solve.js';
import styles from './ResultPanel.module.css';

export function Summary({ answer }: { readonly answer: Solution }) {
  const { rows, total, rake, isAwarded, refund } = answer;
  const hasStacks = rows.some(({ player }) => player.start !== null);
  const won = rows.reduce((sum, row) => sum + (row.won ?? 0), 0);
  const returned = refund?.amount ?? 0;
  return (
    <div className={styles.summary}>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <caption className={styles.caption}>{words.calculator.result.table}</caption>
          <thead>
            <tr>
              <th scope="col">{words.calculator.result.columns.player}</th>
              <th scope="col">{words.calculator.result.columns.put}</th>
              {refund !== null && <th scope="col">{words.calculator.result.columns.returned}</th>}
              <th scope="col">{words.calculator.result.columns.won}</th>
              <th scope="col">{words.calculator.result.columns.net}</th>
              {hasStacks && <th scope="col">{words.calculator.result.columns.stack}</th>}
            </tr>
          </thead>
          <tbody>
            {rows
              .filter(({ player }) => !isMiddle(player))
              .map((row) => (
                <tr key={row.player.key} data-player={row.player.name}>
                  <th scope="row">
                    {row.player.name}
                    {row.player.folded && (
                      <span className={styles.tag}>
                        {' '}
                        {row.player.killed
                          ? words.calculator.result.killed
                          : words.calculator.result.folded}
                      </span>
                    )}
                  </th>
                  <Amount column="put">{amount(row.put)}</Amount>
                  {refund !== null && (
                    <Amount column="returned">
                      {row.returned === 0 ? '' : amount(row.returned)}
                    </Amount>
                  )}
                  <Amount column="won">{wonText(row)}</Amount>
                  <Amount column="net">{netText(row)}</Amount>
                  {hasStacks && (
                    <Amount column="stack">
                      {row.stack === null ? words.calculator.result.unknown : amount(row.stack)}
                    </Amount>
                  )}
                </tr>
              ))}
          </tbody>
        </table>
      </div>
      {isAwarded && (
        <p className={styles.proof} data-proof>
          <b>{words.calculator.result.inOut(total, returned + won + rake)}</b>
          <span className={styles.note}>
            {words.calculator.result.outParts(returned, won, rake)}
          </span>
        </p>
      )}
    </div>
  );
}

interface AmountProps {
  readonly column: Exclude<keyof typeof words.calculator.result.columns, 'player'>;
  readonly children: string;
}

/** Where there is no room for columns, each cell has its heading above it. */
function Amount({ column, children }: AmountProps) {
  return (
    <td data-column={column} data-label={words.calculator.result.columns[column]}>
      {children}
    </td>
  );
}

const wonText = ({ won }: SolvedRow): string =>
  won === null ? words.calculator.result.unknown : won === 0 ? '' : amount(won);

const netText = ({ put, returned, won }: SolvedRow): string =>
  won === null
    ? words.calculator.result.unknown
    : words.calculator.result.net(returned + won - put);
