/** The live table on the felt: who may sit down is asked for chips, who asks why gets the reasons. */

import { lazy, memo, Suspense, useCallback, useMemo, useState } from 'react';
import { Felt } from '../felt/Felt.js';
import { SitDialog } from '../host/seat/SitDialog.js';
import { loadWith } from '../load/load-with.js';
import { useBrowserSettings } from '../session/browser-settings.js';
import { useTable } from '../session/context.js';
import { useLook } from '../session/look.js';
import { namesOf } from '../session/names.js';
import { isFull, mayMove, seatsKept } from '../session/seats.js';
import { mayEnter } from '../session/tournament.js';
import { useOnStage } from '../show/context.js';
import { paidHandOf } from '../show/paid-hand.js';
import { useHasSpace } from '../show/use-has-space.js';
import { useWhy } from '../show/use-why.js';
import { useMyDiscards } from './draw/discards.js';
import { feltOfTable } from './felt-of-table.js';
import { TableMessage } from './TableMessage.js';
import { useSeatStats } from './use-seat-stats.js';

const MoveDialog = lazy(() =>
  loadWith(() => import('../host/seat/MoveDialog.js'), 'host').then(({ MoveDialog: dialog }) => ({
    default: dialog,
  })),
);

const StatsDialog = lazy(() =>
  loadWith(() => import('../report/StatsDialog.js'), 'report', 'statistics').then(
    ({ StatsDialog: dialog }) => ({
      default: dialog,
    }),
  ),
);

const MESSAGE = <TableMessage />;

/** Drawn again when the show changes, not with every message. */
export const TableFelt = memo(function TableFelt() {
  const { view, ahead } = useTable();
  const { id, beat, parts } = useOnStage();
  const hasSpace = useHasSpace();
  const [wantedSeat, setWantedSeat] = useState<number | null>(null);
  const { bigBlinds, hud } = useBrowserSettings();
  const [asked, setAsked] = useState<number | null>(null);
  const stats = useSeatStats(hud);
  const { order } = useLook();
  const drawn = useMemo(
    () => feltOfTable(view, bigBlinds, order, stats),
    [view, bigBlinds, order, stats],
  );
  const askedSeat = view.seats.find(({ seat }) => seat === asked);
  const names = useMemo(() => namesOf(view), [view]);
  const why = useWhy(useCallback(() => paidHandOf(view), [view]));
  const { offer = null } = view.you.waiting ?? {};
  const isMove = mayMove(view);
  const canSit =
    isMove || (view.you.request === null && mayEnter(view) && (!isFull(view) || offer !== null));
  return (
    <>
      <Felt
        view={drawn}
        {...{ beat, beatId: id, chances: parts, hasSpace, ahead, names }}
        message={MESSAGE}
        onWhy={why.ask}
        onStats={setAsked}
        choice={useMyDiscards() ?? undefined}
        {...(canSit ? { onSit: setWantedSeat } : {})}
        closed={seatsKept(view)}
        isMove={isMove}
      />
      {why.dialog}
      {askedSeat !== undefined && (
        <Suspense>
          <StatsDialog
            table={view.info.id}
            player={askedSeat.player}
            name={askedSeat.name}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
      {wantedSeat !== null && !isMove && (
        <SitDialog seat={wantedSeat} onClose={() => setWantedSeat(null)} />
      )}
      {wantedSeat !== null && isMove && (
        <Suspense>
          <MoveDialog seat={wantedSeat} onClose={() => setWantedSeat(null)} />
        </Suspense>
      )}
    </>
  );
});
