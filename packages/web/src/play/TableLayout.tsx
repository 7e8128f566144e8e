/** Where the parts of the table screen stand. */

import { lazy, Suspense, useCallback, useState } from 'react';
import { loadWith } from '../load/load-with.js';
import { TableContext, useTable } from '../session/context.js';
import { ShowTable } from '../show/ShowTable.js';
import { type Banner, BannerContext } from '../ui/dialog-banner.js';
import { useHotkeys } from '../ui/use-hotkeys.js';
import { ActionBar } from './actions/ActionBar.js';
import { ConnectionBanner } from './ConnectionBanner.js';
import { DiscardsContext, useDiscards } from './draw/discards.js';
import { LiveRegion } from './LiveRegion.js';
import { type PanelTab, SidePanel } from './SidePanel.js';
import { TableFelt } from './TableFelt.js';
import styles from './TableLayout.module.css';
import { TopBar } from './TopBar.js';
import { TurnBanner } from './TurnBanner.js';
import { useStraddle } from './use-straddle.js';
import { useTurnTitle } from './use-turn-title.js';

const HelpSheet = lazy(() =>
  loadWith(() => import('./HelpSheet.js')).then(({ HelpSheet: sheet }) => ({ default: sheet })),
);
const TalkLayer = lazy(() =>
  loadWith(() => import('../chat/TalkLayer.js'), 'chat').then(({ TalkLayer: layer }) => ({
    default: layer,
  })),
);
const SettingsDialog = lazy(() =>
  loadWith(() => import('../show/SettingsDialog.js')).then(({ SettingsDialog: dialog }) => ({
    default: dialog,
  })),
);

/** Where the panel stands beside the table, as in its style sheet. */
const BESIDE = '(min-width: 1100px)';

export function TableLayout() {
  const live = useTable();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [isSettingsOpen, setSettingsOpen] = useState(false);
  const [isPanelOpen, setPanelOpen] = useState(false);
  const [tab, setTab] = useState<PanelTab>('log');
  const isPanelSeen = isPanelOpen || window.matchMedia(BESIDE).matches;
  const closePanel = useCallback(() => setPanelOpen(false), []);
  const discards = useDiscards(live.view);
  useTurnTitle();
  useStraddle();
  useHotkeys({
    '?': () => setHelpOpen(true),
    l: () => setPanelOpen((isOpen) => !isOpen),
    p: () => document.querySelector<HTMLElement>('[data-pot]')?.focus(),
  });
  // What a dialog says of my turn is not delayed with the show it may stand in.
  const banner: Banner = (close) => (
    <TableContext value={live}>
      <TurnBanner onBack={close} />
    </TableContext>
  );
  return (
    <BannerContext value={banner}>
      <div className={styles.layout}>
        <TopBar
          onSettings={() => setSettingsOpen(true)}
          onHelp={() => setHelpOpen(true)}
          onPanel={() => setPanelOpen((isOpen) => !isOpen)}
        />
        <ConnectionBanner />
        <ShowTable>
          <DiscardsContext value={discards}>
            <main className={styles.main}>
              <TableFelt />
              <TableContext value={live}>
                <ActionBar />
              </TableContext>
            </main>
          </DiscardsContext>
          <SidePanel
            isOpen={isPanelOpen}
            tab={tab}
            isSeen={isPanelSeen}
            onTab={setTab}
            onClose={closePanel}
          />
        </ShowTable>
        <LiveRegion />
        <Suspense>
          <TalkLayer
            isChatOpen={tab === 'chat' && isPanelSeen}
            onOpen={() => {
              setTab('chat');
              setPanelOpen(true);
            }}
          />
        </Suspense>
        <Suspense>
          {isSettingsOpen && <SettingsDialog onClose={() => setSettingsOpen(false)} />}
          {isHelpOpen && <HelpSheet onClose={() => setHelpOpen(false)} />}
        </Suspense>
      </div>
    </BannerContext>
  );
}
