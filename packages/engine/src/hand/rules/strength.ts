/** What the hands of a game are worth on a board: the evaluators, by name of the games' table. */

import type { Card } from '../../cards.js';
import { highCards, shortDeckHand } from '../../evaluator/describe.js';
import { evaluate5, evaluate7 } from '../../evaluator/holdem.js';
import { eightOrBetterValue } from '../../evaluator/lows.js';
import { omahaValue } from '../../evaluator/omaha.js';
import { omahaLowValue } from '../../evaluator/omaha-low.js';
import { type ShortDeckRule, shortDeckValue } from '../../evaluator/short-deck.js';
import { gameOf } from '../config.js';
import type { Rules, SeenCard } from '../types.js';

const ruleOf = (rules: Rules): ShortDeckRule =>
  rules.tripsOverStraight ? 'trips over straight' : 'straight over trips';

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
  const own = hole as readonly Card[];
  const shared = board as readonly Card[];
  switch (gameOf(rules).high) {
    case 'holdem':
      return evaluate7(
        own[0] as number,
        own[1] as number,
        shared[0] as number,
        shared[1] as number,
        shared[2] as number,
        shared[3] as number,
        shared[4] as number,
      );
    case 'omaha':
      return omahaValue(own, shared);
    case 'short-deck':
      return shortDeckValue([...own, ...shared], ruleOf(rules));
  }
}

/** The same for the low half, 0 for none; null if the game has no low. */
export function lowValue(
  rules: Rules,
  hole: readonly SeenCard[],
  board: readonly SeenCard[],
): number | null {
  if (gameOf(rules).low === null) return null;
  if (!isComplete(hole, board)) return 0;
  return omahaLowValue(hole as readonly Card[], board as readonly Card[]);
}

/** The five that play, in showing order; null if not all cards are known. */
export function playingCards(
  rules: Rules,
  half: 'high' | 'low',
  hole: readonly SeenCard[],
  board: readonly SeenCard[],
): readonly Card[] | null {
  if (!isComplete(hole, board) || !areKnown(hole) || !areKnown(board)) return null;
  if (half === 'low') return lowInOrder(bestLow(hole, board));
  const { high } = gameOf(rules);
  const value = highValue(rules, hole, board);
  if (high === 'short-deck') return shortDeckHand([...hole, ...board], value, ruleOf(rules)).cards;
  if (high === 'holdem') return highCards([...hole, ...board], value);
  return highCards(bestOf(hole, board, evaluateFive, value), value);
}

const evaluateFive = (five: readonly Card[]): number =>
  evaluate5(
    five[0] as number,
    five[1] as number,
    five[2] as number,
    five[3] as number,
    five[4] as number,
  );

const bestLow = (hole: readonly Card[], board: readonly Card[]): readonly Card[] =>
  bestOf(hole, board, eightOrBetterValue, omahaLowValue(hole, board));

/** Two of the hand and three of the board that are worth `value` (R99). */
function bestOf(
  hole: readonly Card[],
  board: readonly Card[],
  evaluate: (five: readonly Card[]) => number,
  value: number,
): readonly Card[] {
  for (let j = 1; j < hole.length; j++) {
    for (let i = 0; i < j; i++) {
      for (let c = 2; c < board.length; c++) {
        for (let b = 1; b < c; b++) {
          for (let a = 0; a < b; a++) {
            const five = [hole[i], hole[j], board[a], board[b], board[c]] as Card[];
            if (evaluate(five) === value) return five;
          }
        }
      }
    }
  }
  return [];
}

/** The highest first; an ace is the lowest. */
const lowInOrder = (five: readonly Card[]): readonly Card[] => {
  const height = (card: Card): number => ((card >> 2) + 1) % 13;
  return [...five].sort((a, b) => height(b) - height(a));
};
