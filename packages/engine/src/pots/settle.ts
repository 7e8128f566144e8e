/** The full answer: refund, pots, rake and awards of a hand, and on request the reasons. */

import { assertConserved, type PlayerId, type Rejection, type Result, reject } from '../errors.js';
import { awardPot } from './award.js';
import { potSteps } from './explain.js';
import { type Hand, readHand, type SettleInput } from './hand.js';
import { type Cut, cutLayers, isContender, type Layer, potName } from './layers.js';
import { rakeOf, spreadRake } from './rake.js';
import { type Chips, setOwn } from './record.js';
import { type Why, type WhyStep, why } from './why.js';

export interface SettledPot<Id extends PlayerId = string> {
  readonly name: string;
  /** Before rake. */
  readonly amount: number;
  /** Contenders in seat order. */
  readonly eligible: readonly Id[];
  readonly rake: number;
  readonly awards: Chips<Id>;
}

export interface Settlement<Id extends PlayerId = string> {
  /** Uncalled chips, back to their owner: not a pot, not a win (R10). */
  readonly refund: Chips<Id>;
  /** Main pot first (R18). */
  readonly pots: readonly SettledPot<Id>[];
  readonly awards: Chips<Id>;
  readonly rake: number;
}

export interface ExplainedPot<Id extends PlayerId = string> extends SettledPot<Id> {
  readonly why: Why<Id>;
}

export interface ExplainedSettlement<Id extends PlayerId = string> extends Settlement<Id> {
  readonly pots: readonly ExplainedPot<Id>[];
  /** What concerns the hand as a whole: the refund and the rake. */
  readonly why: Why<Id>;
}

export interface SettleOptions {
  /** Build `why` for the hand and for every pot. */
  readonly explain?: boolean;
}

export function settle<Id extends PlayerId = string>(
  input: SettleInput<Id>,
  options: { readonly explain: true },
): Result<ExplainedSettlement<Id>>;
export function settle<Id extends PlayerId = string>(
  input: SettleInput<Id>,
  options?: SettleOptions,
): Result<Settlement<Id>>;
export function settle<Id extends PlayerId>(
  input: SettleInput<Id>,
  options: SettleOptions = {},
): Result<Settlement<Id>> {
  const read = readHand(input);
  if (!read.ok) return read;
  const hand = read.value;
  const cut = cutLayers(hand.levels, hand.folded, hand.dead);
  const problem = orphanProblem(hand, cut) ?? rankProblem(hand, cut);
  if (problem !== undefined) return { ok: false, error: problem };

  const trace: WhyStep<Id>[] | undefined = options.explain === true ? [] : undefined;
  const amounts = cut.layers.map((layer) => layer.amount);
  const base = amounts.reduce((sum, amount) => sum + amount, 0);
  const rake = takeRake(hand, base, trace);
  const rakes = rake === 0 ? undefined : spreadRake(rake, amounts, hand.rake?.spread);

  const totals: number[] = new Array(hand.players.length).fill(0);
  const pots = cut.layers.map((_, index) =>
    settlePot(hand, cut, index, rakes?.[index] ?? 0, totals, trace !== undefined),
  );
  const paid = totals.reduce((sum, amount) => sum + amount, 0);
  assertConserved(hand.total, cut.refund + paid + rake, 'settle');

  const refund: Record<PlayerId, number> = {};
  if (cut.refundIndex >= 0) {
    const owner = hand.players[cut.refundIndex] as (typeof hand.players)[number];
    setOwn(refund, owner.id, cut.refund);
    trace?.unshift({
      kind: 'refund',
      player: owner.id,
      amount: cut.refund,
      matched: cut.matched,
      level: cut.matched + cut.refund,
    });
  }
  const value: Settlement<Id> = {
    refund: refund as Chips<Id>,
    pots,
    awards: chipsByPlayer(hand, totals),
    rake,
  };
  if (trace === undefined) return { ok: true, value };
  const explained = { ...value, why: why(trace) };
  return { ok: true, value: explained };
}

