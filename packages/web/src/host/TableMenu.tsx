/** The drawer: what is mine, what is the host's, the ledger, the past hands, the rules. */

import { words } from '@sidepot/i18n/page';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { loadWith } from '../load/load-with.js';
import { useTable } from '../session/context.js';
import { Dialog } from '../ui/Dialog.js';
import { Tabs } from '../ui/Tabs.js';
import { HostTab } from './HostTab.js';
import { LedgerTab } from './ledger/LedgerTab.js';
import styles from './TableMenu.module.css';
import { YouTab } from './you/YouTab.js';

const HandsTab = lazy(() =>
  loadWith(() => import('../replayer/table/HandsTab.js')).then(({ HandsTab: tab }) => ({
    default: tab,
  })),
);
const ReportTab = lazy(() =>
  loadWith(() => import('./ReportTab.js'), 'report', 'statistics').then(({ ReportTab: tab }) => ({
    default: tab,
  })),
);
const SettingsTab = lazy(() =>
  loadWith(() => import('./SettingsTab.js')).then(({ SettingsTab: tab }) => ({ default: tab })),
);

type TabName = keyof typeof words.host.menu.tabs;

const CONTENTS: Readonly<Record<TabName, ComponentType>> = {
  you: YouTab,
  host: HostTab,
  ledger: LedgerTab,
  hands: HandsTab,
  report: ReportTab,
  rules: SettingsTab,
};

export function TableMenu({ onClose }: { readonly onClose: () => void }) {
  const { view } = useTable();
  const isHost = view.you.rights.includes('host');
  const names: readonly TabName[] = isHost
    ? ['host', 'you', 'ledger', 'hands', 'report', 'rules']
    : ['you', 'ledger', 'hands', 'report', 'rules'];
  const [chosen, setChosen] = useState<TabName>(names[0] ?? 'you');
  const Content = CONTENTS[chosen];
  return (
    <Dialog
      shape="side"
      title={view.settings.name}
      closeLabel={words.host.menu.close}
      onClose={onClose}
    >
      <Tabs
        label={words.host.menu.title}
        tabs={names.map((name) => ({ name, label: labelOf(name, isHost) }))}
        chosen={chosen}
        onChoose={setChosen}
      >
        <div className={styles.content}>
          <Suspense>
            <Content />
          </Suspense>
        </div>
      </Tabs>
    </Dialog>
  );
}

/** To the host they are settings. */
const labelOf = (name: TabName, isHost: boolean): string =>
  name === 'rules' && isHost ? words.host.menu.settings : words.host.menu.tabs[name];
