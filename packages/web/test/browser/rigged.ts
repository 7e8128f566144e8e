/**
 * The randomness of the server that the browser's tests start, so that a test can choose the cards.
 * It knows how the engine shuffles, and says the numbers that lead to the deck that is wanted.
 */

import { randomInt } from 'node:crypto';
import { type Card, deck, parseCards, type Rng } from '@sidepot/engine';

const words: number[] = [];

export const riggedRng: Rng = () => words.shift() ?? randomInt(2 ** 32);

/** What an earlier test wanted and nobody dealt is forgotten. */
export function unrig(): void {
  words.length = 0;
}

/** The next hand's deck begins with these. `button`: of a first hand, which of those who play. */
export function rig(cards: string, button: number | null = null): void {
  const first = parseCards(cards);
  const wanted: readonly Card[] = [...first, ...deck().filter((card) => !first.includes(card))];
  const order = [...deck()];
  // The server tries whether a first hand can be dealt before it deals it.
  if (button !== null) words.push(button, button);
  for (let i = order.length - 1; i > 0; i--) {
    const at = order.indexOf(wanted[i] as Card);
    words.push(at);
    [order[i], order[at]] = [order[at] as Card, order[i] as Card];
  }
}
