/** How far the counting is; nothing when it is done. */

import { words } from '@sidepot/i18n/page';
import styles from './Counting.module.css';

export function Counting({ part }: { readonly part: number | null }) {
  if (part === null) return null;
  return (
    <div className={styles.counting}>
      <progress className={styles.bar} value={part} aria-label={words.statistics.counting} />
      <span>{words.statistics.counted(part)}</span>
    </div>
  );
}
