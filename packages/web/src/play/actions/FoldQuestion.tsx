/** Asked once when somebody folds although a check is free: that is nearly always a slip. */

import { words } from '@sidepot/i18n/page';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/Button.js';
import styles from './FoldQuestion.module.css';

export interface FoldQuestionProps {
  readonly isDisabled: boolean;
  readonly onFold: () => void;
  readonly onCheck: () => void;
}

export function FoldQuestion({ isDisabled, onFold, onCheck }: FoldQuestionProps) {
  const check = useRef<HTMLButtonElement>(null);
  useEffect(() => check.current?.focus(), []);
  return (
    <div className={styles.question} role="alertdialog" aria-label={words.table.actions.freeFold}>
      <p className={styles.words}>{words.table.actions.freeFold}</p>
      <Button ref={check} look="go" hotkey="C" disabled={isDisabled} onClick={onCheck}>
        {words.table.actions.checkInstead}
      </Button>
      <Button look="danger" hotkey="F" disabled={isDisabled} onClick={onFold}>
        {words.table.actions.foldAnyway}
      </Button>
    </div>
  );
}
