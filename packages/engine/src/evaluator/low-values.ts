/**
 * Lows are worth `LOW_TOP` minus what the same five cards are worth as a high hand, so that here as
 * everywhere higher is better, equal is a tie and 0 is no hand.
 *
 * Ace-to-five masks have bit 0 for the ace, bit 1 for the deuce … bit 12 for the king.
 */

import { CATEGORY_SHIFT } from './ranking.js';

/** Above every high hand. */
export const LOW_TOP: number = 9 << CATEGORY_SHIFT;

/** From a mask with the ace on top (bit 12) to one with the ace at the bottom. */
export const aceLow = (mask: number): number => ((mask << 1) | (mask >>> 12)) & 8191;

/** By ace-to-five mask: the value of its five lowest ranks, 0 if it has fewer than five. */
export const LOW_VALUES: Uint16Array = /* @__PURE__ */ new Uint16Array(8192);

/** Five different ranks compare from the highest down, which is the order of their masks. */
export function fillLowValues(): void {
  const ranks = new Uint8Array(8192);
  let worse = 0;
  for (let mask = 1; mask < 8192; mask++) {
    const count = (ranks[mask >> 1] as number) + (mask & 1);
    ranks[mask] = count;
    if (count === 5) {
      worse++;
      LOW_VALUES[mask] = LOW_TOP - worse;
    } else if (count > 5) {
      const top = 1 << (31 - Math.clz32(mask));
      LOW_VALUES[mask] = LOW_VALUES[mask ^ top] as number;
    }
  }
}

export function bitCount(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}
