/** Asking to come in, and what the host says to it: let in, turn away, ban, a new link. */

import { MAX_BANS, MAX_ENTRIES } from '@sidepot/protocol';
import { entryOf } from '../people/door.js';
import { isNameTaken, personOf } from '../people/people.js';
import { refusal } from '../state/refusals.js';
import type { RoomEvent } from '../state/types.js';
import { kick } from './kicks.js';
import { type Done, putEvent, type Transaction } from './transaction.js';
import { firstOfCrowd, makePlace, visitorNetwork } from './visits.js';

type Ended = Extract<RoomEvent, { type: 'entryEnded' }>['outcome'];

const endEntry = (
  work: Transaction,
  player: string,
  outcome: Ended,
  reason: string | null = null,
): void => putEvent(work, { type: 'entryEnded', player, outcome, reason });

export function askEntry(work: Transaction, by: string, name: string, from: string | null): Done {
  const { state } = work;
  const entry = entryOf(state, by);
  if (entry?.denied) return refusal('NOT_LET_IN', { denied: true, reason: entry.reason });
  if (entry !== undefined) return refusal('REQUEST_PENDING');
  if (isNameTaken(state, name, by)) return refusal('NAME_TAKEN', { name });
  if (state.entries.length >= MAX_ENTRIES) {
    const first = firstOfCrowd(state.entries);
    if (first !== undefined) endEntry(work, first.player, 'expired');
  }
  putEvent(work, { type: 'entryRequested', player: by, name, from });
  return undefined;
}

export function cancelEntry(work: Transaction, by: string): Done {
  const entry = entryOf(work.state, by);
  if (entry === undefined || entry.denied) return refusal('NO_REQUEST');
  endEntry(work, by, 'cancelled');
  return undefined;
}

export function letIn(work: Transaction, player: string): Done {
  const entry = entryOf(work.state, player);
  if (entry === undefined || entry.denied) return refusal('NO_REQUEST', { player });
  const full = personOf(work.state, player) === undefined ? makePlace(work) : undefined;
  if (full !== undefined) return full;
  const { name, from } = entry;
  endEntry(work, player, 'letIn');
  putEvent(work, { type: 'joined', player, name, from });
  return undefined;
}

export function turnAway(work: Transaction, player: string, reason: string | null): Done {
  const entry = entryOf(work.state, player);
  if (entry === undefined || entry.denied) return refusal('NO_REQUEST', { player });
  endEntry(work, player, 'turnedAway', reason);
  return undefined;
}

/** Whoever is here is sent away as by a kick; whoever waits outside is turned away. */
export function ban(
  work: Transaction,
  player: string,
  hasAddress: boolean,
  reason: string | null,
): Done {
  const { state } = work;
  const person = personOf(state, player);
  const entry = entryOf(state, player);
  if (player === state.host) return refusal('NOT_ALLOWED');
  const name = person?.name ?? entry?.name;
  if (name === undefined || (person?.bot ?? null) !== null) {
    return refusal('UNKNOWN_PLAYER', { player });
  }
  const isNew = !state.bans.some((one) => one.player === player);
  if (isNew && state.bans.length >= MAX_BANS) return refusal('TOO_MANY_BANS', { max: MAX_BANS });
  const network = visitorNetwork(state, player) ?? entry?.from ?? null;
  if (hasAddress && network === null) return refusal('NO_ADDRESS', { player });
  if (person?.kicked === false) kick(work, player, reason);
  putEvent(work, { type: 'banned', player, name, from: hasAddress ? network : null, reason });
  return undefined;
}

export function unban(work: Transaction, player: string): Done {
  if (!work.state.bans.some((one) => one.player === player)) {
    return refusal('UNKNOWN_PLAYER', { player });
  }
  putEvent(work, { type: 'unbanned', player });
  return undefined;
}

export function newLink(work: Transaction): Done {
  putEvent(work, { type: 'linkChanged', invite: work.world.newId() });
  return undefined;
}
