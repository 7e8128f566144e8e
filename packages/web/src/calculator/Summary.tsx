/** Who gets what in all, and the line that proves that no chip is lost. */

import { text } from '../text/en.js';
import { calculatorText } from '../text/en-calculator.js';
import styles from './ResultPanel.module.css';
import type { Answer, Row } from './solve.js';

const { result: words } = calculatorText;

export function Summary({ answer }: { readonly answer: Answer }) {
  const { rows, total, rake, isAwarded, refund } = answer;
  const hasStacks = rows.some(({ player }) => player.start !== null);
  const won = rows.reduce((sum, row) => sum + (row.won ?? 0), 0);
  const returned = refund?.amount ?? 0;
  return (
    <div className={styles.summary}>
      <div className={styles.scroll}>
        <table className={styles.table} data-stacks={hasStacks || undefined}>
          <caption className={styles.caption}>{words.table}</caption>
          <thead>
            <tr>
              <th scope="col">{words.columns.player}</th>
              <th scope="col">{words.columns.put}</th>
              {refund !== null && <th scope="col">{words.columns.returned}</th>}
              <th scope="col">{words.columns.won}</th>
              <th scope="col" data-column="net">
                {words.columns.net}
              </th>
              {hasStacks && <th scope="col">{words.columns.stack}</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.player.key} data-player={row.player.name}>
                <th scope="row">
                  {row.player.name}
                  {row.player.folded && (
                    <span className={styles.tag}>
                      {' '}
                      {row.player.killed ? words.killed : words.folded}
                    </span>
                  )}
                </th>
                <td data-column="put">{text.amount(row.put)}</td>
                {refund !== null && (
                  <td data-column="returned">
                    {row.returned === 0 ? '' : text.amount(row.returned)}
                  </td>
                )}
                <td data-column="won">{wonText(row)}</td>
                <td data-column="net">{netText(row)}</td>
                {hasStacks && (
                  <td data-column="stack">
                    {row.stack === null ? words.unknown : text.amount(row.stack)}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {isAwarded && (
        <p className={styles.proof} data-proof>
          <b>{words.inOut(total, returned + won + rake)}</b>
          <span className={styles.note}>{words.outParts(returned, won, rake)}</span>
        </p>
      )}
    </div>
  );
}

const wonText = ({ won }: Row): string =>
  won === null ? words.unknown : won === 0 ? '' : text.amount(won);

const netText = ({ put, returned, won }: Row): string =>
  won === null ? words.unknown : words.net(returned + won - put);
