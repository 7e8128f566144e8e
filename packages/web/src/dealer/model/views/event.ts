/** The event that the table is part of: entries, pool, prizes, and the places of who is out. */

import { finalPlaces, type Place, prizes, sharePrizes } from '@sidepot/engine';
import { type DealerState, dealerState } from '../state/evolve.js';
import type { DealerSession } from '../state/session.js';

export interface EventMoney {
  readonly entries: number;
  readonly pool: number;
  /** First place first. */
  readonly prizes: readonly number[];
}

/** At this table; who was moved in is one of them. */
const entriesHere = ({ table }: DealerState): number =>
  table?.tournament?.entrants.reduce((sum, one) => sum + one.entries, 0) ?? 0;

/** Of the whole event: as somebody said, else all who were here and at other tables when it began. */
export function eventMoney({ setup, log }: DealerSession): EventMoney {
  const state = dealerState(log);
  const begun = state.table === null || setup.elsewhere > 0;
  const least = begun ? setup.seats.length + setup.elsewhere : 0;
  const entries = state.entries ?? setup.entries ?? Math.max(least, entriesHere(state));
  const pool = entries * setup.buyIn;
  return { entries, pool, prizes: prizes(pool, setup.payouts, entries) };
}

/** Those who are out here, best first, with players at other tables still in front of them. */
export function placesOut(session: DealerSession, state: DealerState): readonly Place[] {
  const { table, elsewhere } = state;
  if (table === null) return [];
  const here = finalPlaces(table);
  const { pool, entries } = eventMoney(session);
  if (elsewhere === 0 && entries === entriesHere(state)) return here;
  const left = table.tournament?.places ? 0 : table.seats.length;
  const sizes = [...new Set(here.map(({ place }) => place))].map(
    (place) => here.filter((one) => one.place === place).length,
  );
  const tiers = [...Array.from({ length: left + elsewhere }, () => 1), ...sizes];
  const shares = sharePrizes(pool, session.setup.payouts, tiers)
    .slice(left + elsewhere)
    .flat();
  return here.map((one, i) => ({
    ...one,
    place: one.place + elsewhere,
    prize: shares[i] ?? 0,
  }));
}
