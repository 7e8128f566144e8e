/** One row under the thumb: fold, check or call, bet or raise, all-in. What is not open stays, greyed. */

import { amount, words } from '@sidepot/i18n/page';
import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.js';
import { useDealer } from '../evening/context.js';
import styles from './ActionRow.module.css';

export function ActionRow() {
  const { view, tap } = useDealer();
  const { actions, typed } = view;
  const { actions: told } = words.dealer.hand;
  if (actions === null) return null;
  const { legal, raiseTo } = actions;
  const range = legal.bet ?? legal.raise;
  const isCallAllIn = legal.allIn?.action === 'call';
  const mayRaise = range !== null || (typed !== null && raiseTo !== null);
  return (
    <fieldset className={styles.row} aria-label={told.label}>
      <Act look="fold" isOpen={legal.fold} onTap={() => tap({ type: 'fold' })}>
        {told.fold}
      </Act>
      <Act
        look="call"
        isOpen={legal.check || legal.call !== null}
        note={legal.check || legal.call === null ? undefined : amount(legal.call)}
        onTap={() => tap({ type: 'call' })}
      >
        {legal.check ? told.check : isCallAllIn ? told.callAllIn : told.call}
      </Act>
      <Act
        look="raise"
        isOpen={mayRaise}
        isWrong={typed !== null && raiseTo === null}
        note={typed === null ? leastOf(range) : amount(typed)}
        onTap={() => tap({ type: 'raise' })}
      >
        {legal.bet === null ? told.raise : told.bet}
      </Act>
      <Act
        look="allIn"
        isOpen={legal.allIn !== null}
        note={legal.allIn === null ? undefined : amount(legal.allIn.to)}
        onTap={() => tap({ type: 'allIn' })}
      >
        {told.allIn}
      </Act>
    </fieldset>
  );
}

function leastOf(range: { readonly min: number; readonly max: number } | null): string {
  const { minimum, only, closed } = words.dealer.hand.actions;
  if (range === null) return closed;
  return range.min === range.max ? only(range.min) : minimum(range.min);
}

interface ActProps {
  readonly look: 'fold' | 'call' | 'raise' | 'allIn';
  readonly isOpen: boolean;
  /** Typed, but not allowed: it can be tapped, and then it is said why. */
  readonly isWrong?: boolean;
  readonly note?: string | undefined;
  readonly onTap: () => void;
  readonly children: ReactNode;
}

function Act({ look, isOpen, isWrong = false, note, onTap, children }: ActProps) {
  return (
    <button
      type="button"
      className={classes(styles.act, styles[look], isWrong && styles.wrong)}
      disabled={!isOpen}
      onClick={onTap}
    >
      <span className={styles.name}>{children}</span>
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </button>
  );
}
