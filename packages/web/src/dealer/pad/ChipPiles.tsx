/** "4 × 5,000 + 2 × 1,000", each with the colour of its chip. */

import { amount, count, words } from '@sidepot/i18n/page';
import type { ColourStack } from '../model/index.js';
import styles from './ChipPiles.module.css';
import { ChipSign } from './ChipSign.js';

export interface ChipPilesProps {
  readonly chips: readonly ColourStack[];
  /** What the set has no chips for. */
  readonly rest?: number;
}

export function ChipPiles({ chips: piles, rest = 0 }: ChipPilesProps) {
  const { chips } = words.dealer.showdown;
  const { colours } = words.dealer.pad;
  return (
    <span className={styles.piles}>
      {piles.map(({ colour, value, count: number }) => (
        <span key={value} className={styles.pile}>
          <span>{count(number)} ×</span>
          <ChipSign colour={colour} />
          <span>{amount(value)}</span>
          <span className="visually-hidden">{colours[colour]}</span>
        </span>
      ))}
      {rest > 0 && <span className={styles.pile}>{chips.left(rest)}</span>}
    </span>
  );
}
