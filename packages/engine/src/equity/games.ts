/** What equity needs to know of a game. */

import { deck, shortDeck } from '../cards.js';
import { evaluate7 } from '../evaluator/holdem.js';
import { omahaValue } from '../evaluator/omaha.js';
import { omahaLowValue } from '../evaluator/omaha-low.js';
import { shortDeckValue } from '../evaluator/short-deck.js';
import { HOLDEM_RULES } from './holdem-exact.js';
import { OMAHA_RULES, OMAHA8_RULES } from './omaha-exact.js';
import type { RankClassRules } from './rank-class.js';
import { SHORT_DECK_RULES } from './short-deck-exact.js';

export const EQUITY_GAMES = ['holdem', 'omaha', 'omaha5', 'omaha6', 'omaha8', 'shortdeck'] as const;

export type EquityGame = (typeof EQUITY_GAMES)[number];

type Value = (hole: readonly number[], board: readonly number[]) => number;

export interface Game {
  readonly name: EquityGame;
  readonly holeCards: number;
  readonly deck: readonly number[];
  /** Above 0, higher is better. The board has five cards. */
  readonly high: Value;
  /** The same for the low half; 0 for none. */
  readonly low?: Value;
  /** Counts boards by ranks before the flop; without it they are dealt one by one. */
  readonly rankClass?: RankClassRules;
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

const omaha = (name: EquityGame, holeCards: number): Game => ({
  name,
  holeCards,
  deck: deck(),
  high: omahaValue,
  rankClass: OMAHA_RULES,
});

export function gameOf(name: EquityGame): Game {
  switch (name) {
    case 'holdem':
      return { name, holeCards: 2, deck: deck(), high: holdem, rankClass: HOLDEM_RULES };
    case 'omaha':
      return omaha(name, 4);
    case 'omaha5':
      return omaha(name, 5);
    case 'omaha6':
      return omaha(name, 6);
    case 'omaha8':
      return { ...omaha(name, 4), low: omahaLowValue, rankClass: OMAHA8_RULES };
    case 'shortdeck':
      return {
        name,
        holeCards: 2,
        deck: shortDeck(),
        high: (hole, board) => shortDeckValue([...hole, ...board]),
        rankClass: SHORT_DECK_RULES,
      };
  }
}
