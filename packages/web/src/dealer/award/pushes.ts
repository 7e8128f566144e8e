/** An amount in chips of the set, by colour. */

import { breakIntoChips, type PotSources, potSources } from '@sidepot/engine';
import type { DealerChip, DealerSession } from '../model/index.js';
import { shownHand } from './shown.js';

export interface Pile {
  readonly chip: DealerChip;
  readonly count: number;
}

export interface Piles {
  readonly piles: readonly Pile[];
  /** What no chip of the set makes. */
  readonly rest: number;
}

export function pilesOf(amount: number, chips: readonly DealerChip[]): Piles {
  const broken = breakIntoChips(
    amount,
    chips.map(({ value }) => value),
  );
  return {
    rest: broken.rest,
    piles: broken.chips.flatMap(({ value, count }) => {
      const chip = chips.find((one) => one.value === value);
      return chip === undefined ? [] : [{ chip, count }];
    }),
  };
}

/** By pot: from which stacks it comes. */
export function sourcesOf(session: DealerSession): readonly PotSources[] {
  const shown = shownHand(session);
  return shown === null ? [] : potSources(shown.hand);
}
