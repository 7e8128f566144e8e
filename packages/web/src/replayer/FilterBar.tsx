/** Which hands are wanted, how many they are, and a file of exactly these. */

import { words } from '@sidepot/i18n/page';
import { lazy, type Ref, Suspense, useState } from 'react';
import { loadWith } from '../load/load-with.js';
import { saveFile } from '../site/take-away.js';
import { Button } from '../ui/Button.js';
import { classes } from '../ui/classes.js';
import styles from './FilterBar.module.css';
import { Filters } from './Filters.js';
import type { Filter } from './hands/filter.js';
import type { HandChoice } from './use-choice.js';
import type { Replayer } from './use-replayer.js';

const CellChip = lazy(() =>
  loadWith(() => import('./stats/CellChip.js'), 'statistics').then(({ CellChip: part }) => ({
    default: part,
  })),
);

export interface FilterBarProps {
  readonly replayer: Replayer;
  readonly choice: HandChoice;
  readonly search: Ref<HTMLInputElement>;
  /** In one line, where there is room. */
  readonly isWide?: boolean;
}

export function FilterBar({ replayer, choice, search, isWide = false }: FilterBarProps) {
  const { opened, view, look, ask } = replayer;
  const { wanted, numbers, part } = choice;
  const [saved, setSaved] = useState<number | null>(null);
  const { filter } = view;
  const set = (next: Filter): void => look({ ...view, filter: next }, 'soon');
  const save = (): void => {
    if (ask === null) return;
    setSaved(0);
    ask(
      { kind: 'text', numbers },
      {
        onPart: setSaved,
        onAnswer: (text) => {
          setSaved(null);
          saveFile(new Blob([text], { type: 'text/plain' }), 'hands.phhs');
        },
      },
    );
  };
  return (
    <div className={classes(styles.bar, isWide && styles.wide)}>
      <Filters key={view.tab} filter={filter} onChange={set} search={search} />
      {filter.cell !== null && (
        <Suspense>
          <CellChip cell={filter.cell} onChange={(cell) => set({ ...filter, cell })} />
        </Suspense>
      )}
      <div className={styles.foot}>
        <p className={styles.count} role="status" data-count={wanted.length}>
          {part === null
            ? words.replayer.filters.count(wanted.length, opened?.count ?? 0)
            : words.replayer.filters.searching(part)}
        </p>
        <Button
          isCompact
          disabled={wanted.length === 0 || saved !== null || opened?.isDone !== true}
          onClick={save}
        >
          {saved === null ? words.replayer.filters.save : words.replayer.filters.saving(saved)}
        </Button>
      </div>
    </div>
  );
}
