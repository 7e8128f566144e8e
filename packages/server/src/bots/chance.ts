import type { Rng } from '@sidepot/engine';

/** Uniform from 0 to below 1. */
export const chance = (rng: Rng): number => (rng() >>> 0) / 0x1_0000_0000;

export const pickOne = <T>(rng: Rng, choices: readonly T[]): T | undefined =>
  choices[Math.floor(chance(rng) * choices.length)];
