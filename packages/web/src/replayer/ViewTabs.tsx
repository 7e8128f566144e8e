/** The tabs of what is open: arrows move, as in every list of tabs. */

import { words } from '@sidepot/i18n/page';
import type { KeyboardEvent } from 'react';
import { REPLAYER_TABS, type ReplayerTab } from './place.js';
import styles from './ViewTabs.module.css';

export interface ViewTabsProps {
  readonly id: string;
  readonly chosen: ReplayerTab;
  readonly onChoose: (tab: ReplayerTab) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

export function ViewTabs({ id, chosen, onChoose }: ViewTabsProps) {
  const move = (event: KeyboardEvent<HTMLDivElement>): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    // The arrows also step through a hand.
    event.stopPropagation();
    const at = REPLAYER_TABS.indexOf(chosen) + step + REPLAYER_TABS.length;
    const next = REPLAYER_TABS[at % REPLAYER_TABS.length] ?? chosen;
    onChoose(next);
    document.getElementById(`${id}-${next}`)?.focus();
  };
  return (
    <div
      className={styles.tabs}
      role="tablist"
      aria-label={words.replayer.tabs.title}
      onKeyDown={move}
    >
      {REPLAYER_TABS.map((tab) => (
        <button
          key={tab}
          id={`${id}-${tab}`}
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={tab === chosen}
          aria-controls={`${id}-panel`}
          tabIndex={tab === chosen ? 0 : -1}
          onClick={() => onChoose(tab)}
        >
          {words.replayer.tabs[tab]}
        </button>
      ))}
    </div>
  );
}
