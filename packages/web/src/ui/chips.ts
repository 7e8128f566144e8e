/** Which discs stand for an amount: few, biggest at the bottom. A picture, not an account. */

const WORTHS = [1000, 500, 100, 25, 5, 1] as const;
export type ChipWorth = (typeof WORTHS)[number];

const MOST_DISCS = 5;

/** `unit` is what the smallest disc is worth. */
export function discsFor(amount: number, unit: number): readonly ChipWorth[] {
  const discs: ChipWorth[] = [];
  let rest = Math.max(0, Math.round(amount / unit));
  // Past the biggest disc the picture would only grow: scale it down.
  while (rest > MOST_DISCS * WORTHS[0]) rest = Math.round(rest / 10);
  for (const worth of WORTHS) {
    while (rest >= worth && discs.length < MOST_DISCS) {
      discs.push(worth);
      rest -= worth;
    }
  }
  return discs;
}
