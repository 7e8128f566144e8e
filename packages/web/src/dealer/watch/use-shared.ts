/** A shared table as a viewer sees it: now, or so many seconds late. */

import type { SharedTable, ShareNews } from '@sidepot/protocol';
import { useEffect, useState } from 'react';
import { followShare } from './share-line.js';

export interface Shared {
  /** `opening`: nothing has come yet. `lost`: there is no connection now. */
  readonly state: 'opening' | 'live' | 'lost' | 'ended';
  readonly table: SharedTable | null;
  /** What the clock of the dealer's device is ahead of this one's, less the delay; milliseconds. */
  readonly ahead: number;
}

const NOTHING: Shared = { state: 'opening', table: null, ahead: 0 };

/** `delay`: milliseconds by which everything is shown late. */
export function useShared(id: string, delay: number): Shared {
  const [shared, setShared] = useState(NOTHING);
  useEffect(() => {
    setShared(NOTHING);
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const later = (work: () => void): void => {
      if (delay === 0) {
        work();
        return;
      }
      const timer = setTimeout(() => {
        timers.delete(timer);
        work();
      }, delay);
      timers.add(timer);
    };
    const close = followShare(id, {
      news({ table, age }: ShareNews) {
        const ahead = table.at + age - Date.now() - delay;
        later(() => setShared({ state: 'live', table, ahead }));
      },
      lost: () => later(() => setShared((old) => ({ ...old, state: 'lost' }))),
      ended: () => later(() => setShared((old) => ({ ...old, state: 'ended' }))),
    });
    return () => {
      close();
      for (const timer of timers) clearTimeout(timer);
    };
  }, [id, delay]);
  return shared;
}
