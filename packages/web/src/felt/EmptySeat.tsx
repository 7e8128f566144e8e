import { words } from '../i18n/words.js';
import styles from './EmptySeat.module.css';

export interface EmptySeatProps {
  readonly seat: number;
  readonly canSit: boolean;
  readonly onSit: () => void;
}

export function EmptySeat({ seat, canSit, onSit }: EmptySeatProps) {
  if (!canSit)
    return <span className={styles.place} role="img" aria-label={words.table.seat.empty(seat)} />;
  return (
    <button
      type="button"
      className={styles.sit}
      aria-label={words.table.sit.title(seat)}
      onClick={onSit}
    >
      {words.table.seat.sit}
    </button>
  );
}
