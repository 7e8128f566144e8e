/** Which games a setting is about, by their records. */

import { GAME_NAMES, GAMES, type Game, type GameName } from '@sidepot/engine';

/** A name for the list, so that the types of the rows do not spell out every game. */
export interface GamesWith extends ReadonlyArray<GameName> {}

const gamesWhere = (is: (game: Game) => boolean): GamesWith =>
  GAME_NAMES.filter((name) => is(GAMES[name]));

/** Somebody posts a blind. */
export const BLIND_GAMES: GamesWith = /* @__PURE__ */ gamesWhere(
  ({ forced }) => forced === 'blinds',
);

/** Antes and a bring-in (R105). */
export const STUD_GAMES: GamesWith = /* @__PURE__ */ gamesWhere(
  ({ forced }) => forced === 'bring-in',
);

/** The big blind counts: as a blind, or as the small bet of stud. */
export const BET_GAMES: GamesWith = /* @__PURE__ */ gamesWhere(
  ({ forced }) => forced !== 'live-antes',
);

/** Stud high alone may double its bets on an open pair (R116). */
export const OPEN_PAIR_GAMES: GamesWith = /* @__PURE__ */ gamesWhere(
  ({ upCards, halves }) => upCards?.opens === 'highest' && halves.length === 1,
);

/** Those who are all-in may agree on several boards: in stud and draw games nobody is asked (R156). */
export const RUN_GAMES: GamesWith = /* @__PURE__ */ gamesWhere(
  ({ upCards, streets }) => upCards === null && streets.every(({ draw }) => draw === null),
);
