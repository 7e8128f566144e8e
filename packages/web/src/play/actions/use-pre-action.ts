/** Keeps what I chose before my turn, drops it when it is not meant any more, and sends it when due. */

import { useEffect, useState } from 'react';
import { type Sender, useTable } from '../../session/context.js';
import { mySeat } from '../../session/seats.js';
import { dueAction, isKept, momentOf, type PreAction, type PreActionKind } from './pre-action.js';

export interface PreActionControl {
  readonly chosen: PreActionKind | null;
  /** What a call costs now; null if nothing can be chosen. */
  readonly price: number | null;
  /** It is being sent. */
  readonly isDue: boolean;
  toggle(kind: PreActionKind): void;
}

export function usePreAction(sender: Sender): PreActionControl {
  const { view } = useTable();
  const [chosen, setChosen] = useState<PreAction | null>(null);
  const now = momentOf(view);
  const { hand } = view;
  const turn = hand?.view.turn;
  const isMyTurn = mySeat(view)?.isTurn === true && turn?.kind === 'act';
  const due =
    chosen !== null && isMyTurn && hand !== null
      ? dueAction(chosen, { hand: hand.number, street: hand.view.street, legal: turn.legal })
      : null;
  const isStale = chosen !== null && !isMyTurn && !isKept(chosen, now);

  useEffect(() => {
    if (isStale || isMyTurn) setChosen(null);
  }, [isStale, isMyTurn]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it becomes due
  useEffect(() => {
    if (due !== null) void sender.run({ type: 'act', action: due });
  }, [due?.type]);

  return {
    chosen: isStale ? null : (chosen?.kind ?? null),
    price: now?.price ?? null,
    isDue: due !== null || (isMyTurn && sender.isBusy),
    toggle: (kind) => {
      if (now === null) return;
      setChosen(chosen?.kind === kind && !isStale ? null : { ...now, kind });
    },
  };
}
