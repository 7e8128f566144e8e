/** Log and chat: beside the table where there is room, otherwise over it when asked for. */

import { memo, use, useEffect, useRef, useState } from 'react';
import { words } from '../i18n/words.js';
import { Chat } from '../log/Chat.js';
import { HandLog } from '../log/HandLog.js';
import { Button } from '../ui/Button.js';
import { classes } from '../ui/classes.js';
import { BannerContext } from '../ui/dialog-banner.js';
import { Icon } from '../ui/Icon.js';
import styles from './SidePanel.module.css';

const TABS = ['log', 'chat'] as const;

export interface SidePanelProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Drawn again when the show changes, not with every message. */
export const SidePanel = memo(function SidePanel({ isOpen, onClose }: SidePanelProps) {
  const [tab, setTab] = useState<(typeof TABS)[number]>('log');
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
              onClick={() => setTab(name)}
            >
              {words.table.panel[name]}
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
        {tab === 'log' ? <HandLog /> : <Chat />}
      </div>
    </aside>
  );
});

/** My turn, while the panel covers the table; with a life of its own, since it is not delayed. */
function Turn({ onBack }: { readonly onBack: () => void }) {
  return <div className={styles.turn}>{use(BannerContext)?.(onBack)}</div>;
}
