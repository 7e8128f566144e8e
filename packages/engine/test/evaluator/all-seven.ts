/** Slow: every seven-card hand once, by category. Takes a few seconds. */
import { evaluate7 } from '@sidepot/engine';

export interface AllSeven {
  readonly hands: number;
  /** High card first. */
  readonly categories: readonly number[];
  readonly distinct: number;
}

/** What it must come to. */
export const ALL_SEVEN: AllSeven = {
  hands: 133_784_560,
  categories: [
    23_294_460, 58_627_800, 31_433_400, 6_461_620, 6_180_020, 4_047_644, 3_473_184, 224_848, 41_584,
  ],
  distinct: 4824,
};

export function countAllSeven(): AllSeven {
  const times = new Uint32Array(1 << 16);
  for (let a = 6; a < 52; a++)
    for (let b = 5; b < a; b++)
      for (let c = 4; c < b; c++)
        for (let d = 3; d < c; d++)
          for (let e = 2; e < d; e++)
            for (let f = 1; f < e; f++)
              for (let g = 0; g < f; g++) {
                const value = evaluate7(a, b, c, d, e, f, g);
                times[value] = times[value]! + 1;
              }
  const categories = new Array<number>(9).fill(0);
  let hands = 0;
  let distinct = 0;
  for (const [value, count] of times.entries()) {
    if (count === 0) continue;
    distinct++;
    hands += count;
    categories[value >> 12] = (categories[value >> 12] ?? 0) + count;
  }
  return { hands, categories, distinct };
}
