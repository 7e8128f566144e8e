/**
 * The count itself, in pieces: a generator that yields after each how much it did (in evaluations, so
 * to speak), so that whoever runs it can let others run in between. It throws PokerErrors.
 */

import { PokerError, reject } from '../errors.js';
import {
  areHandsKnown,
  combinationCount,
  isPossible,
  type WeightedSpot,
  weightedSpots,
} from './combinations.js';
import { contest, countExactly, exactCases, exactWork } from './exact.js';
import type { EquityProblem } from './input.js';
import { Sampler } from './monte-carlo.js';
import { DEFAULT_SAMPLES, type EquityMethod, type EquityOptions } from './options.js';
import { type CountSteps, goOn, tooLarge } from './steps.js';
import { addTally, newTally, type Tally } from './tally.js';

export interface Counted {
  readonly method: EquityMethod;
  /** One for each contest, the first of all hands. */
  readonly tallies: readonly Tally[];
}

/** What may be asked for at once. */
export interface Limits {
  readonly samples: number;
  /** Draws of holdings, those that shared cards included. */
  readonly tries: number;
}

type Contests = readonly (readonly number[])[];

const AUTO_CASES = 50_000_000;
const MAX_CASES = 10_000_000_000;
/** Combinations that are listed at most. */
const MAX_COMBINATIONS = 4_000_000;
/** A change of suits makes at most this many combinations equal. */
const SUIT_ORDERS = 24;
/** Run-outs, and tries, between two looks at the signal. */
const STRIDE = 4096;
const TRIES = 65_536;

export function* counting(
  problem: EquityProblem,
  contests: Contests,
  options: EquityOptions,
  limits: Limits,
): CountSteps<Counted> {
  const { method = 'auto' } = options;
  goOn(options);
  if (method !== 'monte-carlo') {
    const tallies = areHandsKnown(problem)
      ? yield* countKnown(problem, contests, options)
      : yield* countCombinations(problem, contests, options);
    if (tallies !== undefined) return { method: 'exact', tallies };
  }
  const tallies = yield* countSamples(problem, contests, options, limits);
  return { method: 'monte-carlo', tallies };
}

function* countKnown(
  problem: EquityProblem,
  contests: Contests,
  options: EquityOptions,
): CountSteps<Tally[]> {
  const { game, board, dead } = problem;
  const hands = problem.hands.flatMap((holdings) => holdings.map(({ cards }) => cards));
  const cases = exactCases(game, hands.length, board.length, dead.length);
  const tallies: Tally[] = [];
  for (const contenders of contests) {
    goOn(options);
    tallies.push(countExactly(game, contest({ hands, board, dead }, contenders)));
    options.onProgress?.(tallies.length, contests.length);
    yield exactWork(board.length, cases);
  }
  return tallies;
}

/** Exact over all combinations of ranges; undefined if they are too many and sampling may do. */
function* countCombinations(
  problem: EquityProblem,
  contests: Contests,
  options: EquityOptions,
): CountSteps<Tally[] | undefined> {
  const { game, board, dead } = problem;
  const auto = options.method !== 'exact';
  const max = auto ? AUTO_CASES : MAX_CASES;
  const each = exactCases(game, problem.hands.length, board.length, dead.length) * contests.length;
  const combinations = combinationCount(problem);
  const atLeast = Math.ceil(combinations / SUIT_ORDERS) * each;
  // Listing costs too, and most lists shrink less than they could.
  if (combinations > MAX_COMBINATIONS || atLeast > max) {
    return auto ? undefined : tooLarge(atLeast, max);
  }
  const spots = yield* listed(problem, options);
  const cases = spots.length * each;
  if (cases > max) return auto ? undefined : tooLarge(cases, max);
  const tallies = contests.map((hands) => newTally(hands.length, game.low !== undefined));
  const stride = Math.max(1, Math.floor(1_000_000 / each));
  for (const [index, { hands, weight }] of spots.entries()) {
    if (index % stride === 0) {
      goOn(options);
      options.onProgress?.(index, spots.length);
    }
    for (const [i, contenders] of contests.entries()) {
      const spot = contest({ hands, board, dead }, contenders);
      addTally(tallies[i] as Tally, countExactly(game, spot), weight);
    }
    if (index % stride === stride - 1) yield exactWork(board.length, stride * each);
  }
  options.onProgress?.(spots.length, spots.length);
  return tallies;
}

function* listed(problem: EquityProblem, options: EquityOptions): CountSteps<WeightedSpot[]> {
  const list = weightedSpots(problem);
  for (;;) {
    const step = list.next();
    if (step.done !== true) {
      goOn(options);
      yield step.value;
    } else if (step.value.length > 0) return step.value;
    else throw impossible();
  }
}

function* countSamples(
  problem: EquityProblem,
  contests: Contests,
  options: EquityOptions,
  limits: Limits,
): CountSteps<readonly Tally[]> {
  const { samples = DEFAULT_SAMPLES, seed = 1 } = options;
  if (samples > limits.samples) return tooLarge(samples, limits.samples);
  if (isPossible(problem) === false) throw impossible();
  const sampler = new Sampler(problem, contests, seed);
  const each = problem.hands.length * (problem.game.holeCards > 2 ? 4 : 1);
  for (let done = 0; done < samples; ) {
    goOn(options);
    options.onProgress?.(done, samples);
    const stride = Math.min(STRIDE, samples - done);
    for (let dealt = 0; dealt < stride; ) {
      const tries = sampler.tries;
      const more = sampler.deal(stride - dealt, TRIES);
      dealt += more;
      goOn(options);
      yield more * each + sampler.tries - tries;
      if (sampler.tries > limits.tries) return tooLarge(sampler.tries, limits.tries);
    }
    done += stride;
  }
  options.onProgress?.(samples, samples);
  return sampler.tallies;
}

function impossible(): PokerError {
  return new PokerError(reject('BAD_RANGE', { wants: 'handsWithOwnCards' }));
}
