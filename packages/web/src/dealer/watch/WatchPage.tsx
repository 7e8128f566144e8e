/** A table with real cards as others see it: on a TV, on a phone, or over a stream. */

import { words } from '@sidepot/i18n/page';
import { useEffect, useMemo } from 'react';
import { Notice } from '../../site/Notice.js';
import { Loading } from '../../ui/Loading.js';
import { calledOf } from './felt-of-shared.js';
import { useShared } from './use-shared.js';
import { WatchClock } from './WatchClock.js';
import { WatchFelt } from './WatchFelt.js';
import styles from './WatchPage.module.css';
import { WatchPots } from './WatchPots.js';
import { watchQuery } from './watch-query.js';

export function WatchPage({ share }: { readonly share: string }) {
  const query = useMemo(() => watchQuery(window.location.search), []);
  const { isOverlay, delay, hasCards } = query;
  const { state, table, ahead } = useShared(share, delay);
  const told = words.dealer.share.watch;
  useEffect(() => {
    document.title = words.table.title.table(words.dealer.share.watch.title);
  }, []);
  useEffect(() => {
    if (isOverlay) document.documentElement.dataset['overlay'] = '';
    return () => {
      delete document.documentElement.dataset['overlay'];
    };
  }, [isOverlay]);
  if (isOverlay) {
    // On a stream nothing is better than a notice.
    return (
      <main className={styles.overlay} data-watch={state}>
        {table !== null && state !== 'ended' && <WatchFelt {...{ table, hasCards }} />}
      </main>
    );
  }
  if (state === 'ended') return <Notice title={told.ended} body={told.endedNote} isEnd />;
  if (table === null) return <Loading />;
  const { clock, hand } = table;
  const winner = clock?.places.find(({ place }) => place === 1);
  return (
    <main className={styles.page} data-watch={state} data-mode={table.mode}>
      <h1 className={styles.title}>
        {hand === null ? told.title : words.dealer.bar.hand(hand.number)}
        <span className={styles.blinds}>{words.tournament.blinds(table)}</span>
      </h1>
      <p className={styles.lost} role="status">
        {state === 'lost' && told.lost}
      </p>
      <div className={styles.table}>
        <WatchFelt {...{ table, hasCards }} />
      </div>
      <div className={styles.side}>
        {winner !== undefined && (
          <p className={styles.winner}>
            {words.tournament.wins(winner.name ?? calledOf(table, winner.seat))}
          </p>
        )}
        {clock !== null && <WatchClock {...{ table, clock, ahead }} />}
        <WatchPots table={table} />
      </div>
    </main>
  );
}
