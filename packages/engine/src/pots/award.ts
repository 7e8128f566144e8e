/** Who gets one pot (R79–R90): boards, then high and low, then tied hands, odd chips at each. */

import type { PlayerId } from '../errors.js';
import type { Tiers } from './boards.js';
import { divide, shareAt } from './odd-chips.js';
import type { BestHand, WhyStep } from './why.js';

/** Where odd units go, if not to the first half and by place. */
export interface OddRules {
  /** Place of the first half when the odd unit is given: 0 gets it, 1 does not (R135). */
  half(first: readonly number[], second: readonly number[], contenders: readonly number[]): number;
  /** Tied winners in the order of their odd chips (R132). */
  players(tied: readonly number[], best: BestHand): readonly number[];
}

/** What the division needs to know of a hand. */
export interface RankedHand<Id extends PlayerId> {
  /** For the names in a trace. */
  readonly players: readonly { readonly id: Id }[];
  readonly boards: readonly Tiers[];
  /** Smallest chip of the hand (R84). */
  readonly unit: number;
  /** Smallest chip of the table, if a trace is to say where that of the hand decides. */
  readonly tableUnit?: number;
  readonly hilo: boolean;
  readonly odd?: OddRules | undefined;
}

/**
 * Adds what each player gets of `amount` to `awards`. `contenders` are player indexes, clockwise
 * from the button, so that odd chips go in the order of the list. Steps are written to `trace`
 * only if there is one.
 */
export function awardPot<Id extends PlayerId>(
  hand: RankedHand<Id>,
  contenders: readonly number[],
  amount: number,
  awards: number[],
  trace: WhyStep<Id>[] | undefined,
): void {
  const { boards, unit } = hand;
  if (contenders.length === 1) {
    const only = contenders[0] as number;
    awards[only] = (awards[only] as number) + amount;
    trace?.push({ kind: 'unopposed', player: nameOf(hand, only), amount });
    return;
  }
  if (boards.length === 1) {
    awardBoard(hand, boards[0] as Tiers, contenders, amount, awards, trace);
    return;
  }
  const parts = divide(amount, boards.length, unit);
  for (let b = 0; b < boards.length; b++) {
    const part = shareAt(parts, b, unit);
    trace?.push({ kind: 'board', board: b + 1, of: boards.length, amount: part });
    awardBoard(hand, boards[b] as Tiers, contenders, part, awards, trace);
  }
}

function awardBoard<Id extends PlayerId>(
  hand: RankedHand<Id>,
  tiers: Tiers,
  contenders: readonly number[],
  amount: number,
  awards: number[],
  trace: WhyStep<Id>[] | undefined,
): void {
  const high = bestOf(contenders, tiers.high);
  if (!hand.hilo) {
    pay(hand, high, amount, 'hand', awards, trace);
    return;
  }
  const low = bestOf(contenders, tiers.low);
  if (low.length === 0) {
    trace?.push({ kind: 'no-low' });
    pay(hand, high, amount, 'high', awards, trace);
  } else if (sameWinners(high, low)) {
    trace?.push({ kind: 'same-both-ways', players: high.map((i) => nameOf(hand, i)) });
    pay(hand, high, amount, 'hand', awards, trace);
  } else {
    const halves = divide(amount, 2, hand.unit);
    const toHigh = shareAt(halves, hand.odd?.half(high, low, contenders) ?? 0, hand.unit);
    trace?.push({ kind: 'half', half: 'high', amount: toHigh });
    pay(hand, high, toHigh, 'high', awards, trace);
    trace?.push({ kind: 'half', half: 'low', amount: amount - toHigh });
    pay(hand, low, amount - toHigh, 'low', awards, trace);
  }
}

function pay<Id extends PlayerId>(
  hand: RankedHand<Id>,
  tied: readonly number[],
  amount: number,
  best: BestHand,
  awards: number[],
  trace: WhyStep<Id>[] | undefined,
): void {
  if (tied.length === 1) {
    const winner = tied[0] as number;
    awards[winner] = (awards[winner] as number) + amount;
    trace?.push({ kind: 'win', best, player: nameOf(hand, winner), amount });
    return;
  }
  const winners = hand.odd?.players(tied, best) ?? tied;
  const division = divide(amount, winners.length, hand.unit);
  for (let place = 0; place < winners.length; place++) {
    const winner = winners[place] as number;
    awards[winner] = (awards[winner] as number) + shareAt(division, place, hand.unit);
  }
  if (trace === undefined) return;
  const { share } = division;
  const players = winners.map((i) => nameOf(hand, i));
  const { unit, tableUnit = unit } = hand;
  const odd = players.slice(0, division.odd).map((player) => ({ player, amount: unit }));
  const isSmaller = unit < tableUnit && (odd.length > 0 || share % tableUnit > 0);
  const chip = isSmaller ? { chip: unit } : {};
  trace.push({ kind: 'split', best, amount, players, share, odd, ...chip });
}

/** The contenders on the best tier, in their order; those without a rank (−1) never win. */
function bestOf(contenders: readonly number[], tiers: readonly number[]): number[] {
  let best = -1;
  let winners: number[] = [];
  for (let k = 0; k < contenders.length; k++) {
    const player = contenders[k] as number;
    const tier = tiers[player] ?? -1;
    if (tier < 0) continue;
    if (tier === best) winners.push(player);
    else if (best < 0 || tier < best) {
      best = tier;
      winners = [player];
    }
  }
  return winners;
}

/** Both lists are in the order of the contenders. */
const sameWinners = (a: readonly number[], b: readonly number[]): boolean => a.join() === b.join();

const nameOf = <Id extends PlayerId>(hand: RankedHand<Id>, index: number): Id =>
  (hand.players[index] as { readonly id: Id }).id;
