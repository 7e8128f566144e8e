/** What a hand is worth on a full board, in every game. */

import {
  type Card,
  evaluate7,
  evaluateOmaha,
  evaluateOmahaLow,
  evaluateShortDeck,
  GAMES,
  type Rules,
} from '@sidepot/engine';

type Value = (hole: readonly Card[], board: readonly Card[]) => number;

export interface Values {
  /** Higher is better. */
  readonly high: Value;
  /** The same, 0 for no low; null if the game has none. */
  readonly low: Value | null;
}

const holdem: Value = (hole, board) =>
  evaluate7(
    hole[0] as Card,
    hole[1] as Card,
    board[0] as Card,
    board[1] as Card,
    board[2] as Card,
    board[3] as Card,
    board[4] as Card,
  );
const straightOverTrips: Value = (hole, board) => evaluateShortDeck([...hole, ...board]);
const tripsOverStraight: Value = (hole, board) =>
  evaluateShortDeck([...hole, ...board], 'trips over straight');

export function valuesOf({ game, tripsOverStraight: isTrips }: Rules): Values {
  const { high, low } = GAMES[game];
  const ofLow = low === null ? null : evaluateOmahaLow;
  switch (high) {
    case 'holdem':
      return { high: holdem, low: ofLow };
    case 'omaha':
      return { high: evaluateOmaha, low: ofLow };
    case 'short-deck':
      return { high: isTrips ? tripsOverStraight : straightOverTrips, low: ofLow };
  }
}
