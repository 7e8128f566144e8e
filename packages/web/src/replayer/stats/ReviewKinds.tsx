/** What there is to look at again, one kind at a time. */

import { words } from '@sidepot/i18n/page';
import { classes } from '../../ui/classes.js';
import { REVIEWS, type ReviewKind } from '../hands/review.js';
import { Counting } from './Counting.js';
import styles from './ReviewKinds.module.css';

export interface ReviewKindsProps {
  readonly kind: ReviewKind;
  /** How far the search for misses is. */
  readonly part: number | null;
  readonly isEmpty: boolean;
  readonly onKind: (kind: ReviewKind) => void;
}

export function ReviewKinds({ kind, part, isEmpty, onKind }: ReviewKindsProps) {
  const { review } = words.statistics;
  return (
    <>
      <fieldset className={styles.kinds} aria-label={review.title}>
        {REVIEWS.map((one) => (
          <button
            key={one}
            type="button"
            className={classes(styles.kind, one === kind && styles.on)}
            aria-pressed={one === kind}
            onClick={() => onKind(one)}
          >
            {review.kinds[one]}
          </button>
        ))}
      </fieldset>
      <p className={styles.about}>{review.about[kind]}</p>
      <Counting part={part} />
      {isEmpty && part === null && <p className={styles.none}>{review.none[kind]}</p>}
    </>
  );
}
