/** Counters of different hands in one: any order, any grouping, the same sum. */

import { throwing } from '../checks.js';
import { throwIf } from '../errors.js';
import { statsProblem } from './check.js';
import { addRows, byName, type RowSums, rowsOf, safe } from './counters/rows.js';
import { closeSessions, mergeSessions, reopenSession } from './counters/sessions.js';
import { mergeTop, scaleTop } from './counters/top.js';
import { mergeTournaments } from './counters/tournaments.js';
import { type PlayerCounters, STATS_VERSION, type Stats } from './counters/types.js';
import { unitOfBoth } from './counters/units.js';

/**
 * The counters of no hand: `mergeStats(stats, emptyStats())` is `stats`.
 *
 * @example
 * import { emptyStats } from '@sidepot/engine/stats';
 *
 * emptyStats().hands; // → 0
 */
export const emptyStats = (): Stats => ({
  version: STATS_VERSION,
  unit: '',
  hands: 0,
  refused: 0,
  players: {},
  biggest: [],
});

/**
 * Both counters in one. The order does not matter, nor how hands were divided; the same name is the
 * same player. Amounts of different units are brought to the finer one.
 *
 * @throws `PokerError`: `BAD_VERSION` or `BAD_INPUT` for what are no counters; `UNSAFE_INTEGER` for sums
 * beyond 2^53 − 1.
 *
 * @example
 * import { emptyStats, mergeStats } from '@sidepot/engine/stats';
 *
 * mergeStats(emptyStats(), emptyStats()).hands; // → 0
 */
export const mergeStats = (a: Stats, b: Stats): Stats =>
  throwing(() => {
    throwIf(statsProblem(a, 'a') ?? statsProblem(b, 'b'));
    const { text, first, second } = unitOfBoth(a.unit, b.unit);
    const players = new Map<string, PlayerCounters>();
    for (const [name, player] of Object.entries(a.players))
      players.set(name, scaled(player, first));
    for (const [name, player] of Object.entries(b.players)) {
      const known = players.get(name);
      const own = scaled(player, second);
      players.set(name, known === undefined ? own : mergePlayers(known, own));
    }
    return {
      version: STATS_VERSION,
      unit: text,
      hands: safe(a.hands + b.hands, 'hands'),
      refused: safe(a.refused + b.refused, 'refused'),
      players: byName(players),
      biggest: mergeTop(scaleTop(a.biggest, first), scaleTop(b.biggest, second)),
    };
  });

function scaled(player: PlayerCounters, factor: number): PlayerCounters {
  if (factor === 1) return player;
  const rows: RowSums = new Map();
  addRows(rows, player.rows, factor);
  return {
    ...player,
    rows: rowsOf(rows),
    sessions: closeSessions(player.sessions.map((session) => reopenSession(session, factor))),
    best: scaleTop(player.best, factor),
    worst: scaleTop(player.worst, factor),
  };
}

function mergePlayers(a: PlayerCounters, b: PlayerCounters): PlayerCounters {
  const rows: RowSums = new Map();
  addRows(rows, a.rows, 1);
  addRows(rows, b.rows, 1);
  const sessions = [...a.sessions, ...b.sessions].map((session) => reopenSession(session, 1));
  return {
    rows: rowsOf(rows),
    sessions: closeSessions(mergeSessions(sessions)),
    best: mergeTop(a.best, b.best),
    worst: mergeTop(a.worst, b.worst),
    tournaments: mergeTournaments(a.tournaments, b.tournaments),
  };
}
