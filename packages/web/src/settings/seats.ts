/** How many seats a table may have: as many as the deck of its game serves. */

import { GAMES, MAX_SEATS } from '@sidepot/engine';
import type { SettingsDraft } from './draft.js';

const OFFERED = [2, 4, 6, 8, 9, MAX_SEATS];

type Game = SettingsDraft['game'];

export const deckSeats = (game: Game): number => Math.min(MAX_SEATS, GAMES[game].seats);

/** The most that the deck serves is always among them. */
export function seatChoices(game: Game): readonly string[] {
  const most = deckSeats(game);
  return [...OFFERED.filter((seats) => seats < most), most].map(String);
}

/** What the host chose, or as many as the game allows: their choice comes back with another game. */
export const seatsIn = ({ game, seatCount }: Pick<SettingsDraft, 'game' | 'seatCount'>): string =>
  Number(seatCount) > deckSeats(game) ? String(deckSeats(game)) : seatCount;
