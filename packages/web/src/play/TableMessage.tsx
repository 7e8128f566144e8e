/** What the table waits for when that is no player: said under the board. */

import { words } from '@sidepot/i18n/page';
import type { TableView } from '@sidepot/protocol';
import { lazy, Suspense } from 'react';
import { loadWith } from '../load/load-with.js';
import { useSender, useTable } from '../session/context.js';
import { hasSlept, pauseWords } from '../session/slept.js';
import { useOnStage } from '../show/context.js';
import { Button } from '../ui/Button.js';
import { classes } from '../ui/classes.js';
import { Refusal } from '../ui/Refusal.js';
import styles from './TableMessage.module.css';

const InviteHere = lazy(() =>
  loadWith(() => import('../host/invite/InviteHere.js'), 'host').then(({ InviteHere: here }) => ({
    default: here,
  })),
);

export function TableMessage() {
  const { view } = useTable();
  const sender = useSender();
  const { beat } = useOnStage();
  const { status } = view.info;
  const isHost = view.you.rights.includes('host');
  if (status === 'waiting' && isHost) {
    const canStart = view.seats.filter(({ stack }) => stack > 0).length > 1;
    return (
      <div className={styles.host}>
        <Suspense>{!canStart && <InviteHere />}</Suspense>
        <div className={styles.buttons}>
          <Button
            look="accent"
            disabled={!canStart || sender.isBusy}
            onClick={() => void sender.run({ type: 'startGame' })}
          >
            {words.table.actions.start}
          </Button>
          <Button
            disabled={sender.isBusy}
            onClick={() => void sender.run({ type: 'addBot', seat: null, strength: 'medium' })}
          >
            {words.table.actions.addBot}
          </Button>
        </div>
        <Refusal text={sender.refusal} />
      </div>
    );
  }
  const said = wordsOf(view);
  // The place is for the award, and the action bar says it too.
  if (said === null || beat.kind === 'award') return null;
  const isInHand = view.hand?.view.over === false;
  return <p className={classes(styles.message, isInHand && styles.inHand)}>{said}</p>;
}

function wordsOf(view: TableView): string | null {
  const {
    info: { status },
    tournament,
  } = view;
  if ((tournament?.places ?? null) !== null) return null;
  if (status === 'closed') return words.table.actions.closed;
  if (status === 'paused') return pauseWords(view, words.table.actions);
  if (hasSlept(view)) return words.table.actions.sleeping;
  if (status === 'waiting') return words.table.actions.waitsForHost;
  return null;
}
