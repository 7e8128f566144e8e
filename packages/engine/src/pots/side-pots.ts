/** The short form: contributions in, pots out; ranks in, winnings out. Throws `PokerError`. */

import {
  hasMoreKeys,
  isObject,
  keysProblem,
  nullProblem,
  throwing,
  unfit,
  unitProblem,
  unreadable,
} from '../checks.js';
import { amountProblem, isAmount, totalProblem } from '../chips.js';
import { type PlayerId, PokerError, type Refusal, reject, throwIf } from '../errors.js';
import { crowdProblem } from './crowd.js';
import { duplicateIdProblem, fingerprint, idListProblem, isId } from './ids.js';
import { cutLayers, isContender, type Layer } from './layers.js';
import { splitPot } from './odd-chips.js';
import { unitOfAll } from './unit.js';

/** What one player put in. */
export interface PlayerContribution<Id extends PlayerId = string> {
  readonly userId: Id;
  /** Everything put in over the whole hand. */
  readonly amount: number;
  readonly isFolded: boolean;
}

/** Chips, and who may win them. */
export interface Pot<Id extends PlayerId = string> {
  readonly amount: number;
  readonly eligiblePlayerIds: readonly Id[];
}

/** How odd chips are given. */
export interface DistributeOptions<Id extends PlayerId = string> {
  /** Players clockwise, the first one left of the button: odd chips go one each in this order. */
  readonly seatOrder?: readonly Id[];
  /** Smallest chip of the table, 1 if absent; a pot may hold smaller ones (R84). */
  readonly unit?: number;
}

/**
 * The pots, main pot first. Chips that nobody called are the last pot, with their owner as its one
 * eligible player (also if they folded, R11), so that the pots always sum to what was put in.
 *
 * @throws `PokerError`: `BAD_INPUT`, `UNKNOWN_KEY`, `NOT_INTEGER`, `NEGATIVE_AMOUNT`,
 * `UNSAFE_INTEGER`, `TOO_FEW_PLAYERS`, `TOO_MANY_PLAYERS`, `DUPLICATE_PLAYER`, `NO_LIVE_HAND`.
 *
 * @example
 * import { calculateSidePots } from '@sidepot/engine';
 *
 * calculateSidePots([
 *   { userId: 'Ann', amount: 50, isFolded: false },
 *   { userId: 'Bob', amount: 80, isFolded: false },
 * ]);
 * // → [{ amount: 100, eligiblePlayerIds: ['Ann', 'Bob'] }, { amount: 30, eligiblePlayerIds: ['Bob'] }]
 */
export function calculateSidePots<Id extends PlayerId = string>(
  contributions: readonly PlayerContribution<Id>[],
): Pot<Id>[] {
  const { ids, levels, folded } = readOrThrow(contributions);
  const { layers, refund, refundIndex } = cutLayers(levels, folded, 0);
  const pots: Pot<Id>[] = [];
  for (let k = 0; k < layers.length; k++) {
    const layer = layers[k] as Layer;
    const eligiblePlayerIds: Id[] = [];
    for (let i = 0; i < ids.length; i++) {
      if (isContender(levels[i] as number, folded[i] as boolean, layer)) {
        eligiblePlayerIds.push(ids[i] as Id);
      }
    }
    pots.push({ amount: layer.amount, eligiblePlayerIds });
  }
  if (refund > 0) pots.push({ amount: refund, eligiblePlayerIds: [ids[refundIndex] as Id] });
  return pots;
}

const CONTRIBUTION_KEYS: readonly string[] = ['userId', 'amount', 'isFolded'];
const POT_KEYS: readonly string[] = ['amount', 'eligiblePlayerIds'];
const OPTION_KEYS: readonly string[] = ['seatOrder', 'unit'];

interface Columns<Id> {
  readonly ids: readonly Id[];
  readonly levels: readonly number[];
  readonly folded: readonly boolean[];
}

/** As `throwing`, without a function for each call: that took a twentieth of it. */
function readOrThrow<Id extends PlayerId>(
  contributions: readonly PlayerContribution<Id>[],
): Columns<Id> {
  try {
    return readContributions(contributions);
  } catch (error) {
    throw new PokerError(unreadable(error));
  }
}

