import { amount } from '@sidepot/i18n/page';
import styles from './ChipStack.module.css';
import { discsFor } from './chips.js';
import { classes } from './classes.js';

export interface ChipStackProps {
  readonly amount: number;
  /** What the smallest disc is worth. */
  readonly unit?: number;
  readonly label: string;
}

const HEIGHT = 4;
/** Characters: where there is little room, a longer amount stands alone. */
const LONG = 6;

/** A small pile and its amount; the amount is what counts, the pile is for the eye. */
export function ChipStack({ amount: chips, unit = 1, label }: ChipStackProps) {
  const discs = discsFor(chips, unit);
  return (
    <span
      className={styles.stack}
      role="img"
      aria-label={label}
      data-long={amount(chips).length > LONG}
    >
      <svg className={styles.pile} viewBox={`0 0 24 ${12 + HEIGHT * 5}`} aria-hidden="true">
        {discs.map((worth, i) => (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: a disc is its place in the pile
            key={i}
            className={classes(styles.disc, styles[`worth${worth}`])}
            transform={`translate(0 ${HEIGHT * (5 - i)})`}
          >
            <path d="M1 6v3.5c0 2.5 5 4.5 11 4.5s11-2 11-4.5V6Z" className={styles.side} />
            <ellipse cx="12" cy="6" rx="11" ry="5" />
            <ellipse cx="12" cy="6" rx="7" ry="3" className={styles.inlay} />
          </g>
        ))}
      </svg>
      <span className={styles.amount} aria-hidden="true">
        {amount(chips)}
      </span>
    </span>
  );
}
