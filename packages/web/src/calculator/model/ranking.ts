/** Who has the best hand on a board, asked of the engine's evaluators: tiers, best first. */

import {
  type BoardRanking,
  type Card,
  evaluatorsOf,
  GAMES,
  type HandValue,
  hasLow,
  type PlayerId,
  tiersByValue,
} from '@sidepot/engine';
import type { CalculatorGame } from './link.js';

export const BOARD_CARDS = 5;
/** Hole cards, at least and at most: five- and six-card Omaha are ranked alike. */
export const HOLE_CARDS: Readonly<Record<CalculatorGame, readonly [number, number]>> = {
  holdem: [2, 2],
  omaha: [4, 6],
  omaha8: [4, 6],
};

export const gameHasLow = (game: CalculatorGame): boolean => hasLow(GAMES[game]);

export type Holdings<Id extends PlayerId> = readonly (readonly [Id, readonly Card[]])[];

/** Of hands and a board that are complete and have no card twice. */
export function rankHands<Id extends PlayerId>(
  game: CalculatorGame,
  holdings: Holdings<Id>,
  board: readonly Card[],
): BoardRanking<Id> {
  const { high, low } = evaluatorsOf(game);
  const by = (value: HandValue) =>
    tiersByValue(holdings.map(([id, hole]) => [id, value(hole, board)] as const));
  return { high: by(high), ...(low !== null && { low: by(low) }) };
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
