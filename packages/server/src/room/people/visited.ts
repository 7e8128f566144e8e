/** When people were last seen, and from where they came. */

import type { Visit } from '../state/types.js';

/** Last seen is last in the list. Bots, who never came, are not put in. */
export function visited(
  visits: readonly Visit[],
  player: string,
  at: number,
  from?: string | null,
): readonly Visit[] {
  const known = visits.find((visit) => visit.player === player);
  if (known === undefined && from === undefined) return visits;
  const others = visits.filter((visit) => visit !== known);
  return others.concat({ player, at, from: from ?? known?.from ?? null });
}
