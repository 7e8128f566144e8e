/** People think, and longer when it is close or dear. */

import type { Rng } from '@sidepot/engine';
import { chance } from './chance.js';

export const MAX_DELAY = 6000;
const LEAST = 500;
const USUAL = 900;
const HARD = 3600;

/** Milliseconds; `hardness` is from 0 to 1, `pace` 0 for none. Draws two numbers in any case. */
export function thinkingTime(hardness: number, pace: number, rng: Rng): number {
  // The sum of two: rarely very short or very long.
  const spread = chance(rng) + chance(rng);
  const time = LEAST + spread * (USUAL / 2 + hardness * (HARD / 2));
  return Math.round(Math.min(MAX_DELAY, time) * Math.max(0, pace));
}

/** Close to the price is hard, and so is a call for much of the stack. */
export function hardnessOf(share: number, price: number, partOfStack: number): number {
  const closeness = Math.max(0, 1 - Math.abs(share - price) / 0.25);
  return Math.min(1, closeness * (0.4 + 0.6 * Math.min(1, partOfStack)));
}
