/** Dealer mode: real cards, real chips, one phone. Everything stays on this device, unless it is shared. */

import { words } from '@sidepot/i18n/page';
import { useEffect } from 'react';
import { Loading } from '../ui/Loading.js';
import { useOffline } from '../worker/use-offline.js';
import { AwardScreen } from './award/AwardScreen.js';
import { DealerBar } from './DealerBar.js';
import styles from './DealerPage.module.css';
import { DealerContext, useDealerOf, useEvening } from './evening/context.js';
import { HandScreen } from './hand/HandScreen.js';
import { SettleScreen } from './settle/SettleScreen.js';
import { SetupScreen } from './setup/SetupScreen.js';
import { useSharing } from './share/use-sharing.js';

export { ClockPage } from './clock/ClockPage.js';

export function DealerPage() {
  const { session, isKept } = useEvening();
  const dealer = useDealerOf(session);
  useSharing();
  useOffline('dealer');
  useEffect(() => {
    document.title = words.table.title.table(words.site.titles.dealer);
  }, []);
  if (dealer === null) return <Loading />;
  const { screen } = dealer.view;
  return (
    <DealerContext value={dealer}>
      <div className={screen === 'setup' ? styles.long : styles.page} data-screen={screen}>
        {screen === 'setup' ? (
          <SetupScreen />
        ) : (
          <>
            <DealerBar />
            {!isKept && <p className={styles.notKept}>{words.dealer.bar.notKept}</p>}
            {screen === 'hand' && <HandScreen />}
            {dealer.view.settling !== null && screen === 'settle' && (
              <SettleScreen draft={dealer.view.settling} />
            )}
            {(screen === 'showdown' || screen === 'result' || screen === 'over') && <AwardScreen />}
          </>
        )}
      </div>
    </DealerContext>
  );
}
