/** What the people of one night score in a club (R277, R278). */

import { answering, choiceProblem, isId, isObject, keysProblem, unfit } from '../../checks.js';
import { isAmount } from '../../chips.js';
import { type PlayerId, type Refusal, type Result, refused } from '../../errors.js';

/** How points are worked out (R277). */
export const POINTS_FORMULAS = ['linear', 'sqrt', 'pokerstars'] as const;
/** One of {@link POINTS_FORMULAS}. */
export type PointsFormula = (typeof POINTS_FORMULAS)[number];

/** A night that is to be scored. */
export interface PointsInput<Id extends PlayerId = PlayerId> {
  readonly formula: PointsFormula;
  /** How many people played, however often each of them entered. */
  readonly people: number;
  /**
   * Who came where, first place first; who is in one list together has tied. Nobody need be named who
   * scores nothing. Of who is named twice the best place counts.
   */
  readonly tiers: readonly (readonly Id[])[];
  /** What an entry cost, as `pokerstars` counts it: 20, or 12.5. Nothing if left out. */
  readonly buyIn?: number;
  /** Only so many hundredths of a per cent of the people score, rounded up; all if left out. */
  readonly topBps?: number;
}

/** What one of them scored. */
export interface NightPoints<Id extends PlayerId = PlayerId> {
  readonly player: Id;
  /** Who tied has the same. */
  readonly place: number;
  /** In hundredths. */
  readonly points: number;
}

const KEYS: readonly string[] = ['formula', 'people', 'tiers', 'buyIn', 'topBps'];
const ALL_BPS = 10_000;
/** More than any night has. */
const MOST_PEOPLE = 100_000;

/**
 * The points of each, in hundredths, best place first.
 *
 * @example
 * import { nightPoints } from '@sidepot/engine';
 *
 * const night = nightPoints({ formula: 'sqrt', people: 9, tiers: [['Ann'], ['Bob', 'Cid']] });
 * if (night.ok) night.value.map(({ points }) => points); // → [3000, 1250, 1250]
 */
export const nightPoints = <Id extends PlayerId>(
  input: PointsInput<Id>,
): Result<readonly NightPoints<Id>[]> =>
  answering<readonly NightPoints<Id>[]>(() => {
    const problem = inputProblem(input);
    if (problem !== undefined) return refused(problem);
    const { people, topBps = ALL_BPS } = input;
    const tiers = bestPlaces(input.tiers);
    const listed = tiers.reduce((sum, tier) => sum + tier.length, 0);
    if (listed > people) {
      return refused(
        unfit('people', { wants: 'wholeFromTo', least: listed, most: MOST_PEOPLE }, people),
      );
    }
    const scoring = Math.ceil((people * topBps) / ALL_BPS);
    const value: NightPoints<Id>[] = [];
    for (const tier of tiers) {
      const place = value.length + 1;
      const sum = tier.reduce(
        (points, _, i) => points + (place + i <= scoring ? pointsFor(input, place + i) : 0),
        0,
      );
      const points = halfUp(sum, tier.length);
      value.push(...tier.map((player) => ({ player, place, points })));
    }
    return { ok: true, value };
  });

/** a ÷ b, half up. */
const halfUp = (a: number, b: number): number => Math.floor((2 * a + b) / (2 * b));

function pointsFor({ formula, people, buyIn = 0 }: PointsInput, place: number): number {
  switch (formula) {
    case 'linear':
      return (people - place + 1) * 100;
    // Exact: half up of 1000 √n ÷ p, by the whole part of 2000 √n.
    case 'sqrt':
      return Math.floor((Math.floor(Math.sqrt(4_000_000 * people)) + place) / (2 * place));
    case 'pokerstars': {
      const points = 1000 * Math.sqrt(people / place) * (1 + Math.log10(buyIn + 0.25));
      return Math.max(0, Math.floor(points + 0.5));
    }
  }
}

/** Each person once, where they came first. */
function bestPlaces<Id extends PlayerId>(tiers: readonly (readonly Id[])[]): readonly Id[][] {
  const seen = new Set<Id>();
  return tiers.map((tier) => {
    const fresh = [...new Set(tier)].filter((player) => !seen.has(player));
    for (const player of fresh) seen.add(player);
    return fresh;
  });
}

function inputProblem(input: PointsInput): Refusal | undefined {
  if (!isObject(input)) return unfit('input', 'object', input);
  const { formula, people, tiers, buyIn = 0, topBps = ALL_BPS } = input;
  const wholeTo = (most: number) => ({ wants: 'wholeFromTo', least: 1, most }) as const;
  const isIn = (value: unknown, most: number): boolean =>
    isAmount(value) && value >= 1 && value <= most;
  return (
    keysProblem(input, KEYS) ??
    choiceProblem('formula', formula ?? null, POINTS_FORMULAS) ??
    (isIn(people, MOST_PEOPLE) ? undefined : unfit('people', wholeTo(MOST_PEOPLE), people)) ??
    (isTiers(tiers) ? undefined : unfit('tiers', 'tiers', tiers)) ??
    (Number.isFinite(buyIn) && buyIn >= 0
      ? undefined
      : unfit('buyIn', { wants: 'atLeast', least: 0 }, buyIn)) ??
    (isIn(topBps, ALL_BPS) ? undefined : unfit('topBps', wholeTo(ALL_BPS), topBps))
  );
}

/** By index: `every` passes over the holes of a list. */
function isTiers(tiers: unknown): boolean {
  if (!Array.isArray(tiers) || tiers.length > MOST_PEOPLE) return false;
  for (let i = 0; i < tiers.length; i++) {
    const tier: unknown = tiers[i];
    if (!Array.isArray(tier) || tier.length > MOST_PEOPLE) return false;
    for (let j = 0; j < tier.length; j++) if (!isId(tier[j])) return false;
  }
  return true;
}
