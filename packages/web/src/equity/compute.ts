/** Counts a problem: what each seat may expect of each pot, over all runs. */

import { equityAsync } from '@sidepot/engine';
import type { FeltEquity } from './input.js';

export interface PotPart {
  /** Index of the pot. */
  readonly pot: number;
  /** 0 to 1. */
  readonly part: number;
}

/** By seat. */
export type Parts = ReadonlyMap<number, readonly PotPart[]>;

/** Enough for a whole percent where there are too many cases to count. */
const SAMPLES = 100_000;

/** Null if it was stopped, or cannot be counted. */
export async function countEquity(problem: FeltEquity, signal: AbortSignal): Promise<Parts | null> {
  const { game, tripsOverStraight, seats, hands, boards } = problem;
  const pots = problem.pots.map(({ amount, contenders }) => ({ amount, contenders }));
  const sums = seats.map(() => pots.map(() => 0));
  for (const { board, dead } of boards) {
    const found = await equityAsync(hands, {
      ...{ game, tripsOverStraight, board, dead, pots, signal },
      samples: SAMPLES,
    });
    if (!found.ok) return null;
    for (const [p, pot] of (found.value.pots ?? []).entries()) {
      for (const [k, hand] of pot.contenders.entries()) {
        const row = sums[hand];
        if (row !== undefined) row[p] = (row[p] ?? 0) + (pot.equity[k] ?? 0) / boards.length;
      }
    }
  }
  return new Map(seats.map((seat, hand) => [seat, partsOf(problem.pots, hand, sums[hand] ?? [])]));
}

const partsOf = (
  pots: FeltEquity['pots'],
  hand: number,
  sums: readonly number[],
): readonly PotPart[] =>
  pots.flatMap(({ index, contenders }, p) =>
    contenders.includes(hand) ? [{ pot: index, part: sums[p] ?? 0 }] : [],
  );
