/** A button that asks once more before it does what should not be done by mistake. */

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from './Button.js';
import { classes } from './classes.js';
import styles from './Question.module.css';

export interface QuestionProps {
  readonly ask: string;
  readonly question: string;
  readonly yes: string;
  readonly no: string;
  readonly isBusy: boolean;
  readonly onYes: () => void;
  /** What else is to be said first. */
  readonly children?: ReactNode;
  readonly label?: string;
  readonly isCompact?: boolean;
  /** It can be undone, and nobody loses by it. */
  readonly isHarmless?: boolean;
}

export function Question(props: QuestionProps) {
  const { ask, question, yes, no, isBusy, onYes, children, label, isCompact = false } = props;
  const { isHarmless = false } = props;
  const [isAsking, setAsking] = useState(false);
  const asker = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    if (isAsking) {
      box.current?.querySelector<HTMLElement>('input, button')?.focus();
      // All of the question, not only what has the focus.
      box.current?.scrollIntoView({ block: 'nearest' });
    } else if (wasAsking.current) asker.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  if (!isAsking) {
    return (
      <Button
        ref={asker}
        look={isHarmless ? 'plain' : 'danger'}
        isCompact={isCompact}
        aria-label={label}
        onClick={() => setAsking(true)}
      >
        {ask}
      </Button>
    );
  }
  return (
    <div
      ref={box}
      className={classes(styles.question, isHarmless && styles.harmless)}
      role="alertdialog"
      aria-label={question}
    >
      <p>{question}</p>
      {children}
      <div className={styles.buttons}>
        <Button onClick={() => setAsking(false)}>{no}</Button>
        <Button look={isHarmless ? 'go' : 'danger'} disabled={isBusy} onClick={onYes}>
          {yes}
        </Button>
      </div>
    </div>
  );
}
