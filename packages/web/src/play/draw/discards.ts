/** Which of my cards go: marked on the felt or by key, sent from the action bar. */

import type { Card } from '@sidepot/engine';
import type { TableView } from '@sidepot/protocol';
import { createContext, useContext, useMemo, useState } from 'react';
import { laidInOrder } from '../../felt/model/card-order.js';
import { useLook } from '../../session/look.js';
import { mySeat } from '../../session/seats.js';

/** I am asked which cards go. */
export interface Discards {
  /** At least and at most so many. */
  readonly min: number;
  readonly max: number;
  /** New ones come for them. */
  readonly replace: boolean;
  /** Those that may go, as they lie on the felt. */
  readonly open: readonly Card[];
  readonly chosen: readonly Card[];
  readonly onToggle: (card: Card) => void;
  readonly clear: () => void;
}

type Asked = Pick<Discards, 'min' | 'max' | 'replace' | 'open'> & { readonly key: string };

/** Null while nobody asks me. */
export function askedOf(view: TableView): Asked | null {
  const { hand, info } = view;
  const turn = hand?.view.turn;
  const me = mySeat(view);
  if (hand === null || turn?.kind !== 'draw' || me?.isTurn !== true || me.player === null) {
    return null;
  }
  if (info.status === 'paused') return null;
  const { min, max, replace } = turn;
  const { cards, drawn } = me.player;
  const open = cards.filter((card) => card !== null);
  return { min, max, replace, open, key: `${hand.number} ${drawn.length}` };
}

/** One more, or one less; with too many the first that was marked stays. */
export function toggled(chosen: readonly Card[], card: Card, max: number): readonly Card[] {
  if (chosen.includes(card)) return chosen.filter((one) => one !== card);
  return [...chosen, card].slice(-max);
}

const NONE = { key: '', chosen: [] as readonly Card[] };

/** `view`: the table as it is now. What was marked in one draw is not marked in the next. */
export function useDiscards(view: TableView): Discards | null {
  const [marked, setMarked] = useState(NONE);
  const { order } = useLook();
  const asked = useMemo(() => askedOf(view), [view]);
  const { up = [] } = mySeat(view)?.player ?? {};
  const isStud = up.length > 0;
  return useMemo(() => {
    if (asked === null) return null;
    const { key, open, max, min, replace } = asked;
    const chosen = marked.key === key ? marked.chosen.filter((card) => open.includes(card)) : [];
    return {
      ...{ min, max, replace, chosen },
      open: laidInOrder(open, isStud ? 'dealt' : order),
      onToggle: (card) => setMarked({ key, chosen: toggled(chosen, card, max) }),
      clear: () => setMarked(NONE),
    };
  }, [asked, marked, order, isStud]);
}

export const DiscardsContext = createContext<Discards | null>(null);

export const useMyDiscards = (): Discards | null => useContext(DiscardsContext);
