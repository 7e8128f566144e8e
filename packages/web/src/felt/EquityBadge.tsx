/** A player's chances while the board runs out: one number, or one for each pot. */

import { chanceText, potRange, potTitle, words } from '@sidepot/i18n/page';
import type { PotPart } from '../equity/compute.js';
import { classes } from '../ui/classes.js';
import styles from './EquityBadge.module.css';
import type { PotView } from './model/pots.js';

/** More rows than this are written smaller where there is little room. */
const MANY = 3;

export interface EquityBadgeProps {
  readonly seat: number;
  /** Of the pots they can win. */
  readonly parts: readonly PotPart[];
  readonly pots: readonly PotView[];
  /** The half of the table the seat stands on: the badge stands towards the middle. */
  readonly side: 'left' | 'right';
}

export function EquityBadge({ seat, parts, pots, side }: EquityBadgeProps) {
  if (parts.length === 0) return null;
  const rows = rowsOf(parts);
  const label = parts.map(({ pot, part }) => ({
    pot: pots[pot]?.name ?? potTitle(0, 1),
    part,
  }));
  return (
    <span
      className={classes(styles.badge, styles[side], rows.length > MANY && styles.many)}
      role="img"
      aria-label={words.show.equity.label(label)}
      data-equity={seat}
    >
      {rows.map(({ first, last, percent }) => (
        <span key={first} className={styles.row} aria-hidden="true">
          {rows.length > 1 && <span className={styles.pot}>{potRange(first, last)}</span>}
          {percent}
        </span>
      ))}
    </span>
  );
}

interface Row {
  readonly first: number;
  readonly last: number;
  readonly percent: string;
}

/** The same chance in pots that follow each other is said once. */
function rowsOf(parts: readonly PotPart[]): readonly Row[] {
  const rows: Row[] = [];
  for (const { pot, part } of parts) {
    const percent = chanceText(part);
    const before = rows.at(-1);
    if (before?.percent === percent) rows[rows.length - 1] = { ...before, last: pot };
    else rows.push({ first: pot, last: pot, percent });
  }
  return rows;
}
