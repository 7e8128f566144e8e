/** A ledger at the end of a night, and the payments that settle it. */

import { amount, exampleName, words } from '@sidepot/i18n/page';
import { LEDGER, TRANSFERS } from './figures.js';
import styles from './LedgerPicture.module.css';

export function LedgerPicture() {
  const { columns, signed, pays } = words.rules.ledger;
  return (
    <div className={styles.ledger}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {LEDGER.map(({ name, bought, left }) => (
            <tr key={name}>
              <th scope="row">{exampleName(name)}</th>
              <td>{amount(bought)}</td>
              <td>{amount(left)}</td>
              <td className={styles.net}>{signed(left - bought)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={styles.transfers}>
        {TRANSFERS.map(({ from, to, amount }) => (
          <li key={`${from} ${to}`}>{pays(exampleName(from), exampleName(to), amount)}</li>
        ))}
      </ul>
    </div>
  );
}
