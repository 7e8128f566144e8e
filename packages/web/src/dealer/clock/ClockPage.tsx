/** The clock of the tournament, for this screen or a second one of the same device. */

import { words } from '@sidepot/i18n/page';
import { useEffect } from 'react';
import { PageLink } from '../../site/PageLink.js';
import { Loading } from '../../ui/Loading.js';
import { useOffline } from '../../worker/use-offline.js';
import { DealerContext, useDealerOf, useEvening } from '../evening/context.js';
import { dealerClock } from '../model/index.js';
import { LiveSign } from '../share/LiveSign.js';
import { ClockControls } from './ClockControls.js';
import { ClockFacts } from './ClockFacts.js';
import styles from './ClockPage.module.css';
import { clockFace } from './clock-face.js';
import { useNow } from './use-now.js';

export function ClockPage() {
  const { session } = useEvening();
  const dealer = useDealerOf(session);
  const now = useNow();
  useOffline('dealer');
  const told = words.dealer.clock;
  useEffect(() => {
    document.title = words.table.title.table(words.dealer.clock.title);
  }, []);
  if (dealer === null) return <Loading />;
  const clock = dealerClock(dealer.session, now);
  const isOpen = dealer.view.screen !== 'setup';
  return (
    <DealerContext value={dealer}>
      <div className={styles.page}>
        <header className={styles.bar}>
          <PageLink to="/dealer" className={styles.back}>
            {told.back}
          </PageLink>
          <LiveSign />
          <button
            type="button"
            className={styles.tool}
            onClick={() => void document.documentElement.requestFullscreen?.()}
          >
            {told.full}
          </button>
        </header>
        {clock === null || !isOpen ? (
          <main className={styles.main}>
            <h1 className={styles.level}>{told.title}</h1>
            <p className={styles.note}>{isOpen ? told.noClock : told.noTable}</p>
          </main>
        ) : (
          <main className={styles.main}>
            <div className={styles.face}>
              <h1 className={styles.level}>
                {clock.onBreak ? told.pause : told.level(clock.level + 1)}
              </h1>
              <p className={styles.time} data-running={clock.running} role="timer">
                {clock.left === null ? '–' : clockFace(clock.left)}
              </p>
              <p className={styles.blinds}>{words.tournament.blinds(clock.blinds)}</p>
              {!clock.running && <p className={styles.paused}>{told.paused}</p>}
              <p className={styles.next}>
                {clock.next !== null &&
                  words.common.colon(told.next, words.tournament.blinds(clock.next))}
              </p>
            </div>
            <ClockFacts clock={clock} />
            <ClockControls clock={clock} />
          </main>
        )}
      </div>
    </DealerContext>
  );
}
