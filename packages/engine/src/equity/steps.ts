/** What all counts do between their pieces. */

import { PokerError, reject } from '../errors.js';
import type { EquityOptions } from './options.js';

/** Yields after each piece how much it did, in evaluations, so to speak. */
export type CountSteps<T> = Generator<number, T>;

/** Throws if somebody said stop. */
export function goOn({ signal }: EquityOptions): void {
  if (signal?.aborted === true) throw new PokerError(reject('ABORTED'));
}

export function tooLarge(cases: number, max: number): never {
  throw new PokerError(reject('TOO_LARGE', { cases, max }));
}
