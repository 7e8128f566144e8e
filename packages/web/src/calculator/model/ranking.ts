/** Who has the best hand on a board, asked of the engine's evaluators: tiers, best first. */

import {
  type BoardRanking,
  type Card,
  evaluatorsOf,
  GAMES,
  type Half,
  type HandValue,
  hasLow,
  type PlayerId,
  tiersByValue,
} from '@sidepot/engine';
import type { CalculatorGame } from './link.js';

/** Cards in the middle at most: 5, none, or in stud the common one (R119). */
export function boardMost(game: CalculatorGame): number {
  const { streets, shortDeck } = GAMES[game];
  const dealt = streets.reduce((sum, { board }) => sum + board, 0);
  return dealt === 0 && shortDeck === 'common' ? 1 : dealt;
}

/** Does a board belong to every hand? Then it may be run several times. */
export const hasBoard = (game: CalculatorGame): boolean => boardMost(game) > 1;

/** Cards of a player beside so many in the middle: five- and six-card Omaha are ranked alike. */
export function holeCounts(game: CalculatorGame, onBoard: number): readonly [number, number] {
  if (game === 'omaha' || game === 'omaha8') return [4, 6];
  let count = 0;
  for (const { down, up, draw } of GAMES[game].streets) {
    count += down + up - (draw !== null && !draw.replace ? draw.min : 0);
  }
  const own = boardMost(game) === 1 ? count - onBoard : count;
  return [own, own];
}

export const gameHasLow = (game: CalculatorGame): boolean => hasLow(GAMES[game]);

/** What the two halves are called. */
export type RankedHalf = 'high' | 'low' | 'badugi' | 'inHand';

/** In Drawmaha the second half is that of the cards in hand (R145). */
export function halfNames(game: CalculatorGame): {
  readonly high: RankedHalf;
  readonly low: RankedHalf;
} {
  const [first, second = first] = GAMES[game].halves;
  const isInHand = second.from === 'own' && first.from !== 'own';
  const named = ({ name }: Half): RankedHalf => (name === 'in-hand' ? 'inHand' : name);
  return { high: named(first), low: isInHand ? 'inHand' : named(second) };
}

/** May nobody have the second half? */
export const isQualified = (game: CalculatorGame): boolean => GAMES[game].halves[1]?.by === 'eight';

/** Do odd chips go otherwise than to the first half, and by place? */
export function hasOddRules(game: CalculatorGame): boolean {
  const { oddChip, oddHalf } = GAMES[game];
  return oddChip === 'suit' || oddHalf === 'position';
}

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
  const [least, most] = holeCounts(game, boards[0]?.length ?? 0);
  return (
    hole.length >= least &&
    hole.length <= most &&
    boards.every((board) => !hasBoard(game) || board.length === boardMost(game))
  );
};
