/** What the settings say of every hand, whoever sits where. */

import type { Game } from '../games/game.js';
import { GAMES } from '../games/games.js';
import type { HandConfig } from '../hand/state/types.js';
import type { Level } from './prizes/levels.js';
import type { TableSettings } from './settings.js';

/** Blinds and ante of a hand. */
export type Stakes = Required<Pick<Level, 'smallBlind' | 'bigBlind' | 'ante'>>;

export const tableGame = (settings: TableSettings): Game => GAMES[settings.game];

export const hasBlinds = (settings: TableSettings): boolean =>
  tableGame(settings).forced === 'blinds';

/** What is posted in the next hand: a tournament has it by level. */
export function stakesAt(settings: TableSettings, level: number): Stakes {
  const { smallBlind, bigBlind, ante = 0 } = settings.tournament?.levels[level] ?? settings;
  return { smallBlind, bigBlind, ante };
}

export const handFields = (
  settings: TableSettings,
  { smallBlind, bigBlind, ante }: Stakes,
): Omit<HandConfig, 'players' | 'button'> => ({
  ...settings.rules,
  seatCount: settings.seatCount,
  game: settings.game,
  limit: settings.limit,
  ...(hasBlinds(settings) && { smallBlind, bigBlind }),
  ante,
  anteMode: ante === 0 ? 'none' : settings.anteMode,
  singleAnteOrder: settings.singleAnteOrder,
  mode: settings.mode,
  unit: settings.unit,
  rakeConfig: settings.rakeConfig,
  runs: settings.runs,
});
