/**
 * How often each hand wins, and what that is worth in every pot. Exact wherever all cases can be
 * counted, else by random run-outs with a reported standard error.
 */

import { answering, unfit } from '../checks.js';
import { PokerError, type Result, refused } from '../errors.js';
import { isBoardGame } from '../games/games.js';
import { hostPause } from '../host.js';
import { type Counted, counting, type Limits } from './counting.js';
import { countingDealt } from './dealt-counting.js';
import { readDealtHands } from './dealt-input.js';
import { type HandInput, readGameName } from './given-cards.js';
import { countHands, readProblem } from './input.js';
import {
  type EquityAsyncOptions,
  type EquityMethod,
  type EquityOptions,
  readEquityOptions,
} from './options.js';
import { contestsOf, type EquityPot, type PotEquity, valuePots } from './pots.js';
import type { CountSteps } from './steps.js';
import { type HandEquity, summarizeTally, type Tally, totalOf } from './tally.js';

/** What `equity` answers. */
export interface Equity {
  readonly method: EquityMethod;
  /** Run-outs counted; with ranges, each as often as the weights of the holdings say. */
  readonly total: number;
  readonly hands: readonly HandEquity[];
  readonly pots?: readonly PotEquity[];
  /** Expected chips of each hand from all pots. */
  readonly chips?: readonly number[];
}

/** Nobody else runs meanwhile: about as much as a person would wait for. */
const AT_ONCE: Limits = { samples: 10_000_000, tries: 50_000_000 };
/** It can be aborted. */
const ENDLESS: Limits = { samples: Number.POSITIVE_INFINITY, tries: Number.POSITIVE_INFINITY };

/** Evaluations between two pauses: about ten milliseconds. */
const SLICE = 100_000;

/**
 * How often each of 2 to 10 hands wins. A hand is its cards or, in games of two cards, a range. In
 * stud the cards that are not known come at random; who draws gets new cards for those they throw, once
 * (`'2c3d4h7s/Kd'`); who throws nothing stands pat. A second half, be it a low or a badugi, is `low`.
 *
 * Exact wherever all cases can be counted in a second or so, else sampled, with the standard error;
 * `method` asks for one of the two. It runs to its end without letting others run, so what would take
 * too long is refused (TOO_LARGE): `equityAsync` has no such limit and can be aborted. Answers with a
 * `Result`; it does not throw.
 *
 * @example
 * ```ts
 * import { equity } from '@sidepot/engine';
 * const found = equity(['AsKs', 'QhQd']);
 * found.ok && found.value.hands[0]?.win; // → 787966
 * found.ok && found.value.total; // → 1712304
 * ```
 */
export function equity(hands: readonly HandInput[], options: EquityOptions = {}): Result<Equity> {
  return answered(() => {
    const { run, report } = begin(hands, options, AT_ONCE);
    for (;;) {
      const step = run.next();
      if (step.done === true) return report(step.value);
    }
  });
}

/**
 * The same answer as `equity`, without blocking: timers, messages and clicks get their turn about
 * every ten milliseconds. An `AbortSignal` stops it (ABORTED), `onProgress` hears how far it is, and
 * it deals as many `samples` as it is told. The promise is never rejected.
 *
 * @example
 * ```ts
 * import { equityAsync } from '@sidepot/engine';
 * const controller = new AbortController();
 * setTimeout(() => controller.abort(), 50);
 * const found = await equityAsync(['random', 'random'], { samples: 1e12, signal: controller.signal });
 * found.ok || found.error.code; // → 'ABORTED'
 * ```
 */
export async function equityAsync(
  hands: readonly HandInput[],
  options: EquityAsyncOptions = {},
): Promise<Result<Equity>> {
  const begun = answered(() => begin(hands, options, ENDLESS));
  if (!begun.ok) return begun;
  const { run, report, pause } = begun.value;
  for (let work = 0; ; ) {
    const step = answered(() => run.next());
    if (!step.ok) return step;
    const { done, value } = step.value;
    if (done === true) return answered(() => report(value));
    work += value;
    if (work < SLICE) continue;
    work = 0;
    try {
      await pause();
    } catch (error) {
      return answered(() => {
        throw error;
      });
    }
  }
}

/** Everything is read and judged before anything is counted. */
function begin(hands: readonly HandInput[], given: EquityAsyncOptions, limits: Limits) {
  const isAsync = limits === ENDLESS;
  const count = countHands(hands);
  const options = readEquityOptions(given, count, isAsync);
  const contests = contestsOf(count, options.pots);
  return {
    run: runOf(hands, options, contests, limits),
    report: (counted: Counted): Equity => reportOf(counted, contests, options.pots),
    pause: isAsync ? pauseOf(options) : () => undefined,
  };
}

function runOf(
  hands: readonly HandInput[],
  options: EquityOptions,
  contests: readonly (readonly number[])[],
  limits: Limits,
): CountSteps<Counted> {
  const game = readGameName(options.game);
  return isBoardGame(game)
    ? counting(readProblem(game, hands, options), contests, options, limits)
    : countingDealt(readDealtHands(game, hands, options), contests, options, limits);
}

function pauseOf({ pause = hostPause() }: EquityAsyncOptions): () => unknown {
  if (pause !== undefined) return pause;
  throw new PokerError(unfit('pause', 'timer', pause));
}

function answered<T>(body: () => T): Result<T> {
  return answering<T>(() => {
    try {
      return { ok: true, value: body() };
    } catch (error) {
      if (error instanceof PokerError) return refused(error.refusal);
      throw error;
    }
  });
}

function reportOf(
  { method, tallies }: Counted,
  contests: readonly (readonly number[])[],
  pots: readonly EquityPot[] | undefined,
): Equity {
  const all = tallies[0] as Tally;
  const results = tallies.map((tally) => summarizeTally(tally, method === 'monte-carlo'));
  const hands = results[0] as HandEquity[];
  const total = totalOf(all);
  if (pots === undefined) return { method, total, hands };
  return { method, total, hands, ...valuePots(pots, contests, results) };
}
