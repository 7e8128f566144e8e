/**
 * Who came to the table and left nothing behind. Strangers with the link may come by the hundred:
 * when a place is needed it is one of theirs, so nobody can fill a table by joining.
 */

import { seatOf } from '@sidepot/engine';
import { MAX_PEOPLE } from '@sidepot/protocol';
import { adjustedOf } from '../ledger/ledger.js';
import { handSeatOf, personOf, requestOf, reservedSeat } from '../people/people.js';
import { refusal } from '../state/refusals.js';
import type { Outcome, Person, RoomState, World } from '../state/types.js';
import {
  begin,
  type Done,
  outcomeOfTransaction,
  putEvent,
  type Transaction,
} from './transaction.js';

/** The network that somebody came from, if it is known: a keyed hash, never the address. */
export const visitorNetwork = ({ visits }: RoomState, player: string): string | null =>
  visits.find((visit) => visit.player === player)?.from ?? null;

/** A seat, a question, chips or a line in the ledger would be lost with them. */
function hasStake(state: RoomState, player: string): boolean {
  const { table, host } = state;
  if (player === host || seatOf(table, player) !== undefined) return true;
  if (reservedSeat(state, player) !== null || requestOf(state, player) !== undefined) return true;
  if (state.waitlist.some((one) => one.player === player)) return true;
  if (handSeatOf(state, player) !== null || adjustedOf(state, player) !== 0) return true;
  const line = table.ledger.find((one) => one.player === player);
  if (line !== undefined && line.buyIns !== line.cashOuts) return true;
  return table.tournament?.entrants.some((one) => one.player === player) ?? false;
}

/** Somebody whom nobody would miss. A bot stays until the host removes it. */
const isVisitor = (state: RoomState, { player, bot, kicked }: Person): boolean =>
  (bot === null || kicked) && !hasStake(state, player);

/**
 * Of a crowd from one network the first goes, so that one flood does not push out those who came
 * from elsewhere; oldest first.
 */
export function firstOfCrowd<T extends { readonly from: string | null }>(
  list: readonly T[],
): T | undefined {
  const sizes = new Map<string | null, number>();
  for (const { from } of list) sizes.set(from, (sizes.get(from) ?? 0) + 1);
  const most = Math.max(...sizes.values());
  return list.find(({ from }) => sizes.get(from) === most);
}

/** Visitors first; then those who were sent away, of whom only that is known. */
function leastMissed(state: RoomState): string | undefined {
  const free = state.people.filter((person) => isVisitor(state, person));
  const visitors = new Set(free.filter(({ kicked }) => !kicked).map(({ player }) => player));
  const visit = firstOfCrowd(state.visits.filter(({ player }) => visitors.has(player)));
  return visit?.player ?? visitors.values().next().value ?? free[0]?.player;
}

/** There is a place for one more, or why not. */
export function makePlace(work: Transaction): Done {
  if (work.state.people.length < MAX_PEOPLE) return undefined;
  const player = leastMissed(work.state);
  if (player === undefined) return refusal('TABLE_FULL', { max: MAX_PEOPLE });
  putEvent(work, { type: 'forgotten', player });
  return undefined;
}

/** Visitors of these, who have been gone for long. Who was sent away stays known. */
export function forgetVisitors(state: RoomState, gone: readonly string[], world: World): Outcome {
  const work = begin(state, world);
  for (const player of gone) {
    const person = personOf(work.state, player);
    if (person === undefined || person.kicked || !isVisitor(work.state, person)) continue;
    putEvent(work, { type: 'forgotten', player });
  }
  return outcomeOfTransaction(work);
}
