/** How many seats a table may have: as many as the deck of its game serves. */

import { MAX_SEATS } from '@sidepot/engine';
import { gamesIn, seatsOfGames } from './mix.js';

const OFFERED = [2, 4, 6, 8, 9, MAX_SEATS];

type Games = Parameters<typeof gamesIn>[0];

export const deckSeats = (draft: Games): number => seatsOfGames(gamesIn(draft));

/** The most that the deck serves is always among them. */
export function seatChoices(draft: Games): readonly string[] {
  const most = deckSeats(draft);
  return [...OFFERED.filter((seats) => seats < most), most].map(String);
}

/** What the host chose, or as many as the game allows: their choice comes back with another game. */
export const seatsIn = (draft: Games & { readonly seatCount: string }): string =>
  Number(draft.seatCount) > deckSeats(draft) ? String(deckSeats(draft)) : draft.seatCount;
