/** In the top bar of a tournament: the level, its blinds, and when they go up. */

import { words } from '@sidepot/i18n/page';
import { useEffect, useState } from 'react';
import { useTable } from '../session/context.js';
import { stakesOfHand } from '../session/game/stakes.js';
import type { LevelView } from '../session/tournament.js';
import styles from './LevelLine.module.css';

const SECOND = 1000;

export function LevelLine({ level }: { readonly level: LevelView }) {
  const { number, blinds, next, endsAt, handsLeft } = level;
  const paid = stakesOfHand(useTable().view);
  // By time it is not known before the start.
  const isKnown = endsAt !== null || handsLeft !== null;
  return (
    // Another level is another line, which lights up.
    <span key={number} className={styles.level} data-level={number}>
      <b>{words.tournament.blinds(paid ?? blinds)}</b>
      <span className={styles.dot}> · </span>
      <span className={styles.rest}>
        {words.tournament.level(number)}
        {next !== null && isKnown && (
          <>
            {' '}
            ·{' '}
            <span className={styles.more}>
              {words.tournament.up} {paid === null && words.tournament.to(next)}{' '}
            </span>
            <Until level={level} />
          </>
        )}
      </span>
    </span>
  );
}

function Until({ level: { endsAt, standsSince, handsLeft } }: { readonly level: LevelView }) {
  const { ahead } = useTable();
  const now = useSeconds(endsAt !== null && standsSince === null) + ahead;
  if (handsLeft !== null) return words.tournament.inHands(handsLeft);
  return endsAt === null ? null : words.tournament.inTime(endsAt - (standsSince ?? now));
}

/** Our clock, looked at each second while somebody needs it. */
function useSeconds(isNeeded: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isNeeded) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [isNeeded]);
  return now;
}
