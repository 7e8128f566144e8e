/** How many draws a board allows. */

import { type Card, rankOf, suitOf } from '@sidepot/engine';

/** From 0, dry, to 1: cards of one suit and neighbours. */
export function wetnessOf(board: readonly Card[]): number {
  if (board.length < 3) return 0.5;
  const suits = [0, 0, 0, 0];
  for (const card of board) suits[suitOf(card)] = (suits[suitOf(card)] ?? 0) + 1;
  const flush = Math.max(...suits) - 1;
  const ranks = [...new Set(board.map(rankOf))].sort((a, b) => a - b);
  const near = ranks.filter((rank, i) => i > 0 && rank - (ranks[i - 1] ?? 0) <= 2).length;
  return Math.min(1, 0.25 * flush + 0.25 * near);
}
