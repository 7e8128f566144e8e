/** Randomness is an argument: who deals real hands passes a CSPRNG, tests and simulations a seed. */

/** Uniform 32-bit unsigned integers. */
export type Rng = () => number;

/**
 * A small fast generator (sfc32) for tests and simulations: the same seed, the same numbers on every
 * machine. NOT for dealing: whoever sees some of its output can compute the rest.
 */
export function seededRng(seed: number): Rng {
  let a = 0x9e3779b9;
  let b = 0x243f6a88;
  let c = seed | 0;
  let counter = 1;
  const next: Rng = () => {
    const out = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + out;
    return out >>> 0;
  };
  for (let i = 0; i < 12; i++) next();
  return next;
}

/** Uniform from 0 to `count` − 1, `count` ≤ 2^32: numbers past the last full multiple are drawn anew. */
export function randomBelow(rng: Rng, count: number): number {
  // All unsigned 32-bit, which V8 divides as such: how many of the 2^32 numbers are past it.
  const size = count >>> 0;
  if (size === 0) return rng();
  const past = (-size >>> 0) % size;
  let drawn = rng() >>> 0;
  while (drawn > 0xffffffff - past) drawn = rng() >>> 0;
  return drawn % size;
}

/** Fisher–Yates: a new list, every order equally likely if `rng` is uniform. */
export function shuffle<T>(cards: readonly T[], rng: Rng): T[] {
  const shuffled = cards.slice();
  for (let i = shuffled.length - 1; i > 0; i--) {
    const j = randomBelow(rng, i + 1);
    const card = shuffled[i] as T;
    shuffled[i] = shuffled[j] as T;
    shuffled[j] = card;
  }
  return shuffled;
}
