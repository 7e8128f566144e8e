/** A player's statistics at their seat; a click opens all of them. */

import { words } from '@sidepot/i18n/page';
import { classes } from '../ui/classes.js';
import type { FeltSeat } from './model/view.js';
import styles from './SeatStats.module.css';

export interface SeatStatsProps {
  readonly seat: FeltSeat;
  readonly onOpen?: ((seat: number) => void) | undefined;
}

export function SeatStats({ seat: { seat, name, stats = [] }, onOpen }: SeatStatsProps) {
  if (stats.length === 0) return null;
  return (
    <button type="button" className={styles.stats} data-hud={seat} onClick={() => onOpen?.(seat)}>
      <b className="visually-hidden">{`${words.table.seat.stats}: ${name}`}</b>
      {stats.map(({ name: what, text, of, isFew }) => (
        <span
          key={what}
          className={classes(styles.stat, isFew && styles.few)}
          title={`${what} ${text} ${of}`.trim()}
        >
          {text}
          {of !== '' && <small className={styles.of}>{of}</small>}
        </span>
      ))}
    </button>
  );
}
