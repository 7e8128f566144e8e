/** Who wins each half, from what the hands are worth. */

import type { Tally } from './tally.js';

/** Adds one case to every contest's tally; `values` by half and hand. */
export function addWinners(
  contests: readonly (readonly number[])[],
  tallies: readonly Tally[],
  values: readonly (readonly number[])[],
): void {
  const [high, low] = values;
  for (let i = 0; i < contests.length; i++) {
    const contest = contests[i] as readonly number[];
    const { sums } = tallies[i] as Tally;
    let set = bestOf(contest, high as readonly number[]);
    if (low !== undefined) set |= bestOf(contest, low) << contest.length;
    sums[set] = (sums[set] as number) + 1;
  }
}

/** The best, as bits by their place in the contest; a 0 is no hand and never wins. */
function bestOf(contest: readonly number[], values: readonly number[]): number {
  let top = 1;
  let set = 0;
  for (let place = 0; place < contest.length; place++) {
    const own = values[contest[place] as number] as number;
    if (own > top) {
      top = own;
      set = 1 << place;
    } else if (own === top) set |= 1 << place;
  }
  return set;
}
