/** The statistics at the seats, for who wants them; their words come when somebody does. */

import { useEffect, useMemo, useState } from 'react';
import type { FeltStat } from '../felt/model/view.js';
import { loadWith } from '../load/load-with.js';
import { useTable } from '../session/context.js';

type Make = typeof import('../report/hud.js')['seatStats'];

export type SeatStatsOf = ReadonlyMap<string, readonly FeltStat[]>;

const NONE: SeatStatsOf = new Map();

/** By player. */
export function useSeatStats(isWanted: boolean): SeatStatsOf {
  const { hud } = useTable().view;
  const [make, setMake] = useState<{ readonly seatStats: Make } | null>(null);
  const isShown = isWanted && hud !== null && hud.length > 0;
  useEffect(() => {
    if (!isShown) return;
    let isGone = false;
    void loadWith(() => import('../report/hud.js'), 'statistics').then(
      ({ seatStats }) => !isGone && setMake({ seatStats }),
    );
    return () => {
      isGone = true;
    };
  }, [isShown]);
  return useMemo(
    () =>
      isShown && make !== null
        ? new Map(hud.map((line) => [line.player, make.seatStats(line)]))
        : NONE,
    [isShown, make, hud],
  );
}
