/** What somebody wrote about this hand, kept on this device. */

import { words } from '@sidepot/i18n/page';
import { useId } from 'react';
import { LONGEST_COMMENT, markHand, NO_MARK, useHandMarks } from './hand-marks.js';
import styles from './Marks.module.css';

/** `mark`: the key of the hand. */
export function CommentField({ mark: key }: { readonly mark: string }) {
  const id = useId();
  const mark = useHandMarks().get(key) ?? NO_MARK;
  return (
    <div className={styles.comment}>
      <label htmlFor={id} className={styles.label}>
        {words.replayer.marks.comment}
      </label>
      <textarea
        id={id}
        className={styles.text}
        rows={2}
        maxLength={LONGEST_COMMENT}
        value={mark.comment}
        placeholder={words.replayer.marks.commentHere}
        onChange={({ target }) => markHand(key, { ...mark, comment: target.value })}
      />
    </div>
  );
}
