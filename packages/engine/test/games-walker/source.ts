/** Where chance comes from. */

export interface Source {
  /** A whole number from 0 to `below` − 1. */
  int(below: number): number;
}

/** mulberry32. */
export function seededSource(seed: number): Source {
  let state = seed | 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { int: (below) => Math.floor(next() * below) };
}

export const pick = <T>(source: Source, choices: readonly T[]): T =>
  choices[source.int(choices.length)]!;

/** True once in `n`. */
export const oneIn = (source: Source, n: number): boolean => source.int(n) === 0;

/** From `low` to `high`, both included. */
export const between = (source: Source, low: number, high: number): number =>
  low + source.int(high - low + 1);

export function shuffled<T>(source: Source, items: readonly T[]): T[] {
  const rest = [...items];
  return items.map(() => rest.splice(source.int(rest.length), 1)[0]!);
}
