/** The short form: contributions in, pots out; ranks in, winnings out. Throws `PokerError`. */

import { amountProblem, totalProblem } from '../chips.js';
import { assertConserved, type PlayerId, type Rejection, reject, throwIf } from '../errors.js';
import { crowdProblem, duplicateIdProblem, isId, isObject, unitProblem } from './checks.js';
import { divide, shareAt } from './divide.js';
import { cutLayers, isContender } from './layers.js';

export interface PlayerContribution<Id extends PlayerId = string> {
  readonly userId: Id;
  /** Everything put in over the whole hand. */
  readonly amount: number;
  readonly isFolded: boolean;
}

export interface Pot<Id extends PlayerId = string> {
  readonly amount: number;
  readonly eligiblePlayerIds: readonly Id[];
}

export interface DistributeOptions<Id extends PlayerId = string> {
  /** Players clockwise, the first one left of the button: odd chips go one each in this order. */
  readonly seatOrder?: readonly Id[];
  /** Smallest chip in play, 1 if absent; only with `seatOrder`. */
  readonly unit?: number;
}

/**
 * Main pot first. Chips that nobody called are the last pot, with their owner as its one
 * eligible player (also if he folded, R11), so that the pots always sum to what was put in.
 */
export function calculateSidePots<Id extends PlayerId = string>(
  contributions: readonly PlayerContribution<Id>[],
): Pot<Id>[] {
  throwIf(contributionsProblem(contributions));
  const levels: number[] = [];
  const folded: boolean[] = [];
  for (const { amount, isFolded } of contributions) {
    levels.push(amount);
    folded.push(isFolded);
  }
  const { layers, refund, refundIndex } = cutLayers(levels, folded, 0);

  const pots: Pot<Id>[] = [];
  for (const layer of layers) {
    const eligiblePlayerIds: Id[] = [];
    for (let i = 0; i < levels.length; i++) {
      if (isContender(levels[i] as number, folded[i] as boolean, layer)) {
        eligiblePlayerIds.push((contributions[i] as PlayerContribution<Id>).userId);
      }
    }
    pots.push({ amount: layer.amount, eligiblePlayerIds });
  }
  const owner = contributions[refundIndex];
  if (owner !== undefined) pots.push({ amount: refund, eligiblePlayerIds: [owner.userId] });
  return pots;
}

function contributionsProblem(
  contributions: readonly PlayerContribution<PlayerId>[],
): Rejection | undefined {
  if (!Array.isArray(contributions)) {
    return reject('BAD_INPUT', 'contributions must be a list', { value: contributions });
  }
  let total = 0;
  let live = 0;
  for (const [i, player] of contributions.entries()) {
    if (!isObject(player) || !isId(player.userId) || typeof player.isFolded !== 'boolean') {
      return reject('BAD_INPUT', `contributions[${i}] must have userId, amount and isFolded`, {
        value: player,
      });
    }
    const wrong = amountProblem(player.amount, 'amount', player.userId);
    if (wrong !== undefined) return wrong;
    total += player.amount;
    if (!player.isFolded) live++;
  }
  return (
    crowdProblem(contributions.length) ??
    duplicateIdProblem(contributions, (player) => player.userId) ??
    totalProblem(total) ??
    (live === 0 ? reject('NO_LIVE_HAND', 'every player has folded') : undefined)
  );
}

/**
 * Every pot to its best-ranked eligible players; a higher rank wins, equal ranks share. A pot with
 * one eligible player needs no rank. Without `seatOrder` the whole remainder of a tie goes to the
 * first tied player in the pot's own order (R6).
 */
export function distributePots<Id extends PlayerId = string>(
  pots: readonly Pot<Id>[],
  handRankings: ReadonlyMap<Id, number>,
  options: DistributeOptions<Id> = {},
): Map<Id, number> {
  const { seatOrder, unit = 1 } = options;
  throwIf(unitProblem(unit) ?? potsProblem(pots, handRankings, seatOrder));
  const winnings = new Map<Id, number>();
  for (const pot of pots) {
    const winners = bestRanked(pot.eligiblePlayerIds, handRankings);
    if (seatOrder !== undefined)
      winners.sort((a, b) => seatOrder.indexOf(a) - seatOrder.indexOf(b));
    splitPot(pot.amount, winners, seatOrder === undefined ? undefined : unit, (id, amount) => {
      winnings.set(id, (winnings.get(id) ?? 0) + amount);
    });
  }
  return winnings;
}

/** With a unit one odd chip each in the order of `winners` (R82); without, all to the first (R6). */
export function splitPot<Id>(
  amount: number,
  winners: readonly Id[],
  unit: number | undefined,
  pay: (winner: Id, amount: number) => void,
): void {
  const division = divide(amount, winners.length, unit ?? 1);
  let paid = 0;
  for (const [place, winner] of winners.entries()) {
    const share =
      unit !== undefined
        ? shareAt(division, place, unit)
        : division.share + (place === 0 ? division.odd : 0);
    paid += share;
    if (share > 0) pay(winner, share);
  }
  assertConserved(amount, paid, 'splitPot');
}

function bestRanked<Id extends PlayerId>(
  eligible: readonly Id[],
  ranks: ReadonlyMap<Id, number>,
): Id[] {
  if (eligible.length === 1) return eligible.slice();
  const best = Math.max(...eligible.map((id) => ranks.get(id) ?? -Infinity));
  return eligible.filter((id) => ranks.get(id) === best);
}

function potsProblem<Id extends PlayerId>(
  pots: readonly Pot<Id>[],
  ranks: ReadonlyMap<Id, number>,
  seatOrder: readonly Id[] | undefined,
): Rejection | undefined {
  if (!Array.isArray(pots) || !pots.every((pot) => Array.isArray(pot?.eligiblePlayerIds))) {
    return reject('BAD_INPUT', 'pots must be a list of { amount, eligiblePlayerIds }', {
      value: pots,
    });
  }
  let total = 0;
  for (const [i, { amount, eligiblePlayerIds }] of (pots as readonly Pot<Id>[]).entries()) {
    const wrong =
      amountProblem(amount, `pots[${i}].amount`) ??
      duplicateIdProblem(eligiblePlayerIds, (id) => id);
    if (wrong !== undefined) return wrong;
    total += amount;
    if (eligiblePlayerIds.length === 0) {
      return reject('NO_LIVE_HAND', `pots[${i}] has no eligible player`, { pot: i });
    }
    if (eligiblePlayerIds.length === 1) continue;
    for (const player of eligiblePlayerIds) {
      const rank = ranks.get(player);
      if (rank === undefined || Number.isNaN(rank)) {
        return reject('MISSING_RANK', `${player} contests pots[${i}] without a rank`, {
          player,
          pot: i,
        });
      }
      if (seatOrder !== undefined && !seatOrder.includes(player)) {
        return reject('MISSING_SEAT', `${player} is not in seatOrder`, { player });
      }
    }
  }
  return totalProblem(total) ?? duplicateIdProblem(seatOrder ?? [], (id) => id);
}
