/** How far the reading is. */

import { words } from '@sidepot/i18n/page';
import styles from './HandsPanel.module.css';

export function ReadingBar({ part, count }: { readonly part: number; readonly count: number }) {
  return (
    <div className={styles.progress}>
      <progress className={styles.bar} value={part} aria-label={words.replayer.progress.label} />
      <span>{words.replayer.progress.reading(part, count)}</span>
    </div>
  );
}
