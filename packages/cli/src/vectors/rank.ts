/** Who beats whom, drawn: ties are frequent, since odd chips come from them. */

import { type BoardRanking, type Rng, randomBelow, shuffle } from '@sidepot/engine';
import { oneIn } from './deal.js';

export function rankBoards(
  ids: readonly string[],
  { hilo, boards }: { readonly hilo: boolean; readonly boards: number },
  rng: Rng,
): readonly BoardRanking[] {
  if (ids.length < 2) return [];
  return Array.from({ length: boards }, () => {
    const high = tiersOf(ids, rng);
    if (!hilo) return { high };
    // Now and then the same hands are best both ways (R86), or nobody has a low (R87).
    if (oneIn(rng, 6)) return { high, low: high };
    const lows = shuffle(ids, rng).slice(0, randomBelow(rng, ids.length + 1));
    return { high, low: tiersOf(lows, rng) };
  });
}

function tiersOf(ids: readonly string[], rng: Rng): readonly (readonly string[])[] {
  const tiers: string[][] = [];
  for (const id of shuffle(ids, rng)) {
    if (tiers.length > 0 && randomBelow(rng, 5) < 2) tiers.at(-1)?.push(id);
    else tiers.push([id]);
  }
  return tiers;
}
