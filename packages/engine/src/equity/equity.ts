/**
 * How often each hand wins, and what that is worth in every pot. Exact wherever all cases can be
 * counted, else by random run-outs with a reported standard error.
 */

import type { Card } from '../cards.js';
import { PokerError, type Result, reject } from '../errors.js';
import { combinationCount, isKnown, isPossible, weightedSpots } from './combinations.js';
import { contest, countExactly, exactCases } from './exact.js';
import type { EquityGame } from './games.js';
import { type HandInput, type Problem, readProblem } from './input.js';
import { sample } from './monte-carlo.js';
import { checkPots, contestsOf, type EquityPot, type PotEquity, valuePots } from './pots.js';
import { addTally, type HandEquity, newTally, summarize, type Tally, totalOf } from './tally.js';

export type EquityMethod = 'exact' | 'monte-carlo';

export interface EquityOptions {
  readonly board?: readonly Card[] | string;
  /** Cards known to be out of the deck. */
  readonly dead?: readonly Card[] | string;
  readonly game?: EquityGame;
  /** Pots with their contenders, as indexes of hands. */
  readonly pots?: readonly EquityPot[];
  /** `auto`: exact up to about 50 million evaluations (0.1 s or so). */
  readonly method?: 'auto' | EquityMethod;
  /** Random run-outs; 500,000 unless told. */
  readonly samples?: number;
  readonly seed?: number;
  /** An `AbortSignal`, looked at every few thousand cases. */
  readonly signal?: { readonly aborted: boolean };
  readonly onProgress?: (done: number, total: number) => void;
}

export interface Equity {
  readonly method: EquityMethod;
  /** Run-outs counted; with ranges, each as often as the weights of the holdings say. */
  readonly total: number;
  readonly hands: readonly HandEquity[];
  readonly pots?: readonly PotEquity[];
  /** Expected chips of each hand from all pots. */
  readonly chips?: readonly number[];
}

const AUTO_CASES = 50_000_000;
const MAX_CASES = 10_000_000_000;
/** Combinations that are listed at most. */
const MAX_COMBINATIONS = 4_000_000;
/** A change of suits makes at most this many combinations equal. */
const SUIT_ORDERS = 24;
const DEFAULT_SAMPLES = 500_000;

export function equity(hands: readonly HandInput[], options: EquityOptions = {}): Result<Equity> {
  try {
    const problem = readProblem(hands, options);
    checkPots(options.pots, hands.length);
    checkSampling(options);
    const contests = contestsOf(hands.length, options.pots);
    const counted = count(problem, contests, options);
    return { ok: true, value: report(counted, contests, options.pots) };
  } catch (error) {
    if (error instanceof PokerError) return { ok: false, error: error.rejection };
    throw error;
  }
}

interface Counted {
  readonly method: EquityMethod;
  /** One for each contest, the first of all hands. */
  readonly tallies: readonly Tally[];
}

function count(
  problem: Problem,
  contests: readonly (readonly number[])[],
  options: EquityOptions,
): Counted {
  const { method = 'auto' } = options;
  if (options.signal?.aborted === true) throw new PokerError(reject('ABORTED'));
  if (isKnown(problem)) {
    if (method !== 'monte-carlo') return { method: 'exact', tallies: known(problem, contests) };
  } else {
    if (!isPossible(problem)) {
      const wants = 'hands that do not need the same cards';
      throw new PokerError(reject('BAD_RANGE', { range: 'the ranges together', wants }));
    }
    if (method !== 'monte-carlo') {
      const tallies = combine(problem, contests, options);
      if (tallies !== undefined) return { method: 'exact', tallies };
    }
  }
  const { samples = DEFAULT_SAMPLES, seed = 1 } = options;
  const onStride = (done: number): boolean => goOn(options, done, samples);
  const tallies = sample(problem, contests, { samples, seed, onStride });
  if (tallies === undefined) throw new PokerError(reject('ABORTED'));
  options.onProgress?.(samples, samples);
  return { method: 'monte-carlo', tallies };
}

function goOn({ signal, onProgress }: EquityOptions, done: number, total: number): boolean {
  if (signal?.aborted === true) return false;
  onProgress?.(done, total);
  return true;
}

function known(problem: Problem, contests: readonly (readonly number[])[]): Tally[] {
  const { game, board, dead } = problem;
  const hands = problem.hands.flatMap((holdings) => holdings.map(({ cards }) => cards));
  return contests.map((contenders) =>
    countExactly(game, contest({ hands, board, dead }, contenders)),
  );
}

/** Exact over all combinations of ranges; undefined if they are too many and sampling may do. */
function combine(
  problem: Problem,
  contests: readonly (readonly number[])[],
  options: EquityOptions,
): Tally[] | undefined {
  const { game, board, dead } = problem;
  const auto = options.method !== 'exact';
  const max = auto ? AUTO_CASES : MAX_CASES;
  const each = exactCases(game, problem.hands.length, board.length, dead.length) * contests.length;
  const combinations = combinationCount(problem);
  const atLeast = Math.ceil(combinations / SUIT_ORDERS) * each;
  // Listing costs too, and most lists shrink less than they could.
  if (combinations > MAX_COMBINATIONS || atLeast > max) return tooLarge(auto, atLeast, max);
  const spots = weightedSpots(problem);
  const cases = spots.length * each;
  if (cases > max) return tooLarge(auto, cases, max);
  const tallies = contests.map((hands) => newTally(hands.length, game.low !== undefined));
  const stride = Math.max(1, Math.floor(1_000_000 / each));
  for (const [index, { hands, weight }] of spots.entries()) {
    if (index % stride === 0 && !goOn(options, index, spots.length)) {
      throw new PokerError(reject('ABORTED'));
    }
    for (const [i, contenders] of contests.entries()) {
      const spot = contest({ hands, board, dead }, contenders);
      addTally(tallies[i] as Tally, countExactly(game, spot), weight);
    }
  }
  options.onProgress?.(spots.length, spots.length);
  return tallies;
}

function tooLarge(auto: boolean, cases: number, max: number): undefined {
  if (!auto) throw new PokerError(reject('TOO_LARGE', { cases, max }));
  return undefined;
}

function report(
  { method, tallies }: Counted,
  contests: readonly (readonly number[])[],
  pots: readonly EquityPot[] | undefined,
): Equity {
  const all = tallies[0] as Tally;
  const results = tallies.map((tally) => summarize(tally, method === 'monte-carlo'));
  const hands = results[0] as HandEquity[];
  const total = totalOf(all);
  if (pots === undefined) return { method, total, hands };
  return { method, total, hands, ...valuePots(pots, contests, results) };
}

const METHODS: readonly unknown[] = ['auto', 'exact', 'monte-carlo'];

function checkSampling({ method = 'auto', samples = 1, seed = 0 }: EquityOptions): void {
  const wrong = (field: string, wants: string, value: unknown): PokerError =>
    new PokerError(reject('BAD_INPUT', { field, wants, value }));
  if (!METHODS.includes(method)) throw wrong('method', 'auto, exact or monte-carlo', method);
  if (!Number.isSafeInteger(samples) || samples < 1) {
    throw wrong('samples', 'a whole number from 1', samples);
  }
  if (!Number.isSafeInteger(seed)) throw wrong('seed', 'a whole number', seed);
}
