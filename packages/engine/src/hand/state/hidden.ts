/** What happens to the cards that are face down: who holds the deck folds them too. */

import type { Card } from '../../cards.js';
import { cardsAt, ownHidden, type Pen, playerAt } from './state.js';
import type { SeenCard } from './types.js';

const NONE: readonly never[] = [];

/** More cards of a player face down. */
export function hold(pen: Pen, i: number, cards: readonly SeenCard[]): void {
  const { cards: held } = ownHidden(pen);
  const before = held[i] ?? NONE;
  held[i] = before.length === 0 ? cards : [...before, ...cards];
}

/** Cards that a player throws in a draw. */
export function throwAway(pen: Pen, i: number, cards: readonly SeenCard[]): void {
  const hidden = ownHidden(pen);
  hidden.cards[i] = without(hidden.cards[i] ?? NONE, cards);
  hidden.thrown = pen.draft.players.map((_, k) => {
    const before = hidden.thrown[k] ?? NONE;
    return k === i ? [...before, cards] : before;
  });
}

/** Each of `cards` goes once: a card that nobody knows is one, not all of them, and may be any. */
export function without(
  before: readonly SeenCard[],
  cards: readonly SeenCard[],
): readonly SeenCard[] {
  const kept = before.slice();
  for (const card of cards) {
    const at = kept.lastIndexOf(card);
    const gone = at < 0 ? kept.lastIndexOf(null) : at;
    if (gone >= 0) kept.splice(gone, 1);
  }
  return kept;
}

/** What is face up goes face down to the muck with a hand that folds. */
export function turnDown(pen: Pen, i: number): void {
  if (playerAt(pen.draft, i).up.length > 0) ownHidden(pen).cards[i] = cardsAt(pen.draft, i);
}

/** The new stub, by the next of the spare decks (R160). */
export function restock(pen: Pen, cards: readonly SeenCard[]): void {
  const hidden = ownHidden(pen);
  hidden.deck = cards.filter((card) => card !== null);
  hidden.dealt = 0;
  hidden.spares = hidden.spares.slice(1);
}

/** Dealt cards leave the deck, from its top or from wherever they lay in it. */
export function take(pen: Pen, cards: readonly SeenCard[]): void {
  if (cards.length === 0) return;
  const { deck, dealt } = pen.draft.hidden;
  if (deck === null) return;
  const hidden = ownHidden(pen);
  for (let i = 0; i < cards.length; i++) {
    if (deck[dealt + i] !== cards[i]) {
      hidden.deck = deck.filter((card: Card, at) => at < dealt || !cards.includes(card));
      return;
    }
  }
  hidden.dealt = dealt + cards.length;
}
