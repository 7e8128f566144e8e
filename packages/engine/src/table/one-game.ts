/** A table of many games is at each hand a table of one: its settings in that game (R148, R153). */

import type { Game } from '../games/game.js';
import { GAMES } from '../games/games.js';
import type { Mix, MixGame } from './mix/mix.js';
import { type FullStakes, type GameStakes, reckonedStakes, writtenStakes } from './mix/stakes.js';
import type { TableSettings } from './settings.js';

/** Null where one game is played; settings that older versions stored say nothing of it. */
export const mixOf = ({ mix }: Pick<TableSettings, 'mix'>): Mix | null => mix ?? null;

/** Every game of the table, the one of a table without a mix included. */
export const gamesOf = (settings: TableSettings): readonly MixGame[] =>
  mixOf(settings)?.games ?? [{ game: settings.game, limit: settings.limit }];

/** Has any of its games blinds? */
export const hasAnyBlinds = (settings: TableSettings): boolean =>
  gamesOf(settings).some(({ game }) => GAMES[game].forced === 'blinds');

/** The settings in one of the games. Without a mix they are that already. */
export function settingsIn(settings: TableSettings, entry: number): TableSettings {
  const mix = mixOf(settings);
  const chosen = mix?.games[entry] ?? mix?.games[0];
  if (chosen === undefined) return settings;
  const { game: name, limit, stakes } = chosen;
  const game: Game = GAMES[name];
  const { unit, tournament, anteMode, rules, straddle } = settings;
  const at = (base: GameStakes, written: GameStakes | undefined): FullStakes =>
    written === undefined
      ? reckonedStakes(game, limit, base, unit)
      : writtenStakes(game, written, unit);
  // Its bets are the stakes', and the fixed-limit button never straddles (R43).
  const { smallBet: _small, bigBet: _big, ...others } = rules;
  const isFixed = limit === 'fixed-limit';
  const utg = straddle === 'both' ? 'utg' : 'none';
  return {
    ...settings,
    ...{ mix: null, game: name, limit, rules: others },
    ...(tournament === null && at(settings, stakes)),
    anteMode: game.forced === 'live-antes' ? 'none' : anteMode,
    buttonRule: settings.buttonRule,
    straddle: isFixed && (straddle === 'both' || straddle === 'button') ? utg : straddle,
    tournament: tournament && {
      ...tournament,
      levels: tournament.levels.map(({ games, ...level }) => ({
        ...level,
        ...at(level, games?.[entry]),
      })),
    },
  };
}
