/** How the cards of a player come in stud and draw games: street by street, face down and face up. */

import type { Game } from '../../games/game.js';
import { boardCards, GAME_NAMES, GAMES, holeCardCount } from '../../games/games.js';
import { deckSize } from '../../hand/state/config.js';

/** By card, in the order they come; new cards of a draw are beside it. */
export interface CardPlan {
  readonly streets: readonly number[];
  readonly isUp: readonly boolean[];
  /** Streets that begin with a draw. */
  readonly draws: readonly number[];
}

function planOf({ streets }: Game): CardPlan | null {
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

/** What a replay asks of the cards of every hand, counted once for each game. */
export interface Layout {
  /** Null where every hole card is dealt at once, and all of them stay: hold'em, Omaha. */
  readonly plan: CardPlan | null;
  readonly holeCards: number;
  readonly boardCards: number;
  /** So many can be dealt in. */
  readonly mostPlayers: number;
}

function layoutOf(game: Game): Layout {
  const { down = 2, up = 0 } = game.streets[0] ?? {};
  const board = boardCards(game);
  return {
    plan: planOf(game),
    holeCards: holeCardCount(game),
    boardCards: board,
    mostPlayers: Math.floor((deckSize(game) - board) / (down + up)),
  };
}

const LAYOUTS: ReadonlyMap<Game, Layout> = /* @__PURE__ */ (() =>
  new Map(GAME_NAMES.map((name) => [GAMES[name], layoutOf(GAMES[name])])))();

export const layoutFor = (game: Game): Layout => LAYOUTS.get(game) ?? layoutOf(game);

export const planFor = (game: Game): CardPlan | null => layoutFor(game).plan;
