/** What is asked about when somebody asks why: a hand as far as it has been paid. */

import type { SeatNames } from '@sidepot/i18n/page';
import type { TableView, WireHandView } from '@sidepot/protocol';
import type { Awarded } from '../felt/model/beat.js';
import { namesOf } from '../session/names.js';

export interface PaidHand {
  readonly hand: WireHandView;
  readonly awards: readonly Awarded[];
  readonly names: SeatNames;
}

/** The hand on the table; null if there is none. */
export const paidHandOf = (view: TableView): PaidHand | null =>
  view.hand === null
    ? null
    : { hand: view.hand.view, awards: awardsOf(view), names: namesOf(view) };

/** Of the hand on the table, as far as it has been paid. */
export const awardsOf = ({ hand, log }: TableView): readonly Awarded[] =>
  log.flatMap((entry) =>
    entry.of === 'hand' && entry.hand === hand?.number && entry.event.type === 'awarded'
      ? entry.event
      : [],
  );
