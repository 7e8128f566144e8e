/** Log and chat: beside the table where there is room, otherwise over it when asked for. */

import { words } from '@sidepot/i18n/page';
import { lazy, memo, Suspense, use, useEffect, useRef } from 'react';
import { loadWith } from '../load/load-with.js';
import { HandLog } from '../log/HandLog.js';
import { Button } from '../ui/Button.js';
import { classes } from '../ui/classes.js';
import { BannerContext } from '../ui/dialog-banner.js';
import { Icon } from '../ui/Icon.js';
import styles from './SidePanel.module.css';

const ChatPanel = lazy(() =>
  loadWith(() => import('../chat/ChatPanel.js'), 'chat').then(({ ChatPanel: panel }) => ({
    default: panel,
  })),
);
const UnreadMark = lazy(() =>
  loadWith(() => import('../chat/UnreadMark.js'), 'chat').then(({ UnreadMark: mark }) => ({
    default: mark,
  })),
);

const TABS = ['log', 'chat'] as const;
export type PanelTab = (typeof TABS)[number];

export interface SidePanelProps {
  readonly isOpen: boolean;
  readonly tab: PanelTab;
  /** What is in the chosen tab can be read. */
  readonly isSeen: boolean;
  readonly onTab: (tab: PanelTab) => void;
  readonly onClose: () => void;
}

/** Drawn again when the show changes, not with every message. */
export const SidePanel = memo(function SidePanel(props: SidePanelProps) {
  const { isOpen, tab, isSeen, onTab, onClose } = props;
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const focus = (): void =>
      panel.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
    // It can be focused once it is seen, which takes a frame to begin and one to be so.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(focus);
    });
    return () => cancelAnimationFrame(frame);
  }, [isOpen]);
  return (
    <aside
      ref={panel}
      className={classes(styles.panel, isOpen && styles.open)}
      aria-label={words.table.panel.label}
    >
      <Turn onBack={onClose} />
      <div className={styles.head}>
        <div className={styles.tabs} role="tablist">
          {TABS.map((name) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={`tab-${name}`}
              aria-selected={tab === name}
              aria-controls={`panel-${name}`}
              className={styles.tab}
              onClick={() => onTab(name)}
            >
              {words.table.panel[name]}
              {name === 'chat' && (
                <Suspense>
                  {' '}
                  <UnreadMark id="unread-in-tab" />
                </Suspense>
              )}
            </button>
          ))}
        </div>
        <Button
          look="quiet"
          className={styles.close}
          aria-label={words.table.panel.close}
          onClick={onClose}
        >
          <Icon name="close" />
        </Button>
      </div>
      <div
        className={styles.body}
        role="tabpanel"
        id={`panel-${tab}`}
        aria-labelledby={`tab-${tab}`}
      >
        {tab === 'log' ? (
          <HandLog />
        ) : (
          <Suspense>
            <ChatPanel isSeen={isSeen} />
          </Suspense>
        )}
      </div>
    </aside>
  );
});

/** My turn, while the panel covers the table; with a life of its own, since it is not delayed. */
function Turn({ onBack }: { readonly onBack: () => void }) {
  return <div className={styles.turn}>{use(BannerContext)?.(onBack)}</div>;
}
