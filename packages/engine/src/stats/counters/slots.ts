/** Where each counter stands in a row of numbers, and the bits of what counts once a hand. */

import { DEPTHS, STAT_KEYS, type StatKey } from './table.js';

/** Counters that are no statistic. */
export const HANDS = 0;
export const AWAY = 1;
export const SETTLED = 2;
export const NET = 3;
export const NET_SHOWDOWN = 4;
/** Millionths of a unit that the all-in adjusted result is above `NET`: sums stay safe (R2). */
export const EV_ABOVE = 5;
export const EV_HANDS = 6;
/** Σ(c²), c the net in hundredths of a big blind. */
export const SQUARES = 7;
/** Hands by effective stack. */
export const DEPTH = 8;
/** Made and opportunities, by statistic. */
export const FIRST_STAT: number = DEPTH + DEPTHS.length + 1;
export const SLOTS: number = FIRST_STAT + 2 * STAT_KEYS.length;

export const slotOf = (key: StatKey): number => FIRST_STAT + 2 * STAT_KEYS.indexOf(key);

/** Statistics before the flop are bits of one mask, by their index; those from the c-bet on of another. */
export const LATE = 14;

export const VPIP: number = 1 << 0;
export const PFR: number = 1 << 1;
export const RFI: number = 1 << 2;
export const LIMP: number = 1 << 3;
export const COLD_CALL: number = 1 << 4;
export const THREE_BET: number = 1 << 5;
export const FOLD_TO_THREE_BET: number = 1 << 6;
export const FOUR_BET: number = 1 << 7;
export const COLD_FOUR_BET: number = 1 << 8;
export const FOLD_TO_FOUR_BET: number = 1 << 9;
export const SQUEEZE: number = 1 << 10;
export const STEAL: number = 1 << 11;
export const FOLD_TO_STEAL: number = 1 << 12;
export const THREE_BET_STEAL: number = 1 << 13;

/** Of the flop; those of turn and river are the next bits. */
export const CBET: number = 1 << 0;
export const FOLD_TO_CBET: number = 1 << 3;
export const RAISE_CBET: number = 1 << 6;
export const DONK: number = 1 << 9;
export const CHECK_RAISE: number = 1 << 12;
export const SAW_FLOP: number = 1 << 15;
export const WTSD: number = 1 << 16;
export const WSD: number = 1 << 17;
export const WWSF: number = 1 << 18;

/** The two that count more than once a hand. */
export const AF: number = FIRST_STAT + 2 * STAT_KEYS.indexOf('af');
export const AFQ: number = FIRST_STAT + 2 * STAT_KEYS.indexOf('afq');

export const addAt = (cells: Float64Array, at: number, value: number): void => {
  cells[at] = (cells[at] as number) + value;
};

/**
 * Adds `times` for every bit of a mask whose first is the statistic `first`, and where it was made; only
 * a chance can be. `from` is where the row begins.
 */
export function addBits(
  cells: Float64Array,
  from: number,
  first: number,
  chances: number,
  made: number,
  times: number,
): void {
  const begin = from + FIRST_STAT + 2 * first;
  for (let left = chances; left !== 0; left &= left - 1) {
    const bit = 31 - Math.clz32(left & -left);
    const at = begin + 2 * bit;
    cells[at] = (cells[at] as number) + ((made >> bit) & 1) * times;
    cells[at + 1] = (cells[at + 1] as number) + times;
  }
}
