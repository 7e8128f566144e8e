/** From ranked tiers of ids to one tier number per player and board (R79, R87, R88). */

import { hasMoreKeys, isObject, keysProblem, unfit } from '../checks.js';
import { type PlayerId, type Refusal, type Result, reject, type Wanted } from '../errors.js';
import { filled } from './filled.js';
import { indexOfId, isId } from './ids.js';

/** Hands ranked for one board: tiers of equal hands, best first. */
export interface BoardRanking<Id extends PlayerId = string> {
  readonly high: readonly (readonly Id[])[];
  /** High-low only: qualifying lows; whoever is missing has none. */
  readonly low?: readonly (readonly Id[])[];
}

export const BOARD_KEYS: readonly string[] = ['high', 'low'];

/** Tier of each player on a board, 0 the best; −1 for none. */
export interface Tiers {
  readonly high: readonly number[];
  readonly low: readonly number[];
}

/** What a ranking needs to know of the players, in seat order. */
interface Roster<Id> {
  readonly ids: readonly Id[];
  readonly prints: readonly number[];
  readonly folded: readonly boolean[];
}

export function readBoard<Id extends PlayerId>(
  board: BoardRanking<Id> | undefined,
  roster: Roster<Id>,
  index: number,
  hilo: boolean,
): Result<Tiers> {
  const problem = boardProblem(board, index, hilo);
  if (problem !== undefined) return { ok: false, error: problem };
  const { high, low } = board as BoardRanking<Id>;
  const highs = unranked(roster);
  const lows = low === undefined ? NO_LOWS : unranked(roster);
  const bad =
    readTiers(high, roster, highs, index, 'high') ??
    (low === undefined ? undefined : readTiers(low, roster, lows, index, 'low'));
  return bad === undefined
    ? { ok: true, value: { high: highs, low: lows } }
    : { ok: false, error: bad };
}

/** Not read when nobody can have a low; an index that is not there ranks nobody. */
const NO_LOWS: number[] = [];

const unranked = (roster: Roster<unknown>): number[] => filled(roster.ids.length, -1);

function boardProblem(
  board: BoardRanking<PlayerId> | undefined,
  index: number,
  hilo: boolean,
): Refusal | undefined {
  const bad = (field: string, wanted: Wanted, value: unknown): Refusal =>
    unfit(`boards[${index}]${field}`, wanted, value, 'BAD_BOARDS');
  if (board === undefined || !isObject(board)) return bad('', 'object', board);
  const { high, low } = board;
  if (hasMoreKeys(board, low === undefined ? 1 : 2)) {
    const unknown = keysProblem(board, BOARD_KEYS, `boards[${index}].`);
    if (unknown !== undefined) return unknown;
  }
  if (!isTiers(high)) return bad('.high', 'tiers', high);
  if (low === undefined) return undefined;
  if (!hilo) return bad('.low', 'leftOutUnlessHilo', low);
  return isTiers(low) ? undefined : bad('.low', 'tiers', low);
}

function isTiers(tiers: unknown): boolean {
  if (!Array.isArray(tiers)) return false;
  for (let tier = 0; tier < tiers.length; tier++) if (!Array.isArray(tiers[tier])) return false;
  return true;
}

/** Writes each ranked player's tier to `tierOf`, or says why it cannot. */
function readTiers<Id extends PlayerId>(
  tiers: readonly (readonly Id[])[],
  roster: Roster<Id>,
  tierOf: number[],
  board: number,
  half: 'high' | 'low',
): Refusal | undefined {
  for (let tier = 0; tier < tiers.length; tier++) {
    const ids = tiers[tier] as readonly Id[];
    for (let k = 0; k < ids.length; k++) {
      const player = ids[k] as Id;
      const i = isId(player) ? indexOfId(roster.ids, roster.prints, player) : -1;
      if (i >= 0 && roster.folded[i] === false && tierOf[i] === -1) {
        tierOf[i] = tier;
        continue;
      }
      const code =
        i < 0 ? 'UNKNOWN_PLAYER' : roster.folded[i] === true ? 'RANK_OF_FOLDED' : 'DUPLICATE_RANK';
      return reject(code, { player, board: board + 1, half });
    }
  }
  return undefined;
}
