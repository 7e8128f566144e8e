import { words } from '../i18n/words.js';
import styles from './EmptySeat.module.css';

export interface EmptySeatProps {
  readonly seat: number;
  /** Left out: nobody can sit down here. */
  readonly onSit: ((seat: number) => void) | undefined;
}

export function EmptySeat({ seat, onSit }: EmptySeatProps) {
  if (onSit === undefined)
    return <span className={styles.place} role="img" aria-label={words.table.seat.empty(seat)} />;
  return (
    <button
      type="button"
      className={styles.sit}
      aria-label={words.table.sit.title(seat)}
      onClick={() => onSit(seat)}
    >
      {words.table.seat.sit}
    </button>
  );
}
