/** Each seat's part of each pot while the board runs out; null if there is none to show. */

import type { WireHandView } from '@sidepot/protocol';
import { useEffect, useState } from 'react';
import { askEquity } from './client.js';
import type { Parts } from './compute.js';
import { type EquityTime, type FeltEquity, problemOf } from './input.js';

interface Known {
  readonly key: string;
  readonly parts: Parts | null;
}

/**
 * `latest` is counted as soon as it is known; what is counted shows when `shown` has come so far:
 * hands that are still face down on the table have no chances beside them.
 */
export function useEquity(
  latest: WireHandView | null,
  shown: WireHandView | null,
  isWanted: boolean,
  time: EquityTime = 'run-out',
): Parts | null {
  const [known, setKnown] = useState<Known | null>(null);
  const problem = latest !== null && isWanted ? problemOf(latest, time) : null;
  const key = problem === null ? '' : keyOf(problem);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the problem
  useEffect(() => {
    if (problem === null) return;
    let isWaiting = true;
    void askEquity(problem).then((parts) => {
      if (isWaiting) setKnown({ key, parts });
    });
    return () => {
      isWaiting = false;
    };
  }, [key]);
  // Who looks back may jump anywhere: there the old numbers would be wrong.
  if (time === 'always' && known?.key !== key) return null;
  // Until the next card is counted the old numbers stand: better than a gap.
  if (key === '' || shown === null || problemOf(shown, time) === null) return null;
  return known?.parts ?? null;
}

/** A chance is the same however much there is to win. */
const keyOf = (problem: FeltEquity): string =>
  JSON.stringify(problem, (name, value: unknown) => (name === 'amount' ? undefined : value));
