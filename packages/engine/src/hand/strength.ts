/** What the hands of a game are worth on a board, as far as their cards are known. */

import { type Card, RANKS, rankOf } from '../cards.js';
import type { StructuredHand } from '../evaluator/describe.js';
import { textOf } from '../evaluator/hand-text.js';
import { lowCards, structuredHand } from '../games/describe.js';
import { halfValue, shortDeckRule } from '../games/values.js';
import { gameOf } from './config.js';
import type { Rules, SeenCard } from './types.js';

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

/** A low has no kickers: its words name all five cards. */
interface DescribedLow {
  readonly text: string;
  readonly cards: readonly Card[];
}

export type Described = StructuredHand | DescribedLow;

/** In words, with the kicker that decides between it and the rival. */
export function textAgainst(hand: Described, rival: Described | null): string {
  if (!('category' in hand)) return hand.text;
  return textOf(hand, rival !== null && 'category' in rival ? { against: rival } : {});
}

/** The winning five in words. */
export function describe(
  rules: Rules,
  half: 'high' | 'low',
  hole: readonly SeenCard[],
  board: readonly SeenCard[],
): Described | null {
  if (!isComplete(hole, board) || !areKnown(hole) || !areKnown(board)) return null;
  const [high, low = high] = gameOf(rules).halves;
  const rule = shortDeckRule(rules.tripsOverStraight);
  return half === 'low'
    ? describeLow(lowCards(low, rule, hole, board))
    : structuredHand(high, rule, hole, board);
}

/** "Low, 8-6-4-2-A". */
const describeLow = (cards: readonly Card[]): DescribedLow => ({
  text: `Low, ${cards.map((card) => RANKS[rankOf(card)]).join('-')}`,
  cards,
});
