/** A player's part of a report, reckoned once. */

import { type ReportRow, report, type StatKey } from '@sidepot/engine/stats';
import type { SessionReport } from '@sidepot/protocol';

type Line = SessionReport['players'][number];

export interface PlayerReport {
  readonly line: Line;
  readonly total: ReportRow;
  readonly positions: readonly ReportRow[];
}

/** What a report tells beside the money. */
export const REPORT_STATS: readonly StatKey[] = [
  ...(['vpip', 'pfr', 'threeBet', 'wtsd', 'wsd', 'wwsf', 'af'] as const),
];

/** Null of somebody of whom nothing was counted. */
export function playerReport({ stats, players }: SessionReport, id: string): PlayerReport | null {
  const line = players.find(({ player }) => player === id);
  const counters = stats.players[id];
  if (line === undefined || counters === undefined) return null;
  // Of the others nothing is asked, so nothing of theirs is read.
  const own = { ...stats, players: { [id]: counters } };
  const [total] = report(own);
  if (total === undefined) return null;
  return { line, total, positions: report(own, { by: 'position' }) };
}
