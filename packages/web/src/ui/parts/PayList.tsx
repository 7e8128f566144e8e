/** Who pays whom, one payment in each row. */

import { amount } from '@sidepot/i18n/page';
import { Icon } from '../Icon.js';
import rows from '../rows.module.css';
import styles from './PayList.module.css';

export interface PayLine {
  readonly key: string;
  readonly from: string;
  readonly to: string;
  readonly chips: number;
}

export interface PayListProps {
  readonly payments: readonly PayLine[];
  /** A payment as a sentence. */
  readonly say: (from: string, to: string, chips: number) => string;
}

export function PayList({ payments, say }: PayListProps) {
  return (
    <ul className={rows.rows}>
      {payments.map(({ key, from, to, chips }) => (
        <li key={key} className={rows.row} aria-label={say(from, to, chips)}>
          <span className={styles.pays}>
            <b>{from}</b>
            <span className={styles.arrow}>
              <Icon name="back" />
            </span>
            <b>{to}</b>
          </span>
          <b className={rows.amount}>{amount(chips)}</b>
        </li>
      ))}
    </ul>
  );
}
