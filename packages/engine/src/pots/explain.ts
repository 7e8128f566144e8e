/** The full answer with its reasons, told by the same code that pays. */

import type { PlayerId, Result } from '../errors.js';
import type { Cut, Layer } from './layers.js';
import { type SettledPot, type Settlement, settleWith } from './settle.js';
import type { Hand, SettleInput } from './settle-input.js';
import { uncalledOf } from './uncalled.js';
import { type PlayerAmount, type Sum, type Why, type WhyStep, why } from './why.js';

/** A pot that was paid, with the reasons. */
export interface ExplainedPot<Id extends PlayerId = string> extends SettledPot<Id> {
  readonly why: Why<Id>;
}

/** A settlement with the reasons for all of it. */
export interface ExplainedSettlement<Id extends PlayerId = string> extends Settlement<Id> {
  readonly pots: readonly ExplainedPot<Id>[];
  /** What concerns the hand as a whole: what is forfeit, the refund and the rake. */
  readonly why: Why<Id>;
}

/**
 * As `settle`, with `why` for the hand and for every pot.
 *
 * @throws `PokerError`: `CONSERVATION` only, which would be a bug of ours.
 *
 * @example
 * import { explain } from '@sidepot/engine';
 *
 * const player = (id: string, seat: number) => {
 *   return { id, seat, ante: 0, dead: 0, live: 50, folded: false };
 * };
 * const hand = explain({
 *   players: [player('Ann', 1), player('Bob', 2)],
 *   ...{ button: 1, seatCount: 2, boards: [{ high: [['Bob'], ['Ann']] }] },
 * });
 * if (hand.ok) hand.value.pots[0]?.why.text;
 * // → '50 × 2 = 100; Bob has the best hand and wins 100'
 */
export const explain = <Id extends PlayerId = string>(
  input: SettleInput<Id>,
): Result<ExplainedSettlement<Id>> =>
  settleWith(input, { handSteps, potSteps, why }) as Result<ExplainedSettlement<Id>>;

/** What was called by nobody: the part that a dead hand forfeits, and the part that goes back. */
export function handSteps<Id extends PlayerId>(hand: Hand<Id>, cut: Cut): WhyStep<Id>[] {
  const { owner, matched: called } = uncalledOf(hand.levels);
  const player = hand.players[owner]?.id;
  if (player === undefined) return [];
  const { matched, refund } = cut;
  const level = hand.levels[owner] as number;
  const steps: WhyStep<Id>[] = [];
  if (matched > called) steps.push({ kind: 'forfeit', player, amount: matched, called, level });
  if (refund > 0) steps.push({ kind: 'refund', player, amount: refund, matched, level });
  return steps;
}

/** How the pot came about: the sum, the folded money in it, the live hands that do not reach it. */
export function potSteps<Id extends PlayerId>(
  hand: Hand<Id>,
  layer: Layer,
  matched: number,
): WhyStep<Id>[] {
  const top = layer.orphan > 0 ? matched : layer.to;
  const out: PlayerAmount<Id>[] = [];
  const gone: PlayerAmount<Id>[] = [];
  for (const [i, { id, dead = 0, folded }] of hand.players.entries()) {
    const level = hand.levels[i] as number;
    if (!folded) {
      if (level < layer.to) out.push({ player: id, amount: level });
      continue;
    }
    const inside = Math.max(0, Math.min(level, top) - layer.from) + (layer.dead > 0 ? dead : 0);
    if (inside > 0) gone.push({ player: id, amount: inside });
  }
  const steps: WhyStep<Id>[] = [{ kind: 'sum', ...sumOf(hand, layer) }];
  if (gone.length > 0) steps.push({ kind: 'folded', players: gone });
  if (out.length > 0) steps.push({ kind: 'out', players: out });
  return steps;
}

/** The terms of a layer; only folded players can have paid a part of it (R12, R13). */
export function sumOf<Id extends PlayerId>(
  hand: Pick<Hand<Id>, 'levels'> & {
    readonly deadBlinds?: number;
    readonly players: readonly { readonly id: Id }[];
  },
  layer: Layer,
): Sum<Id> {
  const { from, to, dead, orphan, amount } = layer;
  let full = 0;
  const short: { player: Id; amount: number }[] = [];
  for (const [i, { id }] of hand.players.entries()) {
    const level = hand.levels[i] as number;
    if (level >= to) full += to > from ? 1 : 0;
    else if (level > from) short.push({ player: id, amount: level - from });
  }
  const { deadBlinds = 0 } = hand;
  const said = dead > 0 && deadBlinds > 0 ? { deadBlinds } : {};
  return { from, to, full, dead, ...said, short, orphan, amount };
}
