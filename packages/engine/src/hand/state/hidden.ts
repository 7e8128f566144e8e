/** What happens to the cards that are face down: who holds the deck folds them too. */

import type { Card } from '../../cards.js';
import { ownHidden, type Pen } from './state.js';
import type { SeenCard } from './types.js';

const NONE: readonly never[] = [];

/** Cards of a player face down, less those that they gave back. */
export function hold(
  pen: Pen,
  i: number,
  cards: readonly SeenCard[],
  discarded: readonly SeenCard[],
): void {
  const { cards: held } = ownHidden(pen);
  held[i] = holding(held[i] ?? NONE, cards, discarded);
}

/** The cards in a hand after a deal or a draw: some go, others come. */
export function holding(
  before: readonly SeenCard[],
  cards: readonly SeenCard[],
  discarded: readonly SeenCard[],
): readonly SeenCard[] {
  if (before.length === 0) return cards;
  const kept = discarded.length === 0 ? before : before.filter((card) => !discarded.includes(card));
  return [...kept, ...cards];
}

/** Dealt cards leave the deck, from its top or from wherever they lay in it. */
export function take(pen: Pen, cards: readonly SeenCard[]): void {
  const { deck, dealt } = pen.draft.hidden;
  if (deck === null || cards.length === 0) return;
  const hidden = ownHidden(pen);
  for (let i = 0; i < cards.length; i++) {
    if (deck[dealt + i] !== cards[i]) {
      hidden.deck = deck.filter((card: Card, at) => at < dealt || !cards.includes(card));
      return;
    }
  }
  hidden.dealt = dealt + cards.length;
}
