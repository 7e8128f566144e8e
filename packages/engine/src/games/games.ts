/** All games by name. A new game is a record of its own and a line here. */

import { type Card, deck, shortDeck } from '../cards.js';
import { choiceProblem, isObject, throwing, unfit } from '../checks.js';
import { type Refusal, throwIf } from '../errors.js';
import { aceSingle } from './a5sd.js';
import { badacey, badeucy, badugi } from './badugi.js';
import { courchevel, courchevelEight } from './courchevel.js';
import { aceTriple, deuceSingle, deuceTriple, fiveCardDraw } from './draw.js';
import { drawmaha, drawmahaDeuce } from './drawmaha.js';
import type { Game } from './game.js';
import { holdem } from './holdem.js';
import { omaha4, omaha4Eight, omaha5, omaha5Eight, omaha6 } from './omaha.js';
import { pineapple } from './pineapple.js';
import { razzDeuce } from './razz27.js';
import { razzdugi } from './razzdugi.js';
import { shortDeckGame } from './short-deck.js';
import { razz, stud, studEight } from './stud.js';
import { studHighLow } from './stud-hilo.js';
import { superStud } from './super-stud.js';

/** The games with hole cards, a flop, a turn and a river, and nothing else. */
export const BOARD_GAMES = [
  'holdem',
  'omaha',
  'omaha5',
  'omaha6',
  'omaha8',
  'omaha5-8',
  'short-deck',
] as const;

/** One of `BOARD_GAMES`. */
export type BoardGame = (typeof BOARD_GAMES)[number];

/** The games that a hand can be played in: keys of `GAMES`. */
export const GAME_NAMES = [
  'holdem',
  'omaha',
  'omaha5',
  'omaha6',
  'omaha8',
  'omaha5-8',
  'short-deck',
  'stud',
  'stud8',
  'razz',
  '27sd',
  '27td',
  'badugi',
  '5draw',
  'a5td',
  'badeucy',
  'badacey',
  'courchevel',
  'courchevel-8',
  'drawmaha',
  'drawmaha-27',
  'pineapple',
  'super-stud',
  'stud-hilo',
  'razz27',
  'razzdugi',
  'a5sd',
] as const;

/** One of `GAME_NAMES`. */
export type GameName = (typeof GAME_NAMES)[number];

const makeGames = (): Readonly<Record<GameName, Game>> => ({
  holdem: holdem(),
  omaha: omaha4(),
  omaha5: omaha5(),
  omaha6: omaha6(),
  omaha8: omaha4Eight(),
  'omaha5-8': omaha5Eight(),
  'short-deck': shortDeckGame(),
  stud: stud(),
  stud8: studEight(),
  razz: razz(),
  '27sd': deuceSingle(),
  '27td': deuceTriple(),
  badugi: badugi(),
  '5draw': fiveCardDraw(),
  a5td: aceTriple(),
  badeucy: badeucy(),
  badacey: badacey(),
  courchevel: courchevel(),
  'courchevel-8': courchevelEight(),
  drawmaha: drawmaha(),
  'drawmaha-27': drawmahaDeuce(),
  pineapple: pineapple(),
  'super-stud': superStud(),
  'stud-hilo': studHighLow(),
  razz27: razzDeuce(),
  razzdugi: razzdugi(),
  a5sd: aceSingle(),
});

/** Every game as data, by its name. */
export const GAMES: Readonly<Record<GameName, Game>> = /* @__PURE__ */ makeGames();

/** Cards that a player of the game holds in the end. */
export function holeCardCount({ streets }: Game): number {
  let count = 0;
  for (let i = 0; i < streets.length; i++) {
    const { down, up, draw } = streets[i] as Game['streets'][number];
    count += down + up;
    if (draw !== null && !draw.replace) count -= draw.min;
  }
  return count;
}

/** Cards that the board has in the end. */
export function boardCards({ streets }: Game): number {
  let cards = 0;
  for (let i = 0; i < streets.length; i++) cards += streets[i]?.board ?? 0;
  return cards;
}

/** R119: of so few cards that were never dealt, one in the middle plays for all who are still in. */
export const isCommonCard = (undealt: number, live: number): boolean => undealt < live + 2;

/**
 * Does a second half share the pot, such as a low, if there is one?
 *
 * @throws `PokerError`: `BAD_INPUT` for what is no game.
 *
 * @example
 * import { GAMES, hasLow } from '@sidepot/engine';
 *
 * hasLow(GAMES.omaha8); // → true
 */
export const hasLow = (game: Game): boolean =>
  throwing(() => {
    const isGame = isObject(game) && Array.isArray(game.halves);
    throwIf(isGame ? undefined : unfit('game', { wants: 'oneOf', choices: GAME_NAMES }, game));
    return isHighLow(game);
  });

/** The same of a record that is one. */
export const isHighLow = ({ halves }: Game): boolean => halves.length > 1;

/**
 * A fresh deck of a game, sorted: shuffle it before you deal.
 *
 * @throws `PokerError`: `BAD_INPUT` for a game that is none.
 *
 * @example
 * import { deckOf } from '@sidepot/engine';
 *
 * deckOf('short-deck').length; // → 36
 */
export const deckOf = (game: GameName): Card[] =>
  throwing(() => {
    throwIf(gameProblem(game));
    return GAMES[game].deck === 'short' ? shortDeck() : deck();
  });

/** It must be named: there is no usual game here. */
export const gameProblem = (game: unknown): Refusal | undefined =>
  choiceProblem('game', game ?? null, GAME_NAMES);

/** Is it one of them? */
export const isBoardGame = (game: GameName): game is BoardGame =>
  (BOARD_GAMES as readonly GameName[]).includes(game);
