/** What the settings of one game say of every hand, whoever sits where. */

import type { Game } from '../games/game.js';
import { GAMES } from '../games/games.js';
import type { HandConfig } from '../hand/state/types.js';
import { type GameStakes, studStakes } from './mix/stakes.js';
import type { TableSettings } from './settings.js';

/** Blinds and ante of a hand; in stud the bring-in, and the big blind is the small bet. */
export type Stakes = Required<Omit<GameStakes, 'bringIn'>> & Pick<GameStakes, 'bringIn'>;

export const tableGame = (settings: TableSettings): Game => GAMES[settings.game];

export const hasBlinds = (settings: TableSettings): boolean =>
  tableGame(settings).forced === 'blinds';

/** Antes, a bring-in and no button (R105). */
export const isStud = (settings: TableSettings): boolean =>
  tableGame(settings).forced === 'bring-in';

/** What is posted in the next hand: a tournament has it by level. */
export function stakesAt(settings: TableSettings, level: number): Stakes {
  const stakes: GameStakes = settings.tournament?.levels[level] ?? settings;
  if (isStud(settings)) return studStakes(stakes, settings.unit);
  const { smallBlind = 0, bigBlind, ante = 0 } = stakes;
  return { smallBlind, bigBlind, ante };
}

export const handFields = (
  settings: TableSettings,
  stakes: Stakes,
): Omit<HandConfig, 'players' | 'button'> => ({
  ...settings.rules,
  seatCount: settings.seatCount,
  game: settings.game,
  limit: settings.limit,
  ...forcedBets(settings, stakes),
  singleAnteOrder: settings.singleAnteOrder,
  mode: settings.mode,
  unit: settings.unit,
  rakeConfig: settings.rakeConfig,
  runs: settings.runs,
});

function forcedBets(
  settings: TableSettings,
  { smallBlind, bigBlind, ante, bringIn = 0 }: Stakes,
): Pick<
  HandConfig,
  'smallBlind' | 'bigBlind' | 'ante' | 'anteMode' | 'bringIn' | 'smallBet' | 'bigBet'
> {
  if (isStud(settings)) {
    const { smallBet = bigBlind, bigBet = 2 * smallBet } = settings.rules;
    return { ante, anteMode: 'perPlayer', bringIn, smallBet, bigBet };
  }
  return {
    ...(hasBlinds(settings) && { smallBlind, bigBlind }),
    ante,
    anteMode: ante === 0 ? 'none' : settings.anteMode,
  };
}
