import { words } from '@sidepot/i18n/page';
import { classes } from '../ui/classes.js';
import styles from './EmptySeat.module.css';

export interface EmptySeatProps {
  readonly seat: number;
  /** Left out: nobody can sit down here. */
  readonly onSit: ((seat: number) => void) | undefined;
  /** They sit already, and would move here. */
  readonly isMove: boolean;
}

export function EmptySeat({ seat, onSit, isMove }: EmptySeatProps) {
  if (onSit === undefined)
    return <span className={styles.place} role="img" aria-label={words.table.seat.empty(seat)} />;
  return (
    <button
      type="button"
      className={classes(styles.sit, isMove && styles.move)}
      aria-label={isMove ? words.table.seat.moveTo(seat) : words.table.sit.title(seat)}
      onClick={() => onSit(seat)}
    >
      {isMove ? words.table.seat.move : words.table.seat.sit}
    </button>
  );
}
