/** How the cards of a player come in stud and draw games: street by street, face down and face up. */

import type { Game } from '../../games/game.js';
import { GAME_NAMES, GAMES } from '../../games/games.js';

/** By card, in the order they come; new cards of a draw are beside it. */
export interface Plan {
  readonly streets: readonly number[];
  readonly isUp: readonly boolean[];
  /** Streets that begin with a draw. */
  readonly draws: readonly number[];
}

function planOf({ streets }: Game): Plan | null {
  const isAtOnce = streets.every(
    ({ down, up, draw }, s) => draw === null && up === 0 && (s === 0 || down === 0),
  );
  if (isAtOnce) return null;
  const cards = streets.flatMap(({ down, up }, street) =>
    Array.from({ length: down + up }, (_, k) => ({ street, isUp: k >= down })),
  );
  return {
    streets: cards.map(({ street }) => street),
    isUp: cards.map(({ isUp }) => isUp),
    draws: streets.flatMap(({ draw }, street) => (draw === null ? [] : [street])),
  };
}

const PLANS: ReadonlyMap<Game, Plan | null> = /* @__PURE__ */ (() =>
  new Map(GAME_NAMES.map((name) => [GAMES[name], planOf(GAMES[name])])))();

/** Null where every hole card is dealt at once, and all of them stay: hold'em, Omaha. */
export const planFor = (game: Game): Plan | null => PLANS.get(game) ?? null;
