/** "4 × 5,000 + 2 × 1,000", each with the colour of its chip. */

import { amount, count, words } from '@sidepot/i18n/page';
import type { Piles } from '../award/pushes.js';
import styles from './ChipPiles.module.css';
import { ChipSign } from './ChipSign.js';

export function ChipPiles({ piles, rest }: Piles) {
  const { chips } = words.dealer.showdown;
  const { colours } = words.dealer.pad;
  return (
    <span className={styles.piles}>
      {piles.map(({ chip, count: number }) => (
        <span key={chip.value} className={styles.pile}>
          <span>{count(number)} ×</span>
          <ChipSign colour={chip.colour} />
          <span>{amount(chip.value)}</span>
          <span className="visually-hidden">{colours[chip.colour]}</span>
        </span>
      ))}
      {rest > 0 && <span className={styles.pile}>{chips.left(rest)}</span>}
    </span>
  );
}
