/** Who beats whom, as tiers: best first, those who tie together. */

/**
 * Tiers from what hands are worth: higher is better, and 0 or less is no hand at all.
 *
 * @example
 * import { tiersByValue } from '@sidepot/engine';
 *
 * tiersByValue([['Ann', 50], ['Bob', 70], ['Cid', 50], ['Dee', 0]]); // → [['Bob'], ['Ann', 'Cid']]
 */
export function tiersByValue<Id>(
  values: readonly (readonly [Id, number])[],
): readonly (readonly Id[])[] {
  const tiers = new Map<number, Id[]>();
  for (const [id, value] of values) {
    if (value > 0) tiers.set(value, [...(tiers.get(value) ?? []), id]);
  }
  return [...tiers].sort(([a], [b]) => b - a).map(([, ids]) => ids);
}

/**
 * Tiers from who won which pot, the main pot first: who wins it is best of all; who wins the next is
 * best of those who reach it, and so on. Of the rest nothing is known but that they are worse.
 *
 * @example
 * import { tiersByWinners } from '@sidepot/engine';
 *
 * tiersByWinners([['Ann'], ['Bob', 'Cid'], ['Cid']], ['Ann', 'Dee']); // → [['Ann'], ['Bob', 'Cid'], ['Dee']]
 */
export function tiersByWinners<Id>(
  pots: readonly (readonly Id[])[],
  rest: readonly Id[],
): readonly (readonly Id[])[] {
  const placed = new Set<Id>();
  const tiers: Id[][] = [];
  for (const ids of [...pots, rest]) {
    const fresh = [...new Set(ids)].filter((id) => !placed.has(id));
    for (const id of fresh) placed.add(id);
    if (fresh.length > 0) tiers.push(fresh);
  }
  return tiers;
}
