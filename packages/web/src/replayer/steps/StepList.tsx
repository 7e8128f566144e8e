/** What happened, as a list one can jump in. */

import { words } from '@sidepot/i18n/page';
import { memo, useEffect, useRef } from 'react';
import { classes } from '../../ui/classes.js';
import styles from './Replay.module.css';
import type { StepWords } from './step-words.js';

export interface StepListProps {
  readonly told: readonly StepWords[];
  readonly at: number;
  /** Steps that have a note. */
  readonly marked?: ReadonlySet<number>;
  readonly onChoose: (step: number) => void;
}

export const StepList = memo(function StepList(props: StepListProps) {
  const { told, at, marked, onChoose } = props;
  const current = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls with the step
  useEffect(() => {
    const [line, list] = [current.current, current.current?.closest('ol')];
    if (line === null || list == null) return;
    // Only the list moves, not the dialog around it.
    const { offsetTop, offsetHeight } = line;
    const end = offsetTop + offsetHeight - list.clientHeight;
    list.scrollTop = Math.min(offsetTop, Math.max(list.scrollTop, end));
  }, [at]);
  return (
    <ol className={styles.list} aria-label={words.hands.replay.list}>
      {told.map(({ lines, kind, isHead }, step) => {
        const isNow = step === at;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the hand
          <li key={step}>
            <button
              ref={isNow ? current : null}
              type="button"
              className={classes(styles.line, styles[kind], isNow && styles.now)}
              aria-current={isNow ? 'step' : undefined}
              onClick={() => onChoose(step)}
            >
              {lines.map((line) =>
                isHead ? <b key={line}>{line}</b> : <span key={line}>{line}</span>,
              )}
              {marked?.has(step) && (
                <span className={styles.mark}>{words.hands.replay.marked}</span>
              )}
            </button>
          </li>
        );
      })}
    </ol>
  );
});
