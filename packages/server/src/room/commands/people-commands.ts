/** Coming to the table, names, and what people say. */

import type { Reaction } from '@sidepot/protocol';
import { doorProblem, type Pass } from '../people/door.js';
import { isNameTaken, neutralName, personOf, tableSeat, tidyName } from '../people/people.js';
import { refusal } from '../state/refusals.js';
import { askEntry } from './door-commands.js';
import { type Done, putEvent, type Transaction } from './transaction.js';
import { makePlace } from './visits.js';

/** Whoever is there already takes another name; whoever may not come in just so asks the host. */
export function join(work: Transaction, by: string, wanted: string, pass: Pass): Done {
  const name = tidyName(wanted);
  // Who may not even ask was refused before.
  if (doorProblem(work.state, by, pass) !== null) return askEntry(work, by, name, pass.from);
  if (personOf(work.state, by) !== undefined) return renamePerson(work, by, wanted);
  if (isNameTaken(work.state, name, by)) return refusal('NAME_TAKEN', { name });
  const full = makePlace(work);
  if (full !== undefined) return full;
  putEvent(work, { type: 'joined', player: by, name, from: pass.from });
  return undefined;
}

export function renamePerson(work: Transaction, by: string, wanted: string): Done {
  const name = tidyName(wanted);
  const was = personOf(work.state, by)?.name;
  if (was === name) return undefined;
  if (isNameTaken(work.state, name, by)) return refusal('NAME_TAKEN', { name });
  // Who is forgotten leaves no name behind.
  const isTold = was !== undefined && name !== neutralName(by);
  putEvent(work, { type: 'renamed', player: by, name, ...(isTold && { was }) });
  return undefined;
}

/** From a seat of the table, where it is shown. */
export function react(work: Transaction, by: string, reaction: Reaction): Done {
  const seat = tableSeat(work.state, by)?.seat;
  if (seat === undefined) return refusal('NOT_ALLOWED');
  putEvent(work, { type: 'reacted', player: by, seat, reaction });
  return undefined;
}

/** Of the host; twice is once. */
export function mute(work: Transaction, player: string, on: boolean): Done {
  const person = personOf(work.state, player);
  if (person === undefined || person.kicked) return refusal('UNKNOWN_PLAYER', { player });
  if (person.bot !== null || player === work.state.host) return refusal('NOT_ALLOWED');
  if ((person.muted ?? false) !== on) putEvent(work, { type: 'muted', player, on });
  return undefined;
}

export function say(work: Transaction, by: string, text: string): Done {
  putEvent(work, { type: 'said', player: by, text });
  return undefined;
}
