import type { Rng } from '@sidepot/engine';

/** Uniform from 0 to below 1. */
export const chance = (rng: Rng): number => (rng() >>> 0) / 0x1_0000_0000;

const FNV_START = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** Of a text, always the same: to choose by, not to keep secrets. */
export function textHash(text: string): number {
  let hash = FNV_START;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), FNV_PRIME);
  return hash >>> 0;
}
