/** The games: one record for each. */

export { bestHand, type GameHand, type PlayingHand, playingHands } from './describe.js';
export { type Game, type Half, LIMITS, type Limit, type Street, type UpCards } from './game.js';
export {
  BOARD_GAMES,
  type BoardGame,
  deckOf,
  GAME_NAMES,
  GAMES,
  type GameName,
  hasLow,
} from './games.js';
export { evaluatorsOf, type GameEvaluators, type HandValue, type ValueOptions } from './values.js';
