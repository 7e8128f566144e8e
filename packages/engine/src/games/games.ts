/** All games by name. A new game is a record of its own and a line here. */

import { type Card, deck, shortDeck } from '../cards.js';
import { choiceProblem, isObject, throwing, unfit } from '../checks.js';
import { type Refusal, throwIf } from '../errors.js';
import type { Game } from './game.js';
import { holdem } from './holdem.js';
import { omaha4, omaha4Eight, omaha5, omaha5Eight, omaha6 } from './omaha.js';
import { shortDeckGame } from './short-deck.js';

/** The games that a hand can be played in: keys of `GAMES`. */
export const GAME_NAMES = [
  'holdem',
  'omaha',
  'omaha5',
  'omaha6',
  'omaha8',
  'omaha5-8',
  'short-deck',
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
});

/** Every game as data, by its name. */
export const GAMES: Readonly<Record<GameName, Game>> = /* @__PURE__ */ makeGames();

/** Cards that a player of the game holds in the end. */
export function holeCardCount({ streets }: Game): number {
  let count = 0;
  for (let i = 0; i < streets.length; i++) {
    const { down, up } = streets[i] as Game['streets'][number];
    count += down + up;
  }
  return count;
}

/**
 * Does a low half share the pot, if there is a low?
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

/** The game that a history means by a name; undefined if it is none of ours. */
export function gameWhere(is: (game: Game) => boolean): GameName | undefined {
  return GAME_NAMES.find((name) => is(GAMES[name]));
}
