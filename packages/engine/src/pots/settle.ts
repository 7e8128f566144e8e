/** The full answer: refund, pots, rake and awards of a hand. */

import { unreadable } from '../checks.js';
import { assertConserved, type PlayerId, type Refusal, type Result, reject } from '../errors.js';
import { awardPot } from './award.js';
import { filled } from './filled.js';
import { type Cut, cutLayers, isContender, type Layer, potName } from './layers.js';
import { type HandRake, rakeOf, spreadRake } from './rake.js';
import { type Chips, setOwn } from './record.js';
import { type Hand, readHand, type SettleInput } from './settle-input.js';
import { commonUnit } from './unit.js';
import type { Why, WhyStep } from './why.js';

/** A pot that was paid. */
export interface SettledPot<Id extends PlayerId = string> {
  readonly name: string;
  /** Before rake. */
  readonly amount: number;
  /** Contenders in seat order. */
  readonly eligible: readonly Id[];
  readonly rake: number;
  readonly awards: Chips<Id>;
}

/** Where every chip of a hand went. */
export interface Settlement<Id extends PlayerId = string> {
  /** Uncalled chips, back to their owner: not a pot, not a win (R10). */
  readonly refund: Chips<Id>;
  /** Main pot first (R18). */
  readonly pots: readonly SettledPot<Id>[];
  readonly awards: Chips<Id>;
  readonly rake: number;
}

/** What `explain` adds; passed in, so that `settle` alone does not carry the words. */
export interface Explainer<Id extends PlayerId> {
  handSteps(hand: Hand<Id>, cut: Cut): WhyStep<Id>[];
  potSteps(hand: Hand<Id>, layer: Layer, matched: number): WhyStep<Id>[];
  why(steps: readonly WhyStep<Id>[]): Why<Id>;
}

/**
 * Who gets what: the full answer, of which every other function of this folder is a view. A hand
 * that is refused comes back as a refusal.
 *
 * @throws `PokerError`: `CONSERVATION` only, which would be a bug of ours.
 *
 * @example
 * import { settle } from '@sidepot/engine';
 *
 * const player = (id: string, seat: number, live: number) => {
 *   return { id, seat, ante: 0, dead: 0, live, folded: false };
 * };
 * const hand = settle({
 *   players: [player('Ann', 1, 50), player('Bob', 2, 80)],
 *   ...{ button: 1, seatCount: 2, boards: [{ high: [['Ann'], ['Bob']] }] },
 * });
 * if (hand.ok) hand.value.awards; // → { Ann: 100 }
 * if (hand.ok) hand.value.refund; // → { Bob: 30 }
 */
export const settle = <Id extends PlayerId = string>(
  input: SettleInput<Id>,
): Result<Settlement<Id>> => settleWith(input, undefined);

/** As `answering`, without a function for each call. */
export function settleWith<Id extends PlayerId>(
  input: SettleInput<Id>,
  explainer: Explainer<Id> | undefined,
): Result<Settlement<Id> & { readonly why?: Why<Id> }> {
  try {
    return settleHand(readHand(input), explainer);
  } catch (error) {
    return { ok: false, error: unreadable(error) };
  }
}

/** The same of a hand that was read. */
export function settleHand<Id extends PlayerId>(
  read: Result<Hand<Id>>,
  explainer: Explainer<Id> | undefined,
): Result<Settlement<Id> & { readonly why?: Why<Id> }> {
  if (!read.ok) return read;
  const { levels, folded, dead, forfeits } = read.value;
  const cut = cutLayers(levels, folded, dead, forfeits);
  const hand = forfeits === undefined ? read.value : inUnitsOf(read.value, cut.matched);
  const main = cut.layers[0];
  let contenders = main === undefined ? [] : reaching(hand, main, liveHands(hand));
  const problem = orphanProblem(hand, cut) ?? rankProblem(hand, contenders);
  if (problem !== undefined) return { ok: false, error: problem };

  const trace = explainer?.handSteps(hand, cut);
  const refund: Record<PlayerId, number> = {};
  if (cut.refundIndex >= 0) {
    const { id } = hand.players[cut.refundIndex] as { readonly id: Id };
    setOwn(refund, id, cut.refund);
  }
  const rake = takeRake(hand, hand.total - cut.refund, trace);
  const rakes = rake === 0 ? undefined : rakePerPot(hand, cut, rake);
  const shares = filled(hand.players.length, 0);
  const totals = filled(hand.players.length, 0);
  const pots: SettledPot<Id>[] = [];
  for (let index = 0; index < cut.layers.length; index++) {
    if (index > 0) contenders = reaching(hand, cut.layers[index] as Layer, contenders);
    const rakeOfPot = rakes?.[index] ?? 0;
    pots.push(settlePot(hand, cut, index, contenders, rakeOfPot, shares, totals, explainer));
  }
  const awards: Record<PlayerId, number> = {};
  let paid = 0;
  for (let i = 0; i < totals.length; i++) {
    const won = totals[i] as number;
    if (won === 0) continue;
    setOwn(awards, (hand.players[i] as { readonly id: Id }).id, won);
    paid += won;
  }
  assertConserved(hand.total, cut.refund + paid + rake);

  const value = {
    refund: refund as Chips<Id>,
    pots,
    awards: awards as Chips<Id>,
    rake,
  };
  return {
    ok: true,
    value: explainer && trace ? { ...value, why: explainer.why(trace) } : value,
  };
}

