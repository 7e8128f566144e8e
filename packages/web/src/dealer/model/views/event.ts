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

/** Of the whole event, if somebody said how many entered; else of this table. */
export function eventMoney({ setup, log }: DealerSession): EventMoney {
  const { table } = dealerState(log);
  const here = table?.tournament?.entrants.reduce((sum, one) => sum + one.entries, 0);
  const entries = setup.entries ?? here ?? setup.seats.length;
  const pool = entries * setup.buyIn;
  return { entries, pool, prizes: prizes(pool, setup.payouts, entries) };
}

/** Those who are out here, best first, with players at other tables still in front of them. */
export function placesOut(session: DealerSession, state: DealerState): readonly Place[] {
  const { table, elsewhere } = state;
  if (table === null) return [];
  const here = finalPlaces(table);
  if (elsewhere === 0 && session.setup.entries === null) return here;
  const left = table.tournament?.places ? 0 : table.seats.length;
  const sizes = [...new Set(here.map(({ place }) => place))].map(
    (place) => here.filter((one) => one.place === place).length,
  );
  const { pool } = eventMoney(session);
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
