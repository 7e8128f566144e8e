/** The result of a table, once it has one. */

import { ledgerOf, type RoomState } from '../room/index.js';
import type { NightResult, ResultRow } from './types.js';

/**
 * Null while it is played: a cash game until it is closed, a tournament until its places are final.
 * So a club tells nothing that the table itself would not tell yet.
 */
export function resultOf(state: RoomState, at: number): NightResult | null {
  const { table, closed, name, seq } = state;
  const { tournament, settings } = table;
  const isOver = closed || (tournament !== null && tournament.places !== null);
  if (!isOver) return null;
  const places = new Map(tournament?.places?.map(({ player, place }) => [player, place]));
  const rows = ledgerOf(state).lines.map(
    ({ player, name: called, buyIns, cashOuts, stack, adjusted }): ResultRow => ({
      ...{ person: player, name: called, place: places.get(player) ?? null },
      ...{ paid: buyIns, won: cashOuts + stack, adjusted },
    }),
  );
  return {
    ...{ seq, name, at, isTournament: tournament !== null, people: null },
    buyIn: settings.tournament?.buyIn ?? null,
    rows: rows.filter(
      ({ place, paid, won, adjusted }) =>
        place !== null || paid !== 0 || won !== 0 || adjusted !== 0,
    ),
  };
}
