/** A mix: which game is played now, and which comes next (R148–R154). */

import { GAMES, type GameName, type Limit } from '@sidepot/engine';
import { words } from '@sidepot/i18n/page';
import type { TableView } from '@sidepot/protocol';
import type { FeltGame } from '../../felt/model/view.js';

interface Entry {
  readonly game: GameName;
  readonly limit?: Limit;
}

const limitOf = ({ game, limit }: Entry): Limit | undefined => limit ?? GAMES[game].limits[0];

/** With its limit, where the mix has the game twice. */
function nameOf(entry: Entry, games: readonly Entry[]): string {
  const { top } = words.table;
  const name = top.games[entry.game];
  const isTwice = games.filter(({ game }) => game === entry.game).length > 1;
  const limit = limitOf(entry);
  return isTwice && limit !== undefined ? `${top.limitSigns[limit]} ${name}` : name;
}

/** Null where it is always the same game, and one with a board. */
export function gameShown(view: TableView): FeltGame | null {
  const { game } = view.hand?.view.rules ?? view.settings.poker;
  const hasBoard = GAMES[game].streets.some(({ board }) => board > 0);
  return gameNow(view) ?? (hasBoard ? null : { now: words.table.top.games[game], next: null });
}

/**
 * Null where it is always the same game. The table turns to the next one when a hand is over, but as
 * long as that hand lies there its game is the one now.
 */
export function gameNow({ info, settings, hand }: TableView): FeltGame | null {
  const { mix } = settings.poker;
  if (mix === null || mix === undefined || info.mix === undefined) return null;
  const { games, choice = false } = mix;
  const { entry, chosen } = info.mix;
  const now = games[entry];
  if (now === undefined) return null;
  const lying = gameOf(hand, games);
  if (lying !== undefined && nameOf(lying, games) !== nameOf(now, games)) {
    return { now: nameOf(lying, games), next: nameOf(now, games) };
  }
  const next = choice ? games[chosen ?? -1] : games[(entry + 1) % games.length];
  return {
    now: nameOf(now, games),
    next: next === undefined || next === now ? null : nameOf(next, games),
  };
}

/** The game of a hand among those of a mix. */
function gameOf(hand: TableView['hand'], games: readonly Entry[]): Entry | undefined {
  const rules = hand?.view.rules;
  return games.find((entry) => entry.game === rules?.game && limitOf(entry) === rules.limit);
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
