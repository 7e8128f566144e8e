/**
 * The cut (R10–R17): from what each player put in to the uncalled chips and the layers of the pot.
 * Every other entry point, from `calculateSidePots` to the table server, gets its pots from here.
 *
 * A layer is known by its top alone: its contenders are the unfolded players whose level reaches
 * `to`. So the cut needs no sorting, no sets and no bookkeeping per player.
 */

import { amountProblem } from '../chips.js';
import { throwIf } from '../errors.js';
import { uncalledOf } from './uncalled.js';

export interface Layer {
  /** Levels this layer lies between; `from === to === 0` for money that is contested without one. */
  readonly from: number;
  readonly to: number;
  amount: number;
  /** Part of `amount` that no level paid for: dead money (R14). */
  dead: number;
  /** Part of `amount` that fell down from above the tallest live hand (R17). */
  orphan: number;
}

export interface Cut {
  /** Who gets uncalled chips back, −1 if nobody does (R10). */
  readonly refundIndex: number;
  readonly refund: number;
  /** The highest level after the refund: nothing above it is in any pot. */
  readonly matched: number;
  readonly layers: readonly Layer[];
}

const names: string[] = ['Main Pot'];

/**
 * The English name of a pot (R18). Names are labels; the index is the key. Each name is made once.
 *
 * @throws `PokerError`: for an index that is no whole number.
 *
 * @example
 * import { potName } from '@sidepot/engine';
 *
 * [potName(0), potName(1)]; // → ['Main Pot', 'Side Pot 1']
 */
export function potName(index: number): string {
  throwIf(amountProblem(index, 'index'));
  names[index] ??= `Side Pot ${index}`;
  return names[index];
}

export const isContender = (level: number, folded: boolean, layer: Layer): boolean =>
  !folded && level >= layer.to;

/**
 * `levels[i]` is ante + live of player i (R3), `forfeits[i]` what of it is never returned (R45). At
 * least one player is unfolded.
 */
export function cutLayers(
  levels: readonly number[],
  folded: readonly boolean[],
  dead: number,
  forfeits?: readonly number[],
): Cut {
  const { owner, amount: refund, matched } = uncalledOf(levels, forfeits);
  let lowestLive = Infinity;
  let firstCut = Infinity;
  for (let i = 0; i < levels.length; i++) {
    if (folded[i] === true) continue;
    const level = levels[i] as number;
    if (level < lowestLive) lowestLive = level;
    if (level > 0 && level < firstCut) firstCut = level;
  }

  const layers: Layer[] = [];
  let top: Layer | undefined;
  let from = 0;
  let to = firstCut;
  // Layer zero is a pot of its own only if some live hand does not reach the first cut (R14, R29).
  if (dead > 0 && (lowestLive === 0 || matched === 0)) {
    top = { from: 0, to: 0, amount: dead, dead, orphan: 0 };
    layers.push(top);
    dead = 0;
  }
  // One pass per layer adds up every player's part of it, folded ones included (R13), and finds the
  // next cut: the lowest level above this one of a player who has not folded (R12).
  while (from < matched && to < Infinity) {
    if (to > matched) to = matched;
    let amount = dead;
    let next = Infinity;
    for (let i = 0; i < levels.length; i++) {
      const level = levels[i] as number;
      if (level > to) {
        amount += to - from;
        if (level < next && folded[i] === false) next = level;
      } else if (level > from) {
        amount += level - from;
      }
    }
    top = { from, to, amount, dead, orphan: 0 };
    layers.push(top);
    dead = 0;
    from = to;
    to = next;
  }

  const orphan = from < matched ? matchedAbove(levels, from, matched) : 0;
  if (orphan > 0) {
    if (top === undefined) {
      top = { from: 0, to: 0, amount: 0, dead: 0, orphan: 0 };
      layers.push(top);
    }
    top.amount += orphan;
    top.orphan = orphan;
  }
  return { refundIndex: owner, refund, matched, layers };
}

/** What folded players alone put in above the tallest live hand (R17). */
function matchedAbove(levels: readonly number[], from: number, matched: number): number {
  let amount = 0;
  for (let i = 0; i < levels.length; i++) {
    const level = levels[i] as number;
    if (level > from) amount += Math.min(level, matched) - from;
  }
  return amount;
}