function orphanProblem<Id extends PlayerId>(hand: Hand<Id>, cut: Cut): Rejection | undefined {
  const orphan = cut.layers.at(-1)?.orphan ?? 0;
  if (!hand.rejectOrphans || orphan === 0) return undefined;
  return reject('ORPHAN_LAYER', `${orphan} chips lie above every live hand`, { amount: orphan });
}

/** Contenders only become fewer from pot to pot, so the first pot speaks for all (I5). */
function rankProblem<Id extends PlayerId>(hand: Hand<Id>, cut: Cut): Rejection | undefined {
  const main = cut.layers[0];
  if (main === undefined) return undefined;
  const contenders = contendersOf(hand, main);
  if (contenders.length < 2) return undefined;
  const missing = (player: number, board: number): Rejection => {
    const id = hand.players[player]?.id;
    return reject('MISSING_RANK', `board ${board + 1} does not rank ${id}, who contests a pot`, {
      player: id,
      board: board + 1,
    });
  };
  if (hand.boards.length === 0) return missing(contenders[0] as number, 0);
  for (let b = 0; b < hand.boards.length; b++) {
    for (const player of contenders) {
      if (hand.boards[b]?.high[player] === -1) return missing(player, b);
    }
  }
  return undefined;
}

/** Clockwise from the button (R34). */
function contendersOf<Id extends PlayerId>(hand: Hand<Id>, layer: Layer): number[] {
  const { levels, folded, first } = hand;
  const contenders: number[] = [];
  for (let k = 0; k < levels.length; k++) {
    const i = (first + k) % levels.length;
    if (isContender(levels[i] as number, folded[i] as boolean, layer)) contenders.push(i);
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
  const flop = config.flopSeen ?? hand.boards.length > 0;
  const amount = rakeOf(base, config, hand.players.length, flop);
  if (trace !== undefined) {
    const uncapped = rakeOf(base, { ...config, cap: null }, hand.players.length, flop);
    const noFlop = (config.noFlopNoDrop ?? true) && !flop;
    const reason = noFlop ? 'no-flop' : amount < uncapped ? 'cap' : 'rate';
    trace.push({ kind: 'house', base, bps: config.bps, amount, reason });
  }
  return amount;
}

function settlePot<Id extends PlayerId>(
  hand: Hand<Id>,
  cut: Cut,
  index: number,
  rake: number,
  totals: number[],
  explain: boolean,
): SettledPot<Id> {
  const layer = cut.layers[index] as Layer;
  const contenders = contendersOf(hand, layer);
  const steps = explain ? potSteps(hand, layer, cut.matched) : undefined;
  const net = layer.amount - rake;
  if (rake > 0) steps?.push({ kind: 'rake', amount: rake, left: net });
  const shares: number[] = new Array(hand.players.length).fill(0);
  awardPot(hand, contenders, net, shares, steps);
  for (let i = 0; i < shares.length; i++) {
    totals[i] = (totals[i] as number) + (shares[i] as number);
  }
  const pot: SettledPot<Id> = {
    name: potName(index),
    amount: layer.amount,
    eligible: contenders.sort((a, b) => a - b).map((i) => (hand.players[i] as { id: Id }).id),
    rake,
    awards: chipsByPlayer(hand, shares),
  };
  if (steps === undefined) return pot;
  const explained: ExplainedPot<Id> = { ...pot, why: why(steps) };
  return explained;
}

function chipsByPlayer<Id extends PlayerId>(hand: Hand<Id>, amounts: readonly number[]): Chips<Id> {
  const chips: Record<PlayerId, number> = {};
  for (let i = 0; i < amounts.length; i++) {
    const amount = amounts[i] as number;
    if (amount > 0) setOwn(chips, (hand.players[i] as { readonly id: Id }).id, amount);
  }
  return chips as Chips<Id>;
}
