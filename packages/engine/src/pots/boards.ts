/** From ranked tiers of ids to one tier number per player and board (R79, R87, R88). */

import { type PlayerId, type Rejection, type Result, reject } from '../errors.js';
import { isObject } from './checks.js';

/** Hands ranked for one board: tiers of equal hands, best first. */
export interface BoardRanking<Id extends PlayerId = string> {
  readonly high: readonly (readonly Id[])[];
  /** High-low only: qualifying lows; whoever is missing has none. */
  readonly low?: readonly (readonly Id[])[];
}

/** Tier of each player on a board, 0 the best; −1 for none. */
export interface Tiers {
  readonly high: readonly number[];
  readonly low: readonly number[];
}

/** What a ranking needs to know of a player. */
interface Ranked<Id> {
  readonly id: Id;
  readonly folded: boolean;
}

export function readBoard<Id extends PlayerId>(
  board: BoardRanking<Id> | undefined,
  players: readonly Ranked<Id>[],
  index: number,
  hilo: boolean,
): Result<Tiers> {
  const at = `boards[${index}]`;
  const bad = (message: string): Result<Tiers> => ({
    ok: false,
    error: reject('BAD_BOARDS', message, { board: index + 1 }),
  });
  if (board === undefined || !isObject(board)) return bad(`${at} must be an object`);
  if (board.low !== undefined && !hilo) return bad(`${at}.low is for kind "hilo" only`);
  const high = readTiers(board.high, players, `${at}.high`);
  if (!high.ok) return high;
  const low = readTiers(board.low ?? [], players, `${at}.low`);
  if (!low.ok) return low;
  return { ok: true, value: { high: high.value, low: low.value } };
}

function readTiers<Id extends PlayerId>(
  tiers: readonly (readonly Id[])[],
  players: readonly Ranked<Id>[],
  field: string,
): Result<number[]> {
  const fail = (error: Rejection): Result<number[]> => ({ ok: false, error });
  if (!Array.isArray(tiers) || !tiers.every(Array.isArray)) {
    return fail(reject('BAD_BOARDS', `${field} must be a list of lists of players`, { field }));
  }
  const tierOf: number[] = new Array(players.length).fill(-1);
  for (let tier = 0; tier < tiers.length; tier++) {
    for (const id of tiers[tier] as readonly Id[]) {
      const i = players.findIndex((player) => player.id === id);
      if (i < 0) {
        return fail(
          reject('UNKNOWN_PLAYER', `${field} ranks ${String(id)}, who is not in the hand`, {
            player: id,
            field,
          }),
        );
      }
      if (players[i]?.folded === true) {
        return fail(
          reject('RANK_OF_FOLDED', `${field} ranks ${id}, who folded`, { player: id, field }),
        );
      }
      if (tierOf[i] !== -1) {
        return fail(reject('DUPLICATE_RANK', `${field} ranks ${id} twice`, { player: id, field }));
      }
      tierOf[i] = tier;
    }
  }
  return { ok: true, value: tierOf };
}
