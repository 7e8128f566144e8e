/** Time, chance and names of the real world; tests bring their own. */

import type { Rng } from '@sidepot/engine';
import { newId } from '../../new-id.js';
import type { Outage, World } from '../../room/index.js';
import { secureRng } from '../../shuffle.js';

export interface WorldOptions {
  readonly rng?: Rng;
}

export const worlds =
  (
    now: () => number,
    outages: () => readonly Outage[],
    { rng = secureRng() }: WorldOptions,
  ): (() => World) =>
  () => ({
    now: now(),
    outages: outages(),
    rng,
    newId: () => newId(),
    isAttended: true,
    unpaidUntil: null,
  });
