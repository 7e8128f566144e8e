/** Lists of the ten largest: the same whatever the order in which hands come. */

import { safe } from './rows.js';
import type { TopHand } from './types.js';

const MOST = 10;

/** Before the other: larger, then earlier, then by name. */
const compare = (a: TopHand, b: TopHand): number =>
  b[1] - a[1] || a[2] - b[2] || (a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : 0);

/** How large a hand must be at least to come among them. */
export const topFrom = (list: readonly TopHand[]): number =>
  list.length < MOST ? 0 : (list[MOST - 1] as TopHand)[1];

export function addTop(list: TopHand[], hand: TopHand): void {
  let at = list.length;
  if (at < MOST) list.push(hand);
  else if (compare(hand, list[--at] as TopHand) >= 0) return;
  for (; at > 0 && compare(hand, list[at - 1] as TopHand) < 0; at--) {
    list[at] = list[at - 1] as TopHand;
  }
  list[at] = hand;
}

export const mergeTop = (a: readonly TopHand[], b: readonly TopHand[]): readonly TopHand[] =>
  [...a, ...b].sort(compare).slice(0, MOST);

export const scaleTop = (list: readonly TopHand[], factor: number): TopHand[] =>
  list.map(([key, size, order]) => [key, safe(size * factor, 'size'), order]);
