/** The list of hands with all that belongs to it: progress, filters, and those that are bad. */

import { words } from '@sidepot/i18n/page';
import type { Ref } from 'react';
import { Button } from '../ui/Button.js';
import { BadHands } from './BadHands.js';
import { Filters } from './Filters.js';
import { HandList } from './HandList.js';
import styles from './HandsPanel.module.css';
import type { Filter } from './hands/filter.js';
import type { Opened } from './hands/opened.js';
import type { HandSummary } from './hands/summary.js';

export interface HandsPanelProps {
  readonly opened: Opened;
  readonly wanted: readonly HandSummary[];
  readonly filter: Filter;
  readonly chosen: number | null;
  readonly onFilter: (filter: Filter) => void;
  readonly onChoose: (number: number) => void;
  readonly onClose: () => void;
  readonly search: Ref<HTMLInputElement>;
}

export function HandsPanel(props: HandsPanelProps) {
  const { opened, wanted, filter, chosen, onFilter, onChoose, onClose, search } = props;
  const { count, bad, part, isDone } = opened;
  return (
    <section className={styles.panel} aria-label={words.replayer.list.title}>
      <div className={styles.head}>
        <h2 className={styles.title}>{words.replayer.list.title}</h2>
        <Button isCompact onClick={onClose}>
          {isDone ? words.replayer.open.again : words.replayer.progress.stop}
        </Button>
      </div>
      {!isDone && (
        <div className={styles.progress}>
          <progress
            className={styles.bar}
            value={part}
            aria-label={words.replayer.progress.label}
          />
          <span>{words.replayer.progress.reading(part, count)}</span>
        </div>
      )}
      <span className="visually-hidden" role="status">
        {isDone ? words.replayer.progress.done(count) : ''}
      </span>
      {count > 0 && (
        <>
          <Filters filter={filter} onChange={onFilter} search={search} />
          <p className={styles.count} role="status" data-count={wanted.length}>
            {words.replayer.filters.count(wanted.length, count)}
          </p>
          {wanted.length === 0 ? (
            <p className={styles.none}>{words.replayer.filters.none}</p>
          ) : (
            <HandList hands={wanted} chosen={chosen} onChoose={onChoose} />
          )}
        </>
      )}
      {isDone && count === 0 && <p className={styles.none}>{words.replayer.bad.noneRead}</p>}
      {bad.length > 0 && <BadHands bad={bad} isAll={isDone && count === 0} />}
    </section>
  );
}
