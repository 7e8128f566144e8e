/** What the hands of a game are worth on a board, as far as their cards are known. */

import type { Card } from '../../cards.js';
import { lowCards, playingFive } from '../../games/describe.js';
import { halfValue, shortDeckRule } from '../../games/values.js';
import { gameOf } from '../state/config.js';
import type { Rules, SeenCard } from '../state/types.js';

const areKnown = (cards: readonly SeenCard[]): cards is readonly Card[] => !cards.includes(null);

/** As many as make a hand: evaluators trust their cards, and a missing one would spoil their code. */
const isComplete = (hole: readonly SeenCard[], board: readonly SeenCard[]): boolean =>
  hole.length > 1 && board.length > 4 && areKnown(hole) && areKnown(board);

/** Above 0, higher is better; 0 if not all cards are known. */
export function highValue(
  rules: Rules,
  hole: readonly SeenCard[],
  board: readonly SeenCard[],
): number {
  if (!isComplete(hole, board)) return 0;
  const value = halfValue(gameOf(rules).halves[0], shortDeckRule(rules.tripsOverStraight));
  return value(hole as readonly Card[], board as readonly Card[]);
}

/** The same for the low half, 0 for none; null if the game has no low. */
export function lowValue(
  rules: Rules,
  hole: readonly SeenCard[],
  board: readonly SeenCard[],
): number | null {
  const half = gameOf(rules).halves[1];
  if (half === undefined) return null;
  if (!isComplete(hole, board)) return 0;
  const value = halfValue(half, shortDeckRule(rules.tripsOverStraight));
  return value(hole as readonly Card[], board as readonly Card[]);
}

/** The five that play, in showing order; null if not all cards are known. */
export function playingCards(
  rules: Rules,
  half: 'high' | 'low',
  hole: readonly SeenCard[],
  board: readonly SeenCard[],
): readonly Card[] | null {
  if (!isComplete(hole, board) || !areKnown(hole) || !areKnown(board)) return null;
  const [high, low = high] = gameOf(rules).halves;
  const rule = shortDeckRule(rules.tripsOverStraight);
  return half === 'low' ? lowCards(low, rule, hole, board) : playingFive(high, rule, hole, board);
}
