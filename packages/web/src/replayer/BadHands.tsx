/** Hands that could not be opened: where they are, and why. */

import { refusalWords, words } from '@sidepot/i18n/page';
import styles from './BadHands.module.css';
import type { BadHand } from './hands/reading.js';

/** More would only be slow to draw: whoever mends these sees the next. */
const MOST = 200;

export interface BadHandsProps {
  readonly bad: readonly BadHand[];
  /** There is no other: nothing is gained by hiding them. */
  readonly isAll: boolean;
}

export function BadHands({ bad, isAll }: BadHandsProps) {
  return (
    <details className={styles.bad} open={isAll}>
      <summary className={styles.summary}>{words.replayer.bad.title(bad.length)}</summary>
      <ul className={styles.list}>
        {bad.slice(0, MOST).map(({ number, line, reason, file }) => (
          <li key={number} className={styles.one}>
            <b>{words.replayer.bad.line(line, file)}</b>{' '}
            <span className={styles.number}>{words.replayer.bad.number(number)}</span>
            <span className={styles.reason}>
              {reason === null
                ? words.replayer.bad.unknown
                : words.replayer.bad.reason(
                    refusalWords({ ...reason.details, code: reason.code }),
                    reason.action,
                  )}
            </span>
          </li>
        ))}
      </ul>
      {bad.length > MOST && (
        <p className={styles.more}>{words.replayer.bad.more(bad.length - MOST)}</p>
      )}
    </details>
  );
}
