/** Every pot to the chip, with the seats that can win it. */

import { amount, potTitle, words } from '@sidepot/i18n/page';
import type { CSSProperties } from 'react';
import { useDealer } from '../evening/context.js';
import styles from './DealerPots.module.css';

/** A colour for each pot, as everywhere on the page. */
const POT_COLOURS = 10;
export const potStyle = (pot: number): CSSProperties =>
  ({ '--pot': `var(--pot-${pot % POT_COLOURS})` }) as CSSProperties;

export function DealerPots() {
  const { view } = useDealer();
  const { pots } = view;
  return (
    <ul className={styles.pots} aria-label={words.dealer.hand.pots} data-count={pots.length}>
      {pots.length === 0 && <li className={styles.none}>{words.dealer.hand.noPot}</li>}
      {pots.map(({ pot, amount: chips, seats }) => (
        <li key={pot} className={styles.pot} style={potStyle(pot)} data-pot={pot}>
          <span className={styles.name}>{potTitle(pot, pots.length)}</span>
          <strong className={styles.amount}>{amount(chips)}</strong>
          <span className={styles.seats}>{words.dealer.hand.canWin(seats.join(' '))}</span>
        </li>
      ))}
    </ul>
  );
}
