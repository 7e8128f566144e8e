/** What equity needs to know of a game: its record, and how its boards are counted by ranks. */

import type { Half } from '../games/game.js';
import {
  type BoardGame,
  deckOf,
  GAME_NAMES,
  GAMES,
  type GameName,
  holeCardCount,
} from '../games/games.js';
import { halfValue, shortDeckRule, type TrustingValue } from '../games/values.js';
import { HOLDEM_RULES } from './by-ranks/holdem-exact.js';
import { OMAHA_RULES, OMAHA8_RULES } from './by-ranks/omaha-exact.js';
import type { RankClassRules } from './by-ranks/rank-class.js';
import { shortDeckRules } from './by-ranks/short-deck-exact.js';

/** The games that `equity` takes: all. */
export const EQUITY_GAMES: typeof GAME_NAMES = GAME_NAMES;

/** One of `EQUITY_GAMES`. */
export type EquityGame = GameName;

export interface EquityRules {
  readonly name: BoardGame;
  readonly holeCards: number;
  readonly deck: readonly number[];
  /** Above 0, higher is better. The board has five cards. */
  readonly high: TrustingValue;
  /** The same for the low half; 0 for none. */
  readonly low?: TrustingValue;
  /** Counts boards by ranks before the flop. */
  readonly rankClass: RankClassRules;
}

export function equityRules(name: BoardGame, tripsOverStraight: boolean): EquityRules {
  const game = GAMES[name];
  const [high, low] = game.halves;
  const rule = shortDeckRule(tripsOverStraight);
  return {
    name,
    holeCards: holeCardCount(game),
    deck: deckOf(name),
    high: halfValue(high, rule),
    ...(low !== undefined && { low: halfValue(low, rule) }),
    rankClass: high.by === 'short-deck' ? shortDeckRules(rule) : rankClassOf(high, low),
  };
}

const rankClassOf = ({ from }: Half, low: Half | undefined): RankClassRules => {
  if (from === 'any') return HOLDEM_RULES;
  return low === undefined ? OMAHA_RULES : OMAHA8_RULES;
};
