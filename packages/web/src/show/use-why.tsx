/** The answer to why a pot went where it went: asked on the table, given in a dialog. */

import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { loadWith } from '../load/load-with.js';
import type { PaidHand } from './paid-hand.js';

const WhyDialog = lazy(() =>
  loadWith(() => import('./WhyDialog.js'), 'why').then(({ WhyDialog: dialog }) => ({
    default: dialog,
  })),
);

interface Asked {
  /** As it was when somebody asked: the next hand may begin while they read. */
  readonly paid: PaidHand;
  readonly pot: number;
}

export interface AskedWhy {
  readonly ask: (pot: number) => void;
  /** Null while nothing is asked. */
  readonly dialog: ReactNode;
}

/** `find` gives the hand that is drawn; null if there is none to ask about. */
export function useWhy(find: () => PaidHand | null): AskedWhy {
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = useCallback(
    (pot: number): void => {
      const paid = find();
      if (paid !== null) setAsked({ paid, pot });
    },
    [find],
  );
  const dialog = asked !== null && (
    <Suspense>
      <WhyDialog {...asked} onClose={() => setAsked(null)} />
    </Suspense>
  );
  return { ask, dialog };
}
