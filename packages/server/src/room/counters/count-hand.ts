/**
 * What is counted of a hand when it is over: from what the rail saw of it, so that no number tells a
 * card that was not shown. A hand that cannot be counted leaves the counters as they were: a table
 * never stops for its statistics.
 */

import { type HandEvent, viewEvent } from '@sidepot/engine';
import { type StatRows, type StatsHand, statsOf } from '@sidepot/engine/stats';
import type { PlayerRows, TableCounters } from '../state/types.js';

export const NOTHING_COUNTED: TableCounters = { hands: 0, players: [] };

/** More people than this are not remembered: who played longest ago is forgotten. */
export const MOST_COUNTED = 40;

/** Results adjusted for all-ins take long, and only a report needs them. */
const OPTIONS = { keep: [], ev: false } as const;

/** Every hand of a tournament has another big blind: there it is not told apart. */
const withoutStake = (group: string): string => group.replace(/^([^|]*)\|[^|]*/, '$1|0');

export function countHand(
  before: TableCounters,
  log: readonly HandEvent[],
  mode: 'cash' | 'tournament',
): TableCounters {
  const counted = rowsOfHand(log);
  if (counted === null) return before;
  const others = before.players.filter(({ player }) => counted[player] === undefined);
  const dealt = Object.entries(counted).map(([player, { rows }]): PlayerRows => {
    const known = before.players.find((one) => one.player === player)?.rows ?? {};
    return { player, rows: addedRows(known, rows, mode) };
  });
  const room = Math.max(0, MOST_COUNTED - dealt.length);
  return {
    hands: before.hands + 1,
    players: [...others.slice(Math.max(0, others.length - room)), ...dealt],
  };
}

/** Null: it was voided, or sums are beyond what is exact. */
function rowsOfHand(
  log: readonly HandEvent[],
): Readonly<Record<string, { readonly rows: StatRows }>> | null {
  try {
    const events: StatsHand = { events: log.map((event) => viewEvent(event, 'rail')) };
    const { hands, players } = statsOf([events], OPTIONS);
    return hands === 0 ? null : players;
  } catch {
    return null;
  }
}

function addedRows(known: StatRows, more: StatRows, mode: 'cash' | 'tournament'): StatRows {
  const sums: Record<string, readonly number[]> = { ...known };
  for (const [group, row] of Object.entries(more)) {
    const key = mode === 'cash' ? group : withoutStake(group);
    const old = sums[key];
    const sum = old === undefined ? row : old.map((value, slot) => value + (row[slot] as number));
    // Beyond 2^53 − 1 a sum is not exact: what was there stays (R2).
    if (sum.every(Number.isSafeInteger)) sums[key] = sum;
  }
  return sums;
}
