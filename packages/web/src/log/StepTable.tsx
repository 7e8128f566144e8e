/** One step of a past hand, on the table that live hands are drawn on. */

import type { TableView } from '@sidepot/protocol';
import { memo, useMemo } from 'react';
import { useEquity } from '../equity/use-equity.js';
import { AwardBelow } from '../felt/AwardNote.js';
import { Stage } from '../felt/Felt.js';
import { type OnStage, ShowContext } from '../show/context.js';
import { type Table, TableContext } from '../table/context.js';
import { beatOf } from './beat.js';
import { type PastHand, viewOfStep } from './past-hand.js';
import styles from './Replay.module.css';

const NO_NEWS: Table['news'] = { id: 0, events: [] };

export interface StepTableProps {
  readonly hand: PastHand;
  readonly at: number;
  /** The table it was played at: all of it but the view. */
  readonly table: Omit<Table, 'view' | 'news'>;
  readonly around: Pick<TableView, 'info' | 'settings'>;
  /** With every card that became known. */
  readonly openCards: boolean;
}

/** While a file is being read, the list beside it changes often and the table does not. */
export const StepTable = memo(function StepTable(props: StepTableProps) {
  const { hand, at, table, around, openCards } = props;
  const { info, settings } = around;
  const view = useMemo(
    () => viewOfStep(hand, at, { info, settings }, openCards),
    [hand, at, info, settings, openCards],
  );
  const beat = useMemo(() => beatOf(hand.steps[at]), [hand, at]);
  const seen = view?.hand?.view ?? null;
  const parts = useEquity(seen, seen, beat.kind !== 'award', 'always');
  const onStage = useMemo<OnStage>(() => ({ id: at + 1, beat, parts }), [at, beat, parts]);
  if (view === null) return null;
  return (
    <div className={styles.table}>
      <TableContext value={{ ...table, view, news: NO_NEWS }}>
        <ShowContext value={onStage}>
          <Stage />
          <div className={styles.below}>
            <AwardBelow>{null}</AwardBelow>
          </div>
        </ShowContext>
      </TableContext>
    </div>
  );
});
