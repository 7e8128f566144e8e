/**
 * The cut (R10–R17): from what each player put in to the uncalled chips and the layers of the pot.
 * Every other entry point, from `calculateSidePots` to the table server, gets its pots from here.
 *
 * A layer is known by its top alone: its contenders are the unfolded players whose level reaches
 * `to`. So the cut needs no sorting, no sets and no bookkeeping per player.
 */

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
  /** The second highest level: nothing above it was matched by anyone. */
  readonly matched: number;
  readonly layers: readonly Layer[];
}

/** R18. Names are labels; the index is the key. */
export const potName = (index: number): string => (index === 0 ? 'Main Pot' : `Side Pot ${index}`);

export const isContender = (level: number, folded: boolean, layer: Layer): boolean =>
  !folded && level >= layer.to;

/** `levels[i]` is ante + live of player i (R3). At least one player is unfolded. */
export function cutLayers(
  levels: readonly number[],
  folded: readonly boolean[],
  dead: number,
): Cut {
  let highest = 0;
  let matched = 0;
  let refundIndex = -1;
  for (let i = 0; i < levels.length; i++) {
    const level = levels[i] as number;
    if (level > highest) {
      matched = highest;
      highest = level;
      refundIndex = i;
    } else if (level > matched) {
      matched = level;
    }
  }
  const refund = highest - matched;
  if (refund === 0) refundIndex = -1;

  const layers: Layer[] = [];
  let from = 0;
  let top: Layer | undefined;
  let to = nextCut(levels, folded, 0, matched);
  if (dead > 0 && (to === 0 || someoneBelow(levels, folded, to))) {
    top = { from: 0, to: 0, amount: dead, dead, orphan: 0 };
    layers.push(top);
    dead = 0;
  }
  while (to > from) {
    top = { from, to, amount: amountBetween(levels, from, to) + dead, dead, orphan: 0 };
    layers.push(top);
    dead = 0;
    from = to;
    to = nextCut(levels, folded, from, matched);
  }

  const orphan = amountBetween(levels, from, matched);
  if (orphan > 0) {
    if (top === undefined) {
      top = { from: 0, to: 0, amount: 0, dead: 0, orphan: 0 };
      layers.push(top);
    }
    top.amount += orphan;
    top.orphan = orphan;
  }
  return { refundIndex, refund, matched, layers };
}

/** The lowest level of an unfolded player above `from`; `from` itself if there is none (R12, R13). */
function nextCut(
  levels: readonly number[],
  folded: readonly boolean[],
  from: number,
  matched: number,
): number {
  let next = from;
  for (let i = 0; i < levels.length; i++) {
    const level = Math.min(levels[i] as number, matched);
    if (level > from && folded[i] === false && (next === from || level < next)) next = level;
  }
  return next;
}

/** Layer zero is a pot of its own only if some live hand does not reach the first cut (R14, R29). */
function someoneBelow(levels: readonly number[], folded: readonly boolean[], cut: number): boolean {
  for (let i = 0; i < levels.length; i++) {
    if (folded[i] === false && (levels[i] as number) < cut) return true;
  }
  return false;
}

/** Folded players' chips count in every layer they reach (R13). */
function amountBetween(levels: readonly number[], from: number, to: number): number {
  let amount = 0;
  for (let i = 0; i < levels.length; i++) {
    const level = levels[i] as number;
    if (level > from) amount += Math.min(level, to) - from;
  }
  return amount;
}
