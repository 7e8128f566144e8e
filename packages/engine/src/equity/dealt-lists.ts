/** Everything a hand can become: the cards that may come to it, and what they make of it. */

import type { TrustingValue } from '../games/values.js';
import type { DealtPlace, DealtProblem } from './dealt-input.js';

/** By case: the cards that came, as places in the stub, and the value of each half. */
export interface CaseList {
  readonly length: number;
  /** Bits 0 to 25, and 26 to 51. */
  readonly first: Int32Array;
  readonly second: Int32Array;
  readonly values: readonly Int32Array[];
}

export const HALF_DECK = 26;

export const choose = (n: number, k: number): number => {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return Math.round(ways);
};

/** Cases between two yields. */
const LISTED = 4096;

/** Of one hand beside a whole board; `blocked` are places in the stub that are on it. Yields its work. */
export function* casesOf(
  { cards: known, missing }: DealtPlace,
  stub: DealtProblem['stub'],
  blocked: ReadonlySet<number>,
  board: readonly number[],
  halves: readonly TrustingValue[],
): Generator<number, CaseList> {
  const free = [...stub.keys()].filter((place) => !blocked.has(place));
  const length = choose(free.length, missing);
  const first = new Int32Array(length);
  const second = new Int32Array(length);
  const values = halves.map(() => new Int32Array(length));
  const cards = [...known, ...new Array<number>(missing).fill(0)];
  const picks = Array.from({ length: missing }, (_, i) => i);
  for (let at = 0; at < length; at++) {
    let [low, high] = [0, 0];
    for (let i = 0; i < missing; i++) {
      const place = free[picks[i] as number] as number;
      if (place < HALF_DECK) low |= 1 << place;
      else high |= 1 << (place - HALF_DECK);
      cards[known.length + i] = stub[place] as number;
    }
    first[at] = low;
    second[at] = high;
    for (let half = 0; half < halves.length; half++) {
      (values[half] as Int32Array)[at] = (halves[half] as TrustingValue)(cards, board);
    }
    nextPicks(picks, free.length);
    if (at % LISTED === LISTED - 1) yield LISTED * EVALUATION;
  }
  return { length, first, second, values };
}

/** What an evaluation of these games costs beside a look at a case. */
export const EVALUATION = 8;

/** The next choice, in order; the last one stays. */
export function nextPicks(picks: number[], count: number): boolean {
  for (let i = picks.length - 1; i >= 0; i--) {
    const pick = picks[i] as number;
    if (pick >= count - picks.length + i) continue;
    for (let j = i; j < picks.length; j++) picks[j] = pick + 1 + j - i;
    return true;
  }
  return false;
}
