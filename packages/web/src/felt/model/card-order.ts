/** How cards lie in a hand: as dealt, by rank or by suit. Only for the eye; the hand stays the same. */

import { type Card, rankOf, suitOf } from '@sidepot/engine';

export type CardOrder = 'dealt' | 'rank' | 'suit';

/** High cards first; a suit of which there are more comes before the others. */
export function laidInOrder<C extends Card | null>(
  cards: readonly C[],
  order: CardOrder,
): readonly C[] {
  const known = cards.filter((card) => card !== null);
  // What lies face down has no order.
  if (order === 'dealt' || known.length < cards.length) return cards;
  const countOf = (suit: number): number => known.filter((card) => suitOf(card) === suit).length;
  const bySuit = (a: Card, b: Card): number => {
    const [first, second] = [suitOf(a), suitOf(b)];
    return countOf(second) - countOf(first) || second - first;
  };
  const byRank = (a: Card, b: Card): number => rankOf(b) - rankOf(a);
  return [...known].sort((a, b) =>
    order === 'rank' ? byRank(a, b) || bySuit(a, b) : bySuit(a, b) || byRank(a, b),
  );
}
