/** How many can be dealt in (R104). */

import { type Refusal, reject } from '../errors.js';

/** As many as the largest game can be dealt to: hold'em with three burns. */
export const MAX_PLAYERS = 22;

export function crowdProblem(count: number): Refusal | undefined {
  if (count < 2) return reject('TOO_FEW_PLAYERS', { count });
  return count > MAX_PLAYERS ? reject('TOO_MANY_PLAYERS', { count, max: MAX_PLAYERS }) : undefined;
}
