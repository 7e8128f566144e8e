/** How the cards of a seat lie side by side: in stud first those face down, then those face up. */

import type { Card } from '@sidepot/engine';
import type { FeltSeat } from './view.js';

export interface LaidCard {
  readonly card: Card | null;
  /** Dealt face down in a game with cards face up: whoever knows it sees that others may not. */
  readonly isDown: boolean;
  /** The same as long as it is the same card: a hidden one is its place in the hand. */
  readonly key: string;
}

export function layCards({ cards = [], up = [] }: FeltSeat): readonly LaidCard[] {
  return [
    ...cards.map((card, i) => ({ card, isDown: up.length > 0, key: `down ${i}` })),
    ...up.map((card, i) => ({ card, isDown: false, key: `up ${i}` })),
  ];
}
