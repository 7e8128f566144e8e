/** What is said under the board: the uncalled bet, who won the pot and with what, or what is awaited. */

import { type SeatNames, words } from '@sidepot/i18n/page';
import { classes } from '../ui/classes.js';
import { AwardNote } from './AwardNote.js';
import type { Beat } from './model/beat.js';
import styles from './Notes.module.css';

/** Beats at which the table has come to rest. */
const WAITING: ReadonlySet<Beat['kind']> = new Set(['still', 'reveal', 'board']);

export interface NotesProps {
  readonly beat: Beat;
  readonly names: SeatNames;
  /** For words that may lie where a bet does; elsewhere they stand below the table. */
  readonly hasSpace: boolean;
  /** The dealer is about to deal. */
  readonly isAwaited: boolean;
}

export function Notes({ beat, names, hasSpace, isAwaited }: NotesProps) {
  return (
    <div className={styles.notes} data-notes="">
      {beat.kind === 'refund' && hasSpace && (
        <p className={styles.line}>{words.show.refund(beat.amount, names.seat(beat.seat))}</p>
      )}
      {beat.kind === 'award' && hasSpace && (
        <AwardNote award={beat.award} isPaid={beat.isPaid} names={names} />
      )}
      {isAwaited && WAITING.has(beat.kind) && (
        <p className={classes(styles.line, styles.waiting)}>{words.show.waiting}</p>
      )}
    </div>
  );
}
