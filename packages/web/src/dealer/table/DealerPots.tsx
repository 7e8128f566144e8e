/** Every pot to the chip, with the seats that can win it. */

import { amount, potShort, potTitle, words } from '@sidepot/i18n/page';
import type { CSSProperties } from 'react';
import { classes } from '../../ui/classes.js';
import { useDealer } from '../evening/context.js';
import styles from './DealerPots.module.css';

/** A colour for each pot, as everywhere on the page. */
const POT_COLOURS = 10;
export const potStyle = (pot: number): CSSProperties =>
  ({ '--pot': `var(--pot-${pot % POT_COLOURS})` }) as CSSProperties;

/** So many beside each other, in two rows; up to two have a row alone. */
const columnsOf = (pots: number): number => (pots > 2 ? Math.ceil(pots / 2) : Math.max(1, pots));

/** 1 2 4–8: where there are many pots, there is little room. */
export function seatRuns(seats: readonly number[]): string {
  const runs: { readonly first: number; readonly last: number }[] = [];
  for (const seat of seats) {
    const open = runs.at(-1);
    if (open?.last === seat - 1) runs[runs.length - 1] = { ...open, last: seat };
    else runs.push({ first: seat, last: seat });
  }
  return runs
    .map(({ first, last }) =>
      first === last ? `${first}` : last - first === 1 ? `${first} ${last}` : `${first}–${last}`,
    )
    .join(' ');
}

export function DealerPots() {
  const { view } = useDealer();
  const { pots } = view;
  const isMany = pots.length > 2;
  const { hand } = words.dealer;
  return (
    <ul
      className={classes(styles.pots, isMany && styles.many)}
      aria-label={hand.pots}
      style={{ '--columns': columnsOf(pots.length) } as CSSProperties}
      data-count={pots.length}
    >
      {pots.length === 0 && <li className={styles.none}>{hand.noPot}</li>}
      {pots.map(({ pot, amount: chips, seats }) => (
        <li key={pot} className={styles.pot} style={potStyle(pot)} data-pot={pot}>
          {isMany && (
            <span className={styles.short} aria-hidden="true">
              {potShort(pot)}
            </span>
          )}
          <span className={isMany ? 'visually-hidden' : styles.name}>
            {potTitle(pot, pots.length)}
          </span>
          <span className={styles.what}>
            <strong className={styles.amount}>{amount(chips)}</strong>
            {isMany && (
              <span className={styles.seats} aria-hidden="true">
                {seatRuns(seats)}
              </span>
            )}
            <span className={isMany ? 'visually-hidden' : styles.seats}>
              {hand.canWin(seats.join(' '))}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
