/** Time, chance and names of the real world; tests bring their own. */

import { randomBytes } from 'node:crypto';
import type { Rng } from '@sidepot/engine';
import type { World } from '../room/index.js';
import { secureRng } from '../shuffle.js';

/** 96 bits: nobody guesses a table's link. */
const ID_BYTES = 12;

export const newId = (): string => randomBytes(ID_BYTES).toString('base64url');

export interface WorldOptions {
  readonly now?: () => number;
  readonly rng?: Rng;
}

export function worlds({ now = Date.now, rng = secureRng() }: WorldOptions = {}): () => World {
  return () => ({ now: now(), rng, newId, isAttended: true, isPaidFor: true });
}
