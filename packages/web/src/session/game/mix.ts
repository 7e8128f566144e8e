/** A mix: which game is played now, and which comes next (R148–R154). */

import { GAMES, type GameName, type Limit } from '@sidepot/engine';
import { words } from '@sidepot/i18n/page';
import type { TableView } from '@sidepot/protocol';
import type { FeltGame } from '../../felt/model/view.js';

interface Entry {
  readonly game: GameName;
  readonly limit?: Limit;
}

/** With its limit, where the mix has the game twice. */
function nameOf(entry: Entry, games: readonly Entry[]): string {
  const { top } = words.table;
  const name = top.games[entry.game];
  const isTwice = games.filter(({ game }) => game === entry.game).length > 1;
  const limit = entry.limit ?? GAMES[entry.game].limits[0];
  return isTwice && limit !== undefined ? `${top.limitSigns[limit]} ${name}` : name;
}

/** Null where it is always the same game, and one with a board. */
export function gameShown(view: TableView): FeltGame | null {
  const { game } = view.hand?.view.rules ?? view.settings.poker;
  const hasBoard = GAMES[game].streets.some(({ board }) => board > 0);
  return gameNow(view) ?? (hasBoard ? null : { now: words.table.top.games[game], next: null });
}

/** Null where it is always the same game. */
export function gameNow({ info, settings }: TableView): FeltGame | null {
  const { mix } = settings.poker;
  if (mix === null || mix === undefined || info.mix === undefined) return null;
  const { games, choice = false } = mix;
  const { entry, chosen } = info.mix;
  const now = games[entry];
  if (now === undefined) return null;
  const next = choice ? games[chosen ?? -1] : games[(entry + 1) % games.length];
  return {
    now: nameOf(now, games),
    next: next === undefined || next === now ? null : nameOf(next, games),
  };
}

/** Every game of the table's mix; none where it is always the same game. */
export const gamesOfMix = ({ settings }: TableView): readonly string[] => {
  const games = settings.poker.mix?.games ?? [];
  return games.map((entry) => nameOf(entry, games));
};

/** A game of the list; null if there is none at that place. */
export const gameNamed = (view: TableView, entry: number): string | null =>
  gamesOfMix(view)[entry] ?? null;

/** Of the games that I may name now; null: it is not mine to name one. */
export function gamesToName(view: TableView): readonly string[] | null {
  const { mix } = view.info;
  if (mix === undefined || view.you.seat === null) return null;
  if (mix.chooser !== view.you.seat || mix.chosen !== null) return null;
  return gamesOfMix(view);
}
