/** Open Hand History has one type for many games: all draws are Draw, all Omahas Omaha (R165). */

import { GAME_NAMES, GAMES, type GameName, holeCardCount } from '../../games/games.js';
import { planFor } from '../history/plan.js';

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');

const BY_TYPE: ReadonlyMap<string, readonly GameName[]> = /* @__PURE__ */ (() => {
  const found = new Map<string, GameName[]>();
  for (const name of GAME_NAMES) {
    const type = lettersOf(GAMES[name].codes.ohh);
    found.set(type, [...(found.get(type) ?? []), name]);
  }
  return found;
})();
const NONE: readonly GameName[] = [];

/** The games that a type may mean, with the fewest cards first. */
export const gamesOfType = (type: string): readonly GameName[] =>
  BY_TYPE.get(lettersOf(type)) ?? NONE;

/** Do type and number of hole cards leave open which game it is? */
export function isOpenType(game: GameName): boolean {
  const cards = holeCardCount(GAMES[game]);
  const alike = gamesOfType(GAMES[game].codes.ohh).filter(
    (name) => holeCardCount(GAMES[name]) === cards,
  );
  return alike[0] !== game || (alike.length > 1 && hasDraw(game));
}

const hasDraw = (game: GameName): boolean => GAMES[game].streets.some(({ draw }) => draw !== null);

/** The game of a type, if nothing but the cards says which; undefined if that is not enough. */
export function gameOfType(type: string, mostCards: number): GameName | undefined {
  const games = gamesOfType(type).filter((name) => !isOpenType(name));
  const inStreets = games.find((name) => planFor(GAMES[name]) !== null);
  if (inStreets !== undefined) return inStreets;
  return mostCards > 4 ? games.find((name) => holeCardCount(GAMES[name]) === mostCards) : games[0];
}
