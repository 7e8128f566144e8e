/** The end of the log, where the log itself has no room: on tablets and phones. */

import { useChangeWords } from '../../log/change-words.js';
import { logLines } from '../../log/lines.js';
import { useTable } from '../../session/context.js';
import styles from './LastLines.module.css';

const LINES = 3;

export function LastLines() {
  const { view } = useTable();
  useChangeWords(view.log);
  // That the game is paused is said below, as long as it is so.
  const isPaused = view.info.status === 'paused';
  const log = view.log.filter(({ event }) => !isPaused || event.type !== 'paused');
  return (
    <ol className={styles.lines} aria-hidden="true">
      {logLines({ ...view, log })
        .slice(-LINES)
        .map(({ seq, text }) => (
          <li key={seq} className={styles.line}>
            {text}
          </li>
        ))}
    </ol>
  );
}
