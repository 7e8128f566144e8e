/** A list of hands with all that belongs to it: progress, filters, and those that are bad. */

import { words } from '@sidepot/i18n/page';
import { lazy, type Ref, Suspense } from 'react';
import { loadWith } from '../load/load-with.js';
import { Button } from '../ui/Button.js';
import { BadHands } from './BadHands.js';
import { FilterBar } from './FilterBar.js';
import { HandList } from './HandList.js';
import styles from './HandsPanel.module.css';
import type { Opened } from './hands/opened.js';
import { ReadingBar } from './ReadingBar.js';
import type { HandChoice } from './use-choice.js';
import type { Replayer } from './use-replayer.js';
import type { Review } from './use-review.js';

const ReviewKinds = lazy(() =>
  loadWith(() => import('./stats/ReviewKinds.js'), 'statistics').then(({ ReviewKinds: part }) => ({
    default: part,
  })),
);

export interface HandsPanelProps {
  readonly replayer: Replayer;
  readonly opened: Opened;
  readonly choice: HandChoice;
  /** In place of all that are wanted. */
  readonly review: Review | null;
  readonly search: Ref<HTMLInputElement>;
}

export function HandsPanel({ replayer, opened, choice, review, search }: HandsPanelProps) {
  const { count, bad, part, isDone } = opened;
  const { choose, close, chosen } = replayer;
  const { wanted } = choice;
  const title = review === null ? words.replayer.list.title : words.replayer.tabs.review;
  const listed = review?.hands ?? wanted;
  const isNone = wanted.length === 0 && choice.part === null;
  return (
    <section className={styles.panel} aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <Button isCompact onClick={close}>
          {isDone ? words.replayer.open.again : words.replayer.progress.stop}
        </Button>
      </div>
      {!isDone && <ReadingBar part={part} count={count} />}
      <span className="visually-hidden" role="status">
        {isDone ? words.replayer.progress.done(count) : ''}
      </span>
      {count > 0 && (
        <>
          <FilterBar {...{ replayer, choice, search }} />
          {review !== null && (
            <Suspense>
              <ReviewKinds
                kind={review.kind}
                part={review.part}
                isEmpty={listed.length === 0}
                onKind={review.setKind}
              />
            </Suspense>
          )}
          {isNone && review === null && (
            <p className={styles.none}>{words.replayer.filters.none}</p>
          )}
          {listed.length > 0 && (
            <HandList
              key={review?.kind ?? 'all'}
              hands={listed}
              chosen={chosen?.number ?? null}
              onChoose={choose}
              {...(review !== null && { told: review.told })}
            />
          )}
        </>
      )}
      {isDone && count === 0 && <p className={styles.none}>{words.replayer.bad.noneRead}</p>}
      {bad.length > 0 && review === null && <BadHands bad={bad} isAll={isDone && count === 0} />}
    </section>
  );
}
