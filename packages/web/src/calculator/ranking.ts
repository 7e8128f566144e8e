/** Who has the best hand on a board, asked of the engine's evaluators: tiers, best first. */

import {
  type BoardRanking,
  type Card,
  evaluate,
  evaluateOmaha,
  evaluateOmahaLow,
  type PlayerId,
} from '@sidepot/engine';
import type { CalculatorGame } from './link.js';

export const BOARD_CARDS = 5;
/** Hole cards, at least and at most: five- and six-card Omaha are ranked alike. */
export const HOLE_CARDS: Readonly<Record<CalculatorGame, readonly [number, number]>> = {
  holdem: [2, 2],
  omaha: [4, 6],
  omaha8: [4, 6],
};

export const gameHasLow = (game: CalculatorGame): boolean => game === 'omaha8';

export type Holdings<Id extends PlayerId> = readonly (readonly [Id, readonly Card[]])[];

/** Of hands and a board that are complete and have no card twice. */
export function rankHands<Id extends PlayerId>(
  game: CalculatorGame,
  holdings: Holdings<Id>,
  board: readonly Card[],
): BoardRanking<Id> {
  const worth = (value: (hole: readonly Card[]) => number) =>
    tiersOf(holdings.map(([id, hole]) => [id, value(hole)] as const));
  if (game === 'holdem') return { high: worth((hole) => evaluate([...hole, ...board])) };
  const high = worth((hole) => evaluateOmaha(hole, board));
  return game === 'omaha'
    ? { high }
    : { high, low: worth((hole) => evaluateOmahaLow(hole, board)) };
}

/** Highest value first, equal ones together; 0 is no hand at all. */
function tiersOf<Id>(values: readonly (readonly [Id, number])[]): readonly (readonly Id[])[] {
  const tiers = new Map<number, Id[]>();
  for (const [id, value] of values) {
    if (value > 0) tiers.set(value, [...(tiers.get(value) ?? []), id]);
  }
  return [...tiers].sort(([a], [b]) => b - a).map(([, ids]) => ids);
}

/** As many cards as the game and a full board have. */
export const isComplete = (
  game: CalculatorGame,
  hole: readonly Card[],
  boards: readonly (readonly Card[])[],
): boolean => {
  const [least, most] = HOLE_CARDS[game];
  return (
    hole.length >= least &&
    hole.length <= most &&
    boards.every((board) => board.length === BOARD_CARDS)
  );
};
