/** All players of the wanted hands: counted, with names that are one person's put together. */

import {
  mergeStats,
  type ReportRow,
  report,
  type StatKey,
  type Stats,
  statsCounter,
} from '@sidepot/engine/stats';
import type { RecordShelf } from './player-hands.js';

/** A name → the one it belongs to. */
export type SameNames = Readonly<Record<string, string>>;

export const TABLE_STATS = [
  ...(['vpip', 'pfr', 'threeBet', 'cbetFlop', 'foldToCbetFlop'] as const),
  ...(['afq', 'wtsd', 'wsd', 'wwsf'] as const),
] as const satisfies readonly StatKey[];
export type TableStat = (typeof TABLE_STATS)[number];

export interface PlayerLine {
  readonly player: string;
  /** Other names of theirs. */
  readonly others: readonly string[];
  readonly hands: number;
  readonly settled: number;
  /** Units. */
  readonly net: number;
  readonly evNet: number;
  readonly bb100: number | null;
  readonly margin: number | null;
  readonly stats: Readonly<Record<TableStat, readonly [made: number, of: number]>>;
}

/** Hands between two looks at the clock. */
const FEW = 50;

/** Null: all hands. Yields how much is done, 0 to 1. */
export function* countStats(
  shelf: RecordShelf,
  numbers: ArrayLike<number> | null,
): Generator<number, Stats> {
  const counter = statsCounter({ keep: [] });
  const count = numbers?.length ?? shelf.size;
  for (let i = 0; i < count; i++) {
    if (i % FEW === 0) yield i / count;
    const number = numbers === null ? i + 1 : (numbers[i] ?? 0);
    const record = shelf.record(number);
    if (record !== null) counter.add({ record, key: String(number), order: number });
  }
  return counter.stats();
}

/** The counters of all names of a person under one. */
export function withSameNames(stats: Stats, same: SameNames): Stats {
  const owned = Object.keys(stats.players).filter((name) => Object.hasOwn(same, name));
  if (owned.length === 0) return stats;
  const none = { ...stats, hands: 0, refused: 0, biggest: [], players: {} };
  const without = Object.entries(stats.players).filter(([name]) => !owned.includes(name));
  return owned.reduce<Stats>(
    (sum, name) => {
      const counters = stats.players[name];
      const owner = same[name];
      if (counters === undefined || owner === undefined) return sum;
      return mergeStats(sum, { ...none, players: { [owner]: counters } });
    },
    { ...stats, players: Object.fromEntries(without) },
  );
}

export const namesOfPlayer = (player: string, same: SameNames): readonly string[] => [
  player,
  ...Object.keys(same).filter((name) => same[name] === player),
];

function tableStats({ stats }: ReportRow): PlayerLine['stats'] {
  const pairs = TABLE_STATS.map((key): [TableStat, readonly [number, number]] => {
    const { made, of } = stats[key];
    return [key, [made, of]];
  });
  return Object.fromEntries(pairs) as Record<TableStat, readonly [number, number]>;
}

export function playerLines(stats: Stats, same: SameNames): readonly PlayerLine[] {
  return report(stats).map((row) => ({
    player: row.player,
    others: namesOfPlayer(row.player, same).slice(1),
    hands: row.hands,
    settled: row.settled,
    net: row.net,
    evNet: row.evNet,
    bb100: row.bb100?.value ?? null,
    margin: row.bb100?.margin ?? null,
    stats: tableStats(row),
  }));
}

/** One player in all hands, and by position in the order of action. */
export interface PlayerReport {
  readonly all: ReportRow;
  readonly positions: readonly ReportRow[];
}

export function playerReport(stats: Stats, player: string): PlayerReport | null {
  const [all] = report(stats, { player });
  return all === undefined ? null : { all, positions: report(stats, { player, by: 'position' }) };
}
