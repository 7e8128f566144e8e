/** Coming to the table, names, and what people say. */

import type { PlayerId } from '@sidepot/engine';
import { MAX_PEOPLE } from '@sidepot/protocol';
import { isNameTaken, personOf, tidyName } from './people.js';
import { refuse } from './refusals.js';
import { type Done, note, type Work } from './work.js';

/** Whoever is there already takes another name. */
export function join(work: Work, by: PlayerId, wanted: string): Done {
  const name = tidyName(wanted);
  const known = personOf(work.state, by);
  if (known !== undefined) return rename(work, by, wanted);
  if (isNameTaken(work.state, name, by)) return refuse('NAME_TAKEN', { name });
  if (work.state.people.length >= MAX_PEOPLE) return refuse('TABLE_FULL', { max: MAX_PEOPLE });
  note(work, { type: 'joined', player: String(by), name });
  return undefined;
}

export function rename(work: Work, by: PlayerId, wanted: string): Done {
  const name = tidyName(wanted);
  if (personOf(work.state, by)?.name === name) return undefined;
  if (isNameTaken(work.state, name, by)) return refuse('NAME_TAKEN', { name });
  note(work, { type: 'renamed', player: String(by), name });
  return undefined;
}

export function chat(work: Work, by: PlayerId, text: string): Done {
  note(work, { type: 'said', player: String(by), text });
  return undefined;
}
