/** One step of a past hand, on the felt that live hands are drawn on. */

import { words } from '@sidepot/i18n/page';
import { memo, useCallback, useMemo, useRef } from 'react';
import { useEquity } from '../../equity/use-equity.js';
import { AwardBelow } from '../../felt/AwardNote.js';
import { Felt } from '../../felt/Felt.js';
import { useStage } from '../../felt/use-stage.js';
import { useWhy } from '../../show/use-why.js';
import { beatOf } from './beat.js';
import { awardsTo, feltOfStep, handOfStep, namesOfHand, type PastHand } from './past-hand.js';
import styles from './Replay.module.css';

export interface StepTableProps {
  readonly hand: PastHand;
  readonly at: number;
  /** With every card that became known. */
  readonly openCards: boolean;
}

/** Pixels: a wide table of that height has room for the words about an award. */
const WORDY = 530;

/** While a file is being read, the list beside it changes often and the table does not. */
export const StepTable = memo(function StepTable({ hand, at, openCards }: StepTableProps) {
  const seen = useMemo(() => handOfStep(hand, at, openCards), [hand, at, openCards]);
  const view = useMemo(() => (seen === null ? null : feltOfStep(hand, at, seen)), [hand, at, seen]);
  const beat = useMemo(() => beatOf(hand.steps[at]), [hand, at]);
  const names = useMemo(() => namesOfHand(hand), [hand]);
  const chances = useEquity(seen, seen, beat.kind !== 'award', 'always');
  const paid = useCallback(
    () => (seen === null ? null : { hand: seen, awards: awardsTo(hand, at), names }),
    [hand, at, seen, names],
  );
  const why = useWhy(paid);
  const place = useRef<HTMLDivElement>(null);
  const { shape, height } = useStage(place);
  const hasSpace = shape === 'wide' && height >= WORDY;
  return (
    <div ref={place} className={styles.table}>
      {view !== null && (
        <Felt {...{ view, beat, chances, names, hasSpace }} beatId={at + 1} onWhy={why.ask} />
      )}
      {view !== null && !hasSpace && (
        <div className={styles.below} data-said="">
          {beat.kind === 'refund' && <p>{words.show.refund(beat.amount, names.seat(beat.seat))}</p>}
          {beat.kind === 'award' && (
            <AwardBelow
              {...{ award: beat.award, isPaid: beat.isPaid, names }}
              pots={view.pots?.length ?? 1}
            />
          )}
        </div>
      )}
      {why.dialog}
    </div>
  );
});
