/**
 * The towers: what each player put in as a column, cut at the levels of the pots. Bands are the
 * same height in every column, so that a pot is a row of equal blocks; a thin band is drawn taller
 * than it is, so that it can be read.
 */

import type { PlayerId, WhyStep } from '@sidepot/engine';

export interface LayeredHand<Id extends PlayerId> {
  readonly hand: { readonly players: readonly LayeredPlayer[] };
  /** With the steps that tell between which levels each lies. */
  readonly pots: readonly { readonly index: number; readonly steps: readonly WhyStep<Id>[] }[];
  readonly refund: { readonly amount: number } | null;
}

export interface LayeredPlayer {
  readonly key: number;
  readonly name: string;
  readonly ante: number;
  readonly dead: number;
  readonly live: number;
  readonly folded: boolean;
  /** A dead hand: what was forced stays in (R45). */
  readonly killed: boolean;
}

export type BlockKind = 'pot' | 'dead' | 'returned';

export interface Block {
  readonly kind: BlockKind;
  /** Index of the pot it belongs to; −1 for what goes back. */
  readonly pot: number;
  readonly amount: number;
  readonly folded: boolean;
  /** From the ground up, in parts of the whole height. */
  readonly from: number;
  readonly to: number;
}

export interface Tower {
  readonly key: number;
  readonly name: string;
  readonly folded: boolean;
  readonly killed: boolean;
  readonly total: number;
  readonly blocks: readonly Block[];
}

export interface TowerModel {
  readonly columns: readonly Tower[];
  readonly potCount: number;
  /** Where each pot ends, from the ground up. */
  readonly cuts: readonly { readonly pot: number; readonly at: number }[];
  /** Some band is drawn taller than its chips are. */
  readonly isStretched: boolean;
}

/** What a block may be besides a part of its pot, in the order of the legend. */
export const LEGEND = ['dead', 'folded', 'returned'] as const;
export type LegendKind = (typeof LEGEND)[number];

/** What of the legend is in the picture. */
export function legendOf({ columns }: TowerModel): readonly LegendKind[] {
  const blocks = columns.flatMap((column) => column.blocks);
  return LEGEND.filter((kind) =>
    blocks.some((block) => (kind === 'folded' ? block.folded : block.kind === kind)),
  );
}

interface Band {
  readonly kind: BlockKind;
  readonly pot: number;
  /** In chips; `dead` bands count from 0. */
  readonly from: number;
  readonly to: number;
}

/** Of the whole height, what a band of a tall picture has at least. */
export const THIN = 0.09;

/** Dead money is the ground, pots lie on it, what goes back is on top. */
function bandsOf<Id extends PlayerId>({ hand, pots, refund }: LayeredHand<Id>): readonly Band[] {
  const bands: Band[] = [];
  const mostDead = Math.max(...hand.players.map(({ dead }) => dead));
  if (mostDead > 0) bands.push({ kind: 'dead', pot: 0, from: 0, to: mostDead });
  let top = 0;
  for (const { index, steps } of pots) {
    const sum = steps.find((step) => step.kind === 'sum');
    if (sum === undefined || sum.to === sum.from) continue;
    bands.push({ kind: 'pot', pot: index, from: sum.from, to: sum.to });
    top = sum.to;
  }
  const levels = hand.players.map(({ ante, live }) => ante + live).sort((a, b) => b - a);
  const [highest = 0] = levels;
  const matched = highest - (refund?.amount ?? 0);
  // Above every live hand: what folded players matched falls into the last pot (R17).
  if (matched > top) {
    bands.push({ kind: 'pot', pot: Math.max(0, pots.length - 1), from: top, to: matched });
  }
  if (refund !== null) bands.push({ kind: 'returned', pot: -1, from: matched, to: highest });
  return bands;
}

export function towersOf<Id extends PlayerId>(
  layered: LayeredHand<Id>,
  thin: number = THIN,
): TowerModel {
  const bands = bandsOf(layered);
  const chips = bands.reduce((sum, { from, to }) => sum + to - from, 0);
  const wanted = bands.map(({ from, to }) => Math.max(thin, (to - from) / chips));
  const whole = wanted.reduce((sum, part) => sum + part, 0);
  const heights = wanted.map((part) => part / whole);
  const floors = heights.map((_, i) => heights.slice(0, i).reduce((sum, part) => sum + part, 0));
  return {
    potCount: layered.pots.length,
    columns: layered.hand.players.map(({ key, name, ante, dead, live, folded, killed }) => ({
      ...{ key, name, folded, killed, total: ante + dead + live },
      blocks: bands.flatMap((band, i) => {
        const level = band.kind === 'dead' ? dead : ante + live;
        const amount = Math.min(level, band.to) - Math.min(level, band.from);
        if (amount <= 0) return [];
        const from = floors[i] ?? 0;
        const to = from + ((heights[i] ?? 0) * amount) / (band.to - band.from);
        return [{ kind: band.kind, pot: band.pot, amount, folded, from, to }];
      }),
    })),
    cuts: bands.flatMap(({ kind, pot }, i) =>
      kind === 'pot' ? [{ pot, at: (floors[i] ?? 0) + (heights[i] ?? 0) }] : [],
    ),
    isStretched: bands.some(({ from, to }) => (to - from) / chips < thin),
  };
}
