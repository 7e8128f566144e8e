import { text } from '../text/en.js';
import styles from './EmptySeat.module.css';

export interface EmptySeatProps {
  readonly seat: number;
  readonly canSit: boolean;
  readonly onSit: () => void;
}

export function EmptySeat({ seat, canSit, onSit }: EmptySeatProps) {
  if (!canSit)
    return <span className={styles.place} role="img" aria-label={text.seat.empty(seat)} />;
  return (
    <button type="button" className={styles.sit} aria-label={text.sit.title(seat)} onClick={onSit}>
      {text.seat.sit}
    </button>
  );
}
