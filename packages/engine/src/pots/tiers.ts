/** Who beats whom, as tiers: best first, those who tie together. */

import { throwing, unfit } from '../checks.js';
import { PokerError } from '../errors.js';

/**
 * Tiers from what hands are worth: higher is better, and 0 or less is no hand at all.
 *
 * @throws `PokerError`: `BAD_INPUT` for what is no list of pairs.
 *
 * @example
 * import { tiersByValue } from '@sidepot/engine';
 *
 * tiersByValue([['Ann', 50], ['Bob', 70], ['Cid', 50], ['Dee', 0]]); // → [['Bob'], ['Ann', 'Cid']]
 */
export const tiersByValue = <Id>(
  values: readonly (readonly [Id, number])[],
): readonly (readonly Id[])[] =>
  throwing(() => {
    const tiers = new Map<number, Id[]>();
    for (const pair of listed('values', values)) {
      const [id, value] = listed('values', pair) as unknown as readonly [Id, number];
      if (typeof value !== 'number') throw new PokerError(unfit('values', 'numbers', value));
      if (value > 0) tiers.set(value, [...(tiers.get(value) ?? []), id]);
    }
    return [...tiers].sort(([a], [b]) => b - a).map(([, ids]) => ids);
  });

/** By index, up to the first hole: a list may say that it is longer than it is. */
function listed<T>(field: string, value: readonly T[]): readonly T[] {
  let isList = Array.isArray(value);
  for (let i = 0; isList && i < value.length; i++) isList = value[i] !== undefined;
  if (!isList) throw new PokerError(unfit(field, 'list', value));
  return value;
}

/**
 * Tiers from who won which pot, the main pot first: who wins it is best of all; who wins the next is
 * best of those who reach it, and so on. Of the rest nothing is known but that they are worse.
 *
 * @throws `PokerError`: `BAD_INPUT` for what is no list.
 *
 * @example
 * import { tiersByWinners } from '@sidepot/engine';
 *
 * tiersByWinners([['Ann'], ['Bob', 'Cid'], ['Cid']], ['Ann', 'Dee']); // → [['Ann'], ['Bob', 'Cid'], ['Dee']]
 */
export const tiersByWinners = <Id>(
  pots: readonly (readonly Id[])[],
  rest: readonly Id[],
): readonly (readonly Id[])[] =>
  throwing(() => {
    const placed = new Set<Id>();
    const tiers: Id[][] = [];
    for (const ids of [...listed('pots', pots), listed('rest', rest)]) {
      const fresh = [...new Set(listed('pots', ids))].filter((id) => !placed.has(id));
      for (const id of fresh) placed.add(id);
      if (fresh.length > 0) tiers.push(fresh);
    }
    return tiers;
  });
