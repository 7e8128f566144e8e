/** Counters as one object of JSON: whole numbers of units, each statistic as [made, opportunities]. */

import { type ReportRow, report, STATS, type Stats } from '@sidepot/engine/stats';
import type { StatsBy } from './modes.js';

export function statsJson(
  stats: Stats,
  player: string | undefined,
  by: StatsBy | undefined,
): string {
  const asked = player === undefined ? {} : { player };
  const places = byPlayer(report(stats, { ...asked, by: 'position' }));
  const groups = by === undefined || by === 'position' ? null : report(stats, { ...asked, by });
  const rows = groups === null ? null : byPlayer(groups);
  const players = report(stats, asked).map((row) => [
    row.player,
    {
      ...totals(row),
      bb100: row.bb100 === null ? null : [row.bb100.value, row.bb100.margin],
      cbb2: row.cbb2,
      stakes: row.stakes,
      depth: row.depth,
      positions: Object.fromEntries(
        (places.get(row.player) ?? []).map((place) => [place.group, brief(place)]),
      ),
      ...(rows !== null && { groups: (rows.get(row.player) ?? []).map(grouped) }),
      best: row.best.map(([key, size]) => [key, size]),
      worst: row.worst.map(([key, size]) => [key, -size]),
    },
  ]);
  return JSON.stringify({
    hands: stats.hands,
    refused: stats.refused,
    unit: Number(stats.unit || '1'),
    players: Object.fromEntries(players),
    biggest: stats.biggest.map(([key, size]) => [key, size]),
  });
}

function byPlayer(rows: readonly ReportRow[]): Map<string, ReportRow[]> {
  const found = new Map<string, ReportRow[]>();
  for (const row of rows) found.set(row.player, [...(found.get(row.player) ?? []), row]);
  return found;
}

const totals = (row: ReportRow): Record<string, unknown> => ({
  hands: row.hands,
  away: row.away,
  settled: row.settled,
  stats: countsOf(row),
  net: row.net,
  netShowdown: row.netShowdown,
  evNet: row.evNet,
  evHands: row.evHands,
});

const brief = (row: ReportRow): Record<string, unknown> => ({
  hands: row.hands,
  net: row.net,
  stats: countsOf(row),
});

const grouped = (row: ReportRow): Record<string, unknown> => ({
  group: row.group,
  ...(row.from !== null && { from: row.from, to: row.to }),
  ...totals(row),
  bb100: row.bb100 === null ? null : [row.bb100.value, row.bb100.margin],
});

/** What has neither chance nor deed is left out. */
const countsOf = ({ stats }: ReportRow): Record<string, readonly [number, number]> =>
  Object.fromEntries(
    STATS.flatMap(({ key }) => {
      const { made, of } = stats[key];
      return made === 0 && of === 0 ? [] : [[key, [made, of] as const]];
    }),
  );