/** What stays of a bet that went back in part may hold smaller chips than was put in at once (R84). */
const inUnitsOf = <Id extends PlayerId>(hand: Hand<Id>, kept: number): Hand<Id> => ({
  ...hand,
  unit: commonUnit(hand.unit, kept),
});

function orphanProblem<Id extends PlayerId>(hand: Hand<Id>, cut: Cut): Refusal | undefined {
  const orphan = cut.layers.at(-1)?.orphan ?? 0;
  if (!hand.rejectOrphans || orphan === 0) return undefined;
  return reject('ORPHAN_LAYER', { amount: orphan });
}

/** Contenders only become fewer from pot to pot, so those of the first speak for all (I5). */
function rankProblem<Id extends PlayerId>(
  hand: Hand<Id>,
  contenders: readonly number[],
): Refusal | undefined {
  if (contenders.length < 2) return undefined;
  for (let b = 0; b < Math.max(1, hand.boards.length); b++) {
    const high = hand.boards[b]?.high;
    for (let k = 0; k < contenders.length; k++) {
      const player = contenders[k] as number;
      if (high !== undefined && high[player] !== -1) continue;
      const { id } = hand.players[player] as { readonly id: Id };
      return reject('MISSING_RANK', { player: id, board: b + 1 });
    }
  }
  return undefined;
}

/** Clockwise from the button (R34). */
function liveHands<Id extends PlayerId>({ folded, first }: Hand<Id>): number[] {
  const live: number[] = [];
  for (let i = first; i < folded.length; i++) if (folded[i] === false) live.push(i);
  for (let i = 0; i < first; i++) if (folded[i] === false) live.push(i);
  return live;
}

/** The contenders of a pot, out of those of the pot below it. */
function reaching<Id extends PlayerId>(
  { levels }: Hand<Id>,
  layer: Layer,
  players: readonly number[],
): number[] {
  const contenders: number[] = [];
  for (let k = 0; k < players.length; k++) {
    const i = players[k] as number;
    if ((levels[i] as number) >= layer.to) contenders.push(i);
  }
  return contenders;
}

function takeRake<Id extends PlayerId>(
  hand: Hand<Id>,
  base: number,
  trace: WhyStep<Id>[] | undefined,
): number {
  const config = hand.rake;
  if (config === null || config.bps === 0) return 0;
  const inUnits = (unit: number): HandRake =>
    rakeOf(base, config, unit, hand.players.length, hand.boards.length > 0);
  const { unit } = hand;
  const taken = inUnits(unit);
  if (trace !== undefined) {
    const chip = inUnits(1).amount === taken.amount ? {} : { chip: unit };
    trace.push({ kind: 'hand-rake', base, bps: config.bps, ...chip, ...taken });
  }
  return taken.amount;
}

const rakePerPot = <Id extends PlayerId>(hand: Hand<Id>, cut: Cut, rake: number): number[] =>
  spreadRake(
    rake,
    cut.layers.map((layer) => layer.amount),
    hand.unit,
    hand.rake?.spread,
  );

/** Moves what each player wins of the pot from `shares`, which is all zeros again, to `totals`. */
function settlePot<Id extends PlayerId>(
  hand: Hand<Id>,
  cut: Cut,
  index: number,
  contenders: readonly number[],
  rake: number,
  shares: number[],
  totals: number[],
  explainer: Explainer<Id> | undefined,
): SettledPot<Id> & { readonly why?: Why<Id> } {
  const layer = cut.layers[index] as Layer;
  const steps = explainer?.potSteps(hand, layer, cut.matched);
  const net = layer.amount - rake;
  if (rake > 0) steps?.push({ kind: 'pot-rake', amount: rake, left: net });
  awardPot(hand, contenders, net, shares, steps);

  const eligible: Id[] = [];
  const awards: Record<PlayerId, number> = {};
  for (let i = 0; i < shares.length; i++) {
    if (!isContender(hand.levels[i] as number, hand.folded[i] as boolean, layer)) continue;
    const { id } = hand.players[i] as { readonly id: Id };
    eligible.push(id);
    const won = shares[i] as number;
    if (won === 0) continue;
    setOwn(awards, id, won);
    shares[i] = 0;
    totals[i] = (totals[i] as number) + won;
  }
  const name = potName(index);
  const pot = { name, amount: layer.amount, eligible, rake, awards: awards as Chips<Id> };
  return explainer && steps ? { ...pot, why: explainer.why(steps) } : pot;
}
