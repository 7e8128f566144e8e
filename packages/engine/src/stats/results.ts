/** Results of tournaments beside the hands. */

import { throwing } from '../checks.js';
import { throwIf } from '../errors.js';
import { statsProblem } from './check.js';
import { byName } from './counters/rows.js';
import { countResult } from './counters/tournaments.js';
import type { Stats, TournamentResult } from './counters/types.js';
import { emptyStats, mergeStats } from './merge.js';

/**
 * The counters with one more finished tournament of a player. Re-entries raise what was paid, not the
 * number of tournaments.
 *
 * @throws `PokerError`: `BAD_INPUT`, `NOT_INTEGER` and the like for what is no result or no counters.
 *
 * @example
 * import { addTournament, emptyStats, report } from '@sidepot/engine/stats';
 *
 * const result = { player: 'Ann', entries: 2, paid: 220, place: 2, prize: 600, bounties: 0 };
 * const [ann] = report(addTournament(emptyStats(), result), { player: 'Ann' });
 * ann?.tournaments?.net; // → 380
 */
export const addTournament = (stats: Stats, result: TournamentResult): Stats =>
  throwing(() => {
    throwIf(statsProblem(stats, 'stats'));
    const tournaments = countResult(result);
    const player = { rows: {}, sessions: [], best: [], worst: [], tournaments };
    return mergeStats(stats, { ...emptyStats(), players: byName([[result.player, player]]) });
  });
