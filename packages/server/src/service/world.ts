/** Time, chance and names of the real world; tests bring their own. */

import { randomBytes } from 'node:crypto';
import type { Rng } from '@sidepot/engine';
import type { Outage, World } from '../room/index.js';
import { secureRng } from '../shuffle.js';

/** 96 bits: nobody guesses a table's link. */
const ID_BYTES = 12;

export const newId = (): string => randomBytes(ID_BYTES).toString('base64url');

export interface WorldOptions {
  readonly rng?: Rng;
}

export const worlds =
  (
    now: () => number,
    outages: () => readonly Outage[],
    { rng = secureRng() }: WorldOptions,
  ): (() => World) =>
  () => ({ now: now(), outages: outages(), rng, newId, isAttended: true, unpaidUntil: null });
