/** My turn, said where a dialog or the log hides the table; with the clock and the way back. */

import { words } from '@sidepot/i18n/page';
import type { CSSProperties } from 'react';
import { useTable } from '../session/context.js';
import { mySeat } from '../session/seats.js';
import { turnWords } from '../show/spoken.js';
import { Button } from '../ui/Button.js';
import styles from './TurnBanner.module.css';

export function TurnBanner({ onBack }: { readonly onBack: () => void }) {
  const { view } = useTable();
  const me = mySeat(view);
  const said = turnWords(view);
  if (me?.isTurn !== true || said === '') return null;
  return (
    <div className={styles.banner} data-turn-banner="">
      <p className={styles.words}>{said}</p>
      <Button look="accent" className={styles.back} onClick={onBack}>
        {words.show.turn.back}
      </Button>
      <TimeLeft />
    </div>
  );
}

function TimeLeft() {
  const { view, ahead } = useTable();
  const clock = mySeat(view)?.clock ?? null;
  if (clock === null) return null;
  const { startedAt, deadline, left } = clock;
  const whole = deadline - startedAt;
  const gone = left === null ? Math.max(0, Date.now() + ahead - startedAt) : whole - left;
  const time: CSSProperties = {
    animationDuration: `${whole}ms`,
    animationDelay: `${-gone}ms`,
    animationPlayState: left === null ? 'running' : 'paused',
  };
  return (
    <span key={`${startedAt}-${deadline}-${left}`} className={styles.track} aria-hidden="true">
      <span className={styles.left} style={time} />
    </span>
  );
}
