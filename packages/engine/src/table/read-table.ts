/** A table that was stored: looked at as a whole when it comes back, as `readState` does a hand. */

import { answering, unfit } from '../checks.js';
import { type Refusal, type Result, refused, reject } from '../errors.js';
import type { TableState } from './state.js';
import { tableProblem } from './state-check.js';

/**
 * A table that comes back from a file, a database or a socket: the same object if it is one, else
 * why not. Another version is `BAD_VERSION`: keep the events too, `replayTable` reads old ones.
 *
 * @example
 * import { createTable, readTable, unwrap } from '@sidepot/engine';
 *
 * const stored = JSON.stringify(unwrap(createTable({ smallBlind: 1, bigBlind: 2 })));
 * readTable(JSON.parse(stored)).ok; // → true
 * readTable({ version: 7 }); // → { ok: false, error: { code: 'BAD_VERSION', version: 7, wants: 1 } }
 */
export const readTable = (json: unknown): Result<TableState> =>
  answering((): Result<TableState> => {
    const state = json as TableState;
    const wrong = tableProblem(state) ?? seatsProblem(state);
    return wrong === undefined ? { ok: true, value: state } : refused(wrong);
  });

/** Seats ascend, are there, and nobody has two. */
function seatsProblem({ seats, settings }: TableState): Refusal | undefined {
  const players = new Set<string>();
  for (const [i, { seat, player }] of seats.entries()) {
    if (players.has(player)) return reject('DUPLICATE_PLAYER', { player });
    players.add(player);
    if (seat > settings.seatCount) {
      return reject('SEAT_OUT_OF_RANGE', { player, seat, max: settings.seatCount });
    }
    if (seat <= (seats[i - 1]?.seat ?? 0)) return unfit(`state.seats[${i}].seat`, 'seat', seat);
  }
  return undefined;
}