function readContributions<Id extends PlayerId>(
  contributions: readonly PlayerContribution<Id>[],
): Columns<Id> {
  if (!Array.isArray(contributions)) {
    throw new PokerError(unfit('contributions', 'list', contributions));
  }
  const ids: Id[] = [];
  // Only ids that share a bit with an earlier one can be equal to it: ids.ts.
  let seen = 0;
  let areAlike = false;
  const levels: number[] = [];
  const folded: boolean[] = [];
  let total = 0;
  let live = 0;
  for (let i = 0; i < contributions.length; i++) {
    const player: PlayerContribution<Id> = contributions[i];
    if (
      !isObject(player) ||
      !isId(player.userId) ||
      typeof player.isFolded !== 'boolean' ||
      hasMoreKeys(player, CONTRIBUTION_KEYS.length)
    ) {
      throw new PokerError(
        keysProblem(player, CONTRIBUTION_KEYS, `contributions[${i}].`) ??
          unfit(
            `contributions[${i}]`,
            { wants: 'objectWith', keys: ['userId', 'amount', 'isFolded'] },
            player,
          ),
      );
    }
    if (!isAmount(player.amount)) throwIf(amountProblem(player.amount, 'amount', player.userId));
    ids.push(player.userId);
    const bit = 1 << (fingerprint(player.userId) & 31);
    if ((seen & bit) !== 0) areAlike = true;
    seen |= bit;
    levels.push(player.amount);
    folded.push(player.isFolded);
    total += player.amount;
    if (!player.isFolded) live++;
  }
  throwIf(
    crowdProblem(ids.length) ??
      (areAlike ? duplicateIdProblem(ids) : undefined) ??
      totalProblem(total) ??
      (live === 0 ? reject('NO_LIVE_HAND') : undefined),
  );
  return { ids, levels, folded };
}

/**
 * Every pot to its best-ranked eligible players; a higher rank wins, equal ranks share. A pot with
 * one eligible player needs no rank. Without `seatOrder` the whole remainder of a tie goes to the
 * first tied player in the pot's own order (R6).
 *
 * @throws `PokerError`: as `calculateSidePots`, and `BAD_UNIT`, `MISSING_RANK`, `MISSING_SEAT`.
 *
 * @example
 * import { distributePots } from '@sidepot/engine';
 *
 * const pots = [{ amount: 100, eligiblePlayerIds: ['Ann', 'Bob'] }];
 * distributePots(pots, new Map([['Ann', 1], ['Bob', 2]])); // → Map(1) { 'Bob' => 100 }
 */
export function distributePots<Id extends PlayerId = string>(
  pots: readonly Pot<Id>[],
  handRankings: ReadonlyMap<Id, number>,
  options: DistributeOptions<Id> = {},
): Map<Id, number> {
  return throwing(() => distribute(pots, handRankings, options));
}

function distribute<Id extends PlayerId>(
  pots: readonly Pot<Id>[],
  handRankings: ReadonlyMap<Id, number>,
  options: DistributeOptions<Id>,
): Map<Id, number> {
  if (!isObject(options)) throw new PokerError(unfit('options', 'object', options));
  const { seatOrder } = options;
  throwIf(
    keysProblem(options, OPTION_KEYS) ??
      nullProblem(options) ??
      unitProblem(options.unit ?? 1) ??
      (seatOrder === undefined ? undefined : idListProblem('seatOrder', seatOrder)) ??
      potsProblem(pots, handRankings, seatOrder),
  );
  const unit = unitOfAll(
    options.unit ?? 1,
    pots.map(({ amount }) => amount),
  );
  const winnings = new Map<Id, number>();
  for (const pot of pots) {
    const winners = bestRanked(pot.eligiblePlayerIds, handRankings);
    const line = winners.length === 1 ? undefined : seatOrder;
    splitPot(pot.amount, winners, unit, line, winnings);
  }
  return winnings;
}

function bestRanked<Id extends PlayerId>(
  eligible: readonly Id[],
  ranks: ReadonlyMap<Id, number>,
): Id[] {
  if (eligible.length === 1) return eligible.slice();
  const best = Math.max(...eligible.map((id) => ranks.get(id) ?? -Infinity));
  return eligible.filter((id) => ranks.get(id) === best);
}

function potsProblem(
  pots: readonly Pot<PlayerId>[],
  ranks: ReadonlyMap<PlayerId, number>,
  seatOrder: readonly PlayerId[] | undefined,
): Refusal | undefined {
  if (!Array.isArray(pots)) return unfit('pots', 'list', pots);
  if (!(ranks instanceof Map)) return unfit('handRankings', 'map', ranks);
  let total = 0;
  for (let index = 0; index < pots.length; index++) {
    const pot = pots[index] ?? {};
    const { amount, eligiblePlayerIds } = pot;
    const wrong =
      keysProblem(pot, POT_KEYS, `pots[${index}].`) ??
      amountProblem(amount, `pots[${index}].amount`) ??
      eligibleProblem(eligiblePlayerIds, index, ranks, seatOrder);
    if (wrong !== undefined) return wrong;
    total += amount;
  }
  return totalProblem(total);
}

function eligibleProblem(
  eligible: readonly PlayerId[],
  index: number,
  ranks: ReadonlyMap<PlayerId, number>,
  seatOrder: readonly PlayerId[] | undefined,
): Refusal | undefined {
  const wrong = idListProblem(`pots[${index}].eligiblePlayerIds`, eligible);
  if (wrong !== undefined) return wrong;
  if (eligible.length === 0) return reject('NO_LIVE_HAND', { index });
  if (eligible.length === 1) return undefined;
  for (const player of eligible) {
    const rank = ranks.get(player);
    if (typeof rank !== 'number' || Number.isNaN(rank)) {
      return reject('MISSING_RANK', { player, index });
    }
    if (seatOrder !== undefined && !seatOrder.includes(player)) {
      return reject('MISSING_SEAT', { player, index });
    }
  }
  return undefined;
}
