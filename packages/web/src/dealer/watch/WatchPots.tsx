/** Every pot to the chip, who can win it, and who got what of it. */

import { amount, listed, potTitle, words } from '@sidepot/i18n/page';
import type { SharedTable } from '@sidepot/protocol';
import { potStyle } from '../table/DealerPots.js';
import { calledOf } from './felt-of-shared.js';
import styles from './WatchPots.module.css';

export function WatchPots({ table }: { readonly table: SharedTable }) {
  const { pots = [], back = [] } = table.hand ?? {};
  const { hand, showdown } = words.dealer;
  if (pots.length === 0) return null;
  return (
    <section className={styles.part} aria-label={hand.pots}>
      <ul className={styles.pots}>
        {pots.map((pot, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a pot is its number
          <li key={i} className={styles.pot} style={potStyle(i)} data-watched-pot={i}>
            <span className={styles.name}>{potTitle(i, pots.length)}</span>
            <strong className={styles.amount}>{amount(pot.amount)}</strong>
            {pot.awards === null ? (
              <span className={styles.who}>
                {hand.canWin(listed(pot.seats.map((seat) => calledOf(table, seat))))}
              </span>
            ) : (
              pot.awards.map((award) => (
                <span key={award.seat} className={styles.won}>
                  {showdown.gets(calledOf(table, award.seat), award.amount)}
                </span>
              ))
            )}
          </li>
        ))}
      </ul>
      {back.map(({ seat, amount: chips }) => (
        <p key={seat} className={styles.back}>
          {hand.banners.refund(calledOf(table, seat), chips)}
        </p>
      ))}
    </section>
  );
}
