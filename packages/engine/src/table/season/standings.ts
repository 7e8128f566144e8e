/** Who stands where after some nights of a club (R279, R280). */

import { answering, isId, isObject, keysProblem, unfit } from '../../checks.js';
import { amountProblem, isAmount, totalProblem } from '../../chips.js';
import { type PlayerId, type Refusal, type Result, refused } from '../../errors.js';

/** One person's nights. */
export interface SeasonPlayer<Id extends PlayerId = PlayerId> {
  readonly player: Id;
  /** In hundredths, by night; null: they were not there. */
  readonly scores: readonly (number | null)[];
  /** Nights that they won. */
  readonly wins?: number;
}

/** What is left out has its default. */
export interface SeasonOptions {
  /** Only so many nights of each count, the best ones; all if left out. */
  readonly best?: number;
}

/** Where one of them stands. */
export interface SeasonStanding<Id extends PlayerId = PlayerId> {
  /** Who is equal in everything shares it, and the next is skipped. */
  readonly rank: number;
  readonly player: Id;
  /** In hundredths. */
  readonly total: number;
  /** How many nights are in it. */
  readonly counted: number;
}

/** More than any club has. */
const MOST_ITEMS = 100_000;

/**
 * By total, then by nights won, then by the counted scores from the best one down; best first, equal
 * ones in the order of the input.
 *
 * @example
 * import { seasonStandings } from '@sidepot/engine';
 *
 * const players = [
 *   { player: 'Ann', scores: [500, 0, 300, 400], wins: 1 },
 *   { player: 'Bob', scores: [400, 400, 400, 100] },
 * ];
 * const season = seasonStandings(players, { best: 3 });
 * if (season.ok) season.value.map(({ rank, total }) => [rank, total]); // → [[1, 1200], [2, 1200]]
 */
export const seasonStandings = <Id extends PlayerId>(
  players: readonly SeasonPlayer<Id>[],
  options: SeasonOptions = {},
): Result<readonly SeasonStanding<Id>[]> =>
  answering<readonly SeasonStanding<Id>[]>(() => {
    const problem = inputProblem(players, options);
    if (problem !== undefined) return refused(problem);
    const rows = players.map(({ player, scores, wins = 0 }) => {
      const counted = scores
        .filter((score) => score !== null)
        .sort((a, b) => b - a)
        .slice(0, options.best);
      return { player, wins, counted, total: counted.reduce((sum, score) => sum + score, 0) };
    });
    for (const { total } of rows) {
      const unsafe = totalProblem(total);
      if (unsafe !== undefined) return refused(unsafe);
    }
    rows.sort(compared);
    let rank = 0;
    const value = rows.map((row, i) => {
      const above = rows[i - 1];
      if (above === undefined || compared(above, row) !== 0) rank = i + 1;
      return { rank, player: row.player, total: row.total, counted: row.counted.length };
    });
    return { ok: true, value };
  });

interface Counted {
  readonly total: number;
  readonly wins: number;
  /** From the best down. */
  readonly counted: readonly number[];
}

/** Below 0: `a` comes first. */
function compared(a: Counted, b: Counted): number {
  if (a.total !== b.total) return b.total - a.total;
  if (a.wins !== b.wins) return b.wins - a.wins;
  const nights = Math.max(a.counted.length, b.counted.length);
  for (let i = 0; i < nights; i++) {
    const difference = (b.counted[i] ?? -1) - (a.counted[i] ?? -1);
    if (difference !== 0) return difference;
  }
  return 0;
}

function inputProblem(
  players: readonly SeasonPlayer[],
  options: SeasonOptions,
): Refusal | undefined {
  if (!Array.isArray(players) || players.length > MOST_ITEMS) {
    return unfit('players', { wants: 'listUpTo', most: MOST_ITEMS }, players);
  }
  if (!isObject(options)) return unfit('options', 'object', options);
  const { best = 1 } = options;
  const wanted = { wants: 'wholeFromTo', least: 1, most: MOST_ITEMS } as const;
  const isBest = isAmount(best) && best >= 1 && best <= MOST_ITEMS;
  const problem =
    keysProblem(options, ['best']) ?? (isBest ? undefined : unfit('best', wanted, best));
  if (problem !== undefined) return problem;
  for (let i = 0; i < players.length; i++) {
    const found = playerProblem(players[i], `players[${i}]`);
    if (found !== undefined) return found;
  }
  return undefined;
}

function playerProblem(one: SeasonPlayer | undefined, at: string): Refusal | undefined {
  if (one === undefined || !isObject(one)) return unfit(at, 'object', one);
  const { player, scores, wins = 0 } = one;
  const problem =
    keysProblem(one, ['player', 'scores', 'wins'], `${at}.`) ??
    (isId(player) ? undefined : unfit(`${at}.player`, 'id', player)) ??
    amountProblem(wins, `${at}.wins`);
  if (problem !== undefined) return problem;
  if (!Array.isArray(scores) || scores.length > MOST_ITEMS) {
    return unfit(`${at}.scores`, { wants: 'listUpTo', most: MOST_ITEMS }, scores);
  }
  for (let i = 0; i < scores.length; i++) {
    const score: unknown = scores[i];
    const bad = score === null ? undefined : amountProblem(score, `${at}.scores[${i}]`);
    if (bad !== undefined) return bad;
  }
  return undefined;
}
