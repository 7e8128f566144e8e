/** The count of games beyond hole cards and a board, in pieces, as `counting` is for those. */

import type { Counted, Limits } from './counting.js';
import { countDealt, dealtCases } from './dealt-exact.js';
import type { DealtProblem } from './dealt-input.js';
import { EVALUATION } from './dealt-lists.js';
import { DealtSampler } from './dealt-samples.js';
import { DEFAULT_SAMPLES, type EquityOptions } from './options.js';
import { type CountSteps, goOn, tooLarge } from './steps.js';
import type { Tally } from './tally.js';

type Contests = readonly (readonly number[])[];

/** A second or so. */
const AUTO_CASES = 30_000_000;
const MAX_CASES = 10_000_000_000;
/** Samples between two looks at the signal. */
const STRIDE = 1024;

export function* countingDealt(
  problem: DealtProblem,
  contests: Contests,
  options: EquityOptions,
  limits: Limits,
): CountSteps<Counted> {
  const { method = 'auto' } = options;
  goOn(options);
  const cases = dealtCases(problem) * contests.length;
  const max = method === 'exact' ? MAX_CASES : AUTO_CASES;
  if (method === 'exact' && cases > max) return tooLarge(cases, max);
  if (method !== 'monte-carlo' && cases <= max) {
    const report = (done: number, total: number): void => {
      goOn(options);
      options.onProgress?.(done, total);
    };
    return { method: 'exact', tallies: yield* countDealt(problem, contests, report) };
  }
  return { method: 'monte-carlo', tallies: yield* sampled(problem, contests, options, limits) };
}

function* sampled(
  problem: DealtProblem,
  contests: Contests,
  options: EquityOptions,
  limits: Limits,
): CountSteps<readonly Tally[]> {
  const { samples = DEFAULT_SAMPLES, seed = 1 } = options;
  if (samples > limits.samples) return tooLarge(samples, limits.samples);
  const sampler = new DealtSampler(problem, contests, seed);
  const each = problem.hands.length * problem.halves.length * EVALUATION;
  for (let done = 0; done < samples; ) {
    goOn(options);
    options.onProgress?.(done, samples);
    const stride = Math.min(STRIDE, samples - done);
    sampler.deal(stride);
    done += stride;
    yield stride * each;
  }
  options.onProgress?.(samples, samples);
  return sampler.tallies;
}
