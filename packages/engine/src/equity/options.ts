/** What `equity` and `equityAsync` can be told, and the checks of it. */

import type { Card } from '../cards.js';
import { choiceProblem, isObject, keysProblem, unfit } from '../checks.js';
import { PokerError, type Refusal, throwIf } from '../errors.js';
import type { EquityGame } from './games.js';
import { checkPots, type EquityPot } from './pots.js';

/** Were all run-outs counted, or a sample of them? */
export type EquityMethod = 'exact' | 'monte-carlo';

/** What `equity` can be told. Whatever is left out has the default. */
export interface EquityOptions {
  /** The cards in the middle, as many as the game has after one of its streets; in stud a common card. */
  readonly board?: readonly Card[] | string;
  /** Cards known to be out of the deck. */
  readonly dead?: readonly Card[] | string;
  /** `'holdem'` unless told. */
  readonly game?: EquityGame;
  /** Short deck: three of a kind over a straight, as some rooms have it (R101). */
  readonly tripsOverStraight?: boolean;
  /** Pots with their contenders, as indexes of hands. */
  readonly pots?: readonly EquityPot[];
  /** `auto`: exact up to about 50 million evaluations (a second or so). */
  readonly method?: 'auto' | EquityMethod;
  /** Random run-outs; 500,000 unless told. `equity` deals at most 10 million. */
  readonly samples?: number;
  /** Of the random run-outs: the same seed gives the same answer. 1 unless told. */
  readonly seed?: number;
  /**
   * An `AbortSignal`, looked at every few thousand cases. `equity` lets nobody else run, so only its
   * own `onProgress` can abort it; a timer or a click can abort `equityAsync`.
   */
  readonly signal?: { readonly aborted: boolean };
  /** Told how many cases of how many are done: never fewer than before, and in the end all. */
  readonly onProgress?: (done: number, total: number) => void;
}

/** What `equityAsync` can be told besides. */
export interface EquityAsyncOptions extends EquityOptions {
  /**
   * Lets others run, about every ten milliseconds; a timer of no length (`setTimeout`) unless told.
   */
  readonly pause?: () => unknown;
}

const KEYS: readonly (keyof EquityOptions)[] = [
  ...(['board', 'dead', 'game', 'tripsOverStraight', 'pots', 'method', 'samples', 'seed'] as const),
  ...(['signal', 'onProgress'] as const),
];
const ASYNC_KEYS: readonly string[] = [...KEYS, 'pause'];

export const DEFAULT_SAMPLES = 500_000;

/**
 * A copy, read once, so that what is counted is what was judged. Throws what is wrong with all but
 * cards, hands and game, which their readers judge.
 */
export function readEquityOptions(
  given: unknown,
  hands: number,
  isAsync: boolean,
): EquityAsyncOptions {
  if (!isObject(given)) throw new PokerError(unfit('options', 'object', given));
  const keys = isAsync ? ASYNC_KEYS : KEYS;
  throwIf(keysProblem(given, keys));
  const read: Record<string, unknown> = {};
  for (const key of keys) {
    const value = (given as Readonly<Record<string, unknown>>)[key];
    if (value !== undefined) read[key] = value;
  }
  const options: EquityAsyncOptions = read;
  throwIf(problemOf(options));
  checkPots(options.pots, hands);
  return options;
}

function problemOf(options: EquityAsyncOptions): Refusal | undefined {
  const { method, samples, seed, signal, onProgress, tripsOverStraight, pause } = options;
  if (samples !== undefined && !(Number.isSafeInteger(samples) && samples >= 1)) {
    return unfit('samples', 'positive', samples);
  }
  if (seed !== undefined && !Number.isSafeInteger(seed)) return unfit('seed', 'whole', seed);
  if (signal !== undefined && !(isObject(signal) && typeof signal.aborted === 'boolean')) {
    return unfit('signal', 'abortSignal', signal);
  }
  if (onProgress !== undefined && typeof onProgress !== 'function') {
    return unfit('onProgress', 'function', onProgress);
  }
  if (pause !== undefined && typeof pause !== 'function') return unfit('pause', 'function', pause);
  if (tripsOverStraight !== undefined && typeof tripsOverStraight !== 'boolean') {
    return unfit('tripsOverStraight', 'boolean', tripsOverStraight);
  }
  return choiceProblem('method', method, ['auto', 'exact', 'monte-carlo']);
}
