/** What one seat of one hand adds to a row of counters. */

import * as slots from './counters/slots.js';
import { DEPTHS } from './counters/table.js';
import type { HandResult } from './one-hand/outcome.js';
import { isMarked, type Scratch } from './one-hand/scratch.js';

/** Where a stack is not known, or there is no big blind. */
export const NO_DEPTH: number = DEPTHS.length + 1;

/** Index among `DEPTHS` and above; `NO_DEPTH` if a stack is not known. */
export function depthOf(effective: number, largest: number, bb: number): number {
  if (bb === 0 || largest === Infinity) return NO_DEPTH;
  let depth = 0;
  while (depth < DEPTHS.length && effective >= (DEPTHS[depth] as number) * bb) depth++;
  return depth;
}

const add = (cells: Float64Array, at: number, value: number): void => {
  cells[at] = (cells[at] as number) + value;
};

/** `ev` is what the all-in adjusted result is above the net; null where the hand is not adjusted. */
export function addSeat(
  cells: Float64Array,
  from: number,
  hand: Scratch,
  outcome: HandResult,
  i: number,
  isBomb: boolean,
  depth: number,
  bb: number,
  factor: number,
  ev: number | null,
): void {
  const isAway = isMarked(hand.awayBits, i);
  add(cells, from + (isAway ? slots.AWAY : slots.HANDS), 1);
  if (outcome.isSettled) {
    add(cells, from + slots.SETTLED, 1);
    const net = outcome.net[i] as number;
    if (net !== 0) {
      add(cells, from + slots.NET, net * factor);
      if (outcome.isShowdown && isMarked(hand.liveBits, i))
        add(cells, from + slots.NET_SHOWDOWN, net * factor);
      if (bb > 0) add(cells, from + slots.SQUARES, hundredths(net, bb) ** 2);
    }
    if (ev !== null) {
      add(cells, from + slots.EV_ABOVE, ev * factor);
      add(cells, from + slots.EV_HANDS, 1);
    }
  }
  if (isAway) return;
  if (depth < NO_DEPTH) add(cells, from + slots.DEPTH + depth, 1);
  if (isBomb) return;
  slots.addBits(cells, from, 0, hand.earlyMade[i] as number);
  slots.addBits(cells, from + 1, 0, hand.early[i] as number);
  slots.addBits(cells, from, slots.LATE, hand.lateMade[i] as number);
  slots.addBits(cells, from + 1, slots.LATE, hand.late[i] as number);
  const aggressive = hand.aggressive[i] as number;
  const calls = hand.calls[i] as number;
  const folds = hand.folds[i] as number;
  if (aggressive + calls + folds === 0) return;
  add(cells, from + slots.AF, aggressive);
  add(cells, from + slots.AF + 1, calls);
  add(cells, from + slots.AFQ, aggressive);
  add(cells, from + slots.AFQ + 1, aggressive + calls + folds);
}

/** Of a big blind, half away from zero. */
function hundredths(net: number, bb: number): number {
  const size = Math.floor((200 * Math.abs(net) + bb) / (2 * bb));
  return net < 0 ? -size : size;
}
