/** What equity needs to know of a game: taken from the games that the hand engine plays. */

import { deck, shortDeck } from '../cards.js';
import { evaluate7 } from '../evaluator/holdem.js';
import { omahaValue } from '../evaluator/omaha.js';
import { omahaLowValue } from '../evaluator/omaha-low.js';
import { shortDeckValue } from '../evaluator/short-deck.js';
import { GAME_NAMES, GAMES, type GameName } from '../hand/games.js';
import { HOLDEM_RULES } from './holdem-exact.js';
import { OMAHA_RULES, OMAHA8_RULES } from './omaha-exact.js';
import type { RankClassRules } from './rank-class.js';
import { shortDeckRules } from './short-deck-exact.js';

/** The games that `equity` takes: all that hands are played in. */
export const EQUITY_GAMES: typeof GAME_NAMES = GAME_NAMES;

/** One of `EQUITY_GAMES`. */
export type EquityGame = GameName;

type Value = (hole: readonly number[], board: readonly number[]) => number;

export interface Game {
  readonly name: EquityGame;
  readonly holeCards: number;
  readonly deck: readonly number[];
  /** Above 0, higher is better. The board has five cards. */
  readonly high: Value;
  /** The same for the low half; 0 for none. */
  readonly low?: Value;
  /** Counts boards by ranks before the flop. */
  readonly rankClass: RankClassRules;
}

const holdem: Value = (hole, board) =>
  evaluate7(
    hole[0] as number,
    hole[1] as number,
    board[0] as number,
    board[1] as number,
    board[2] as number,
    board[3] as number,
    board[4] as number,
  );

export function gameOf(name: EquityGame, tripsOverStraight: boolean): Game {
  const { deck: cards, streets, high, low } = GAMES[name];
  const holeCards = streets.reduce((sum, { down, up }) => sum + down + up, 0);
  const game = { name, holeCards, deck: cards === 'short' ? shortDeck() : deck() };
  switch (high) {
    case 'holdem':
      return { ...game, high: holdem, rankClass: HOLDEM_RULES };
    case 'omaha':
      return low === null
        ? { ...game, high: omahaValue, rankClass: OMAHA_RULES }
        : { ...game, high: omahaValue, low: omahaLowValue, rankClass: OMAHA8_RULES };
    case 'short-deck': {
      const rule = tripsOverStraight ? 'trips over straight' : 'straight over trips';
      return {
        ...game,
        high: (hole, board) => shortDeckValue([...hole, ...board], rule),
        rankClass: shortDeckRules(rule),
      };
    }
  }
}
