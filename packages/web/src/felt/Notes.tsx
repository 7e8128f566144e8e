/** What is said under the board: the uncalled bet, who won the pot and with what, or what is awaited. */

import type { TableView } from '@sidepot/protocol';
import { classes } from '../design/classes.js';
import { words } from '../i18n/words.js';
import { namesOf } from '../log/lines.js';
import { useOnStage } from '../show/context.js';
import type { Beat } from '../show/scene.js';
import { useTable } from '../table/context.js';
import { AwardNote } from './AwardNote.js';
import styles from './Notes.module.css';

/** Scenes in which the table has come to rest. */
const WAITING: ReadonlySet<Beat['kind']> = new Set(['still', 'reveal', 'board']);

export function Notes() {
  const { view } = useTable();
  const { beat, isLive = false } = useOnStage();
  return (
    <div className={styles.notes} data-notes="">
      {beat.kind === 'refund' && (
        <p className={styles.line}>
          {words.show.refund(beat.amount, namesOf(view).seat(beat.seat))}
        </p>
      )}
      {beat.kind === 'award' && <AwardNote award={beat.award} isPaid={beat.isPaid} />}
      {isLive && WAITING.has(beat.kind) && isAwaited(view) && (
        <p className={classes(styles.line, styles.waiting)}>{words.show.waiting}</p>
      )}
    </div>
  );
}

function isAwaited({ hand, info }: TableView): boolean {
  if (hand === null || info.status !== 'playing') return false;
  const { open, turn, street } = hand.view;
  return !open && turn.kind === 'deal' && street >= 0;
}
