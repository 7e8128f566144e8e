/** Finished tournaments: how often, for how much, in which place. */

import { isObject, keysProblem, throwing, unfit } from '../../checks.js';
import { amountProblem } from '../../chips.js';
import { type Refusal, throwIf } from '../../errors.js';
import { byName, safe } from './rows.js';
import type { TournamentCounters, TournamentResult } from './types.js';

const AMOUNTS = ['entries', 'paid', 'place', 'prize', 'bounties'] as const;
const KEYS: readonly string[] = ['player', 'of', ...AMOUNTS];

export function resultProblem(result: unknown): Refusal | undefined {
  if (!isObject(result)) return unfit('result', 'object', result);
  const fields = result as Readonly<Record<string, unknown>>;
  const { player, of } = fields;
  if (typeof player !== 'string' || player === '') return unfit('player', 'text', player);
  for (const name of AMOUNTS) {
    const problem = amountProblem(fields[name], name);
    if (problem !== undefined) return problem;
  }
  if (fields['place'] === 0) return unfit('place', 'positive', 0);
  return (of === undefined ? undefined : amountProblem(of, 'of')) ?? keysProblem(result, KEYS);
}

/** Counters of one tournament. */
export function countResult(result: TournamentResult): TournamentCounters {
  const { entries, paid, place, prize, bounties } = throwing(() => {
    throwIf(resultProblem(result));
    return result;
  });
  return {
    ...{ tournaments: 1, entries, paid, prize, bounties },
    cashed: prize > 0 ? 1 : 0,
    wins: place === 1 ? 1 : 0,
    places: { [place]: 1 },
  };
}

export function mergeTournaments(
  a: TournamentCounters | null,
  b: TournamentCounters | null,
): TournamentCounters | null {
  if (a === null || b === null) return a ?? b;
  const places = new Map(Object.entries(a.places));
  for (const [place, times] of Object.entries(b.places)) {
    places.set(place, (places.get(place) ?? 0) + times);
  }
  return {
    tournaments: safe(a.tournaments + b.tournaments, 'tournaments'),
    entries: safe(a.entries + b.entries, 'entries'),
    paid: safe(a.paid + b.paid, 'paid'),
    prize: safe(a.prize + b.prize, 'prize'),
    bounties: safe(a.bounties + b.bounties, 'bounties'),
    cashed: safe(a.cashed + b.cashed, 'cashed'),
    wins: safe(a.wins + b.wins, 'wins'),
    places: byName(places),
  };
}
