/** How many run-outs a decision looks at: what it takes stays about the same. */

/** Pairs of hole cards that are looked at for one decision, about: it keeps the time in bounds. */
const MOST_WORK = 1500;
const LEAST_SAMPLES = 30;

export function samplesFor(
  wanted: number,
  holeCards: number,
  rivals: readonly number[],
  ranges: readonly number[] = [],
): number {
  const hands = rivals.reduce((sum, tries, i) => sum + tries * drawsFor(ranges[i] ?? 1), 1);
  const affordable = Math.floor(MOST_WORK / (hands * (holeCards / 2)));
  return Math.max(LEAST_SAMPLES, Math.min(wanted, affordable));
}

/** Hands that are put back cost less than those that are looked at. */
const drawsFor = (range: number): number => 1 + 0.12 * Math.min(15, 1 / range - 1);
