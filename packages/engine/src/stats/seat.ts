/** What one seat of one hand adds to a row of counters. */

import * as slots from './counters/slots.js';
import { DEPTHS } from './counters/table.js';
import { type HandResult, markEnd } from './one-hand/outcome.js';
import { isMarked, type Scratch } from './one-hand/scratch.js';
import { ALWAYS_MADE, type Traces } from './traces.js';

/** Where a stack is not known, or there is no big blind. */
export const NO_DEPTH: number = DEPTHS.length + 1;

/** Index among `DEPTHS` and above; `NO_DEPTH` if a stack is not known. */
export function depthOf(effective: number, largest: number, bb: number): number {
  if (bb === 0 || largest === Infinity) return NO_DEPTH;
  let depth = 0;
  while (depth < DEPTHS.length && effective >= (DEPTHS[depth] as number) * bb) depth++;
  return depth;
}

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
  slots.addAt(cells, from + (isAway ? slots.AWAY : slots.HANDS), 1);
  if (outcome.isSettled) {
    slots.addAt(cells, from + slots.SETTLED, 1);
    const net = outcome.net[i] as number;
    if (net !== 0) {
      addNet(cells, from, net, bb, factor);
      if (outcome.isShowdown && isMarked(hand.liveBits, i)) {
        slots.addAt(cells, from + slots.NET_SHOWDOWN, net * factor);
      }
    }
    if (ev !== null) {
      slots.addAt(cells, from + slots.EV_ABOVE, ev * factor);
      slots.addAt(cells, from + slots.EV_HANDS, 1);
    }
  }
  if (isAway) return;
  if (depth < NO_DEPTH) slots.addAt(cells, from + slots.DEPTH + depth, 1);
  if (isBomb) return;
  markEnd(hand, outcome, i);
  const { early, earlyMade, late, lateMade } = hand;
  slots.addBits(cells, from, 0, early[i] as number, earlyMade[i] as number, 1);
  slots.addBits(cells, from, slots.LATE, late[i] as number, lateMade[i] as number, 1);
  const aggressive = hand.aggressive[i] as number;
  const calls = hand.calls[i] as number;
  const folds = hand.folds[i] as number;
  if (aggressive + calls + folds === 0) return;
  slots.addAt(cells, from + slots.AF, aggressive);
  slots.addAt(cells, from + slots.AF + 1, calls);
  slots.addAt(cells, from + slots.AFQ, aggressive);
  slots.addAt(cells, from + slots.AFQ + 1, aggressive + calls + folds);
}

function addNet(cells: Float64Array, from: number, net: number, bb: number, factor: number): void {
  slots.addAt(cells, from + slots.NET, net * factor);
  if (bb === 0) return;
  const size = hundredths(net, bb);
  slots.addAt(cells, from + slots.SQUARES, size * size);
}

/** Whose seats leave more than a trace, whatever they did before the flop: all, or these bits. */
export function moreThanTraces(hand: Scratch, outcome: HandResult, isBomb: boolean): number {
  if (!outcome.isSettled || !hand.game.hasRates || isBomb) return -1;
  const shown = outcome.isShowdown ? hand.liveBits : 0;
  return hand.sawFlopBits | hand.lateBits | hand.awayBits | shown;
}

/** The same as `addSeat` for one of the others, in much less time; false if they did more than fold. */
export function addTrace(
  cells: Float64Array,
  from: number,
  hand: Scratch,
  outcome: HandResult,
  i: number,
  depth: number,
  bb: number,
  factor: number,
  traces: Traces,
): boolean {
  const chances = hand.early[i] as number;
  if (hand.earlyMade[i] !== (chances & ALWAYS_MADE)) return false;
  const cell = traces.cellOf(chances);
  if (cell === 0) return false;
  slots.addAt(cells, from + cell, 1);
  if (depth < NO_DEPTH) slots.addAt(cells, from + slots.DEPTH + depth, 1);
  const net = outcome.net[i] as number;
  if (net !== 0) addNet(cells, from, net, bb, factor);
  return true;
}

/** Of a big blind, without its sign; half away from zero. */
const hundredths = (net: number, bb: number): number =>
  Math.floor((200 * Math.abs(net) + bb) / (2 * bb));
