/** A player's part of a report, reckoned once. */

import { type ReportRow, report, type StatKey } from '@sidepot/engine/stats';
import type { SessionReport } from '@sidepot/protocol';
import type { GraphPoint } from '../stats/scale.js';

type Line = SessionReport['players'][number];

export interface PlayerSession {
  readonly line: Line;
  readonly total: ReportRow;
  readonly positions: readonly ReportRow[];
}

/** What a report tells beside the money. */
export const REPORT_STATS: readonly StatKey[] = [
  ...(['vpip', 'pfr', 'threeBet', 'wtsd', 'wsd', 'wwsf', 'af'] as const),
];

/** Null of somebody of whom nothing was counted. */
export function playerSession({ stats, players }: SessionReport, id: string): PlayerSession | null {
  const line = players.find(({ player }) => player === id);
  const counters = stats.players[id];
  if (line === undefined || counters === undefined) return null;
  // Of the others nothing is asked, so nothing of theirs is read.
  const own = { ...stats, players: { [id]: counters } };
  const [total] = report(own);
  if (total === undefined) return null;
  return { line, total, positions: report(own, { by: 'position' }) };
}

export interface MoneyPoint extends GraphPoint {
  readonly net: number;
  readonly ev: number;
  readonly showdown: number;
  readonly nonShowdown: number;
}

/** From before their first hand on. */
export function moneyPoints({ graph }: Line): readonly MoneyPoint[] {
  const first = graph[0]?.[0] ?? 1;
  return [
    { at: first - 1, number: 0, net: 0, ev: 0, showdown: 0, nonShowdown: 0 },
    ...graph.map(([number, net, ev, showdown]) => ({
      ...{ at: number, number, net, ev, showdown, nonShowdown: net - showdown },
    })),
  ];
}

export interface TablePoint extends GraphPoint {
  /** By player: their net so far. */
  readonly nets: ReadonlyMap<string, number>;
}

/** Everybody's results after each hand of which some graph tells. */
export function tablePoints(players: SessionReport['players']): readonly TablePoint[] {
  const told = new Map<number, (readonly [player: string, net: number])[]>();
  for (const { player, graph } of players) {
    for (const [number, net] of graph) {
      const there = told.get(number);
      if (there === undefined) told.set(number, [[player, net]]);
      else there.push([player, net]);
    }
  }
  const numbers = [...told.keys()].sort((a, b) => a - b);
  const nets = new Map<string, number>();
  return [
    { at: Math.max(0, (numbers[0] ?? 1) - 1), number: 0, nets: new Map() },
    ...numbers.map((number) => {
      for (const [player, net] of told.get(number) ?? []) nets.set(player, net);
      return { at: number, number, nets: new Map(nets) };
    }),
  ];
}
