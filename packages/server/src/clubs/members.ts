/** Who is who in a club: players by their device, people from files, and what the host says of both. */

import { NAME_LENGTH } from '@sidepot/protocol';
import type { ClubBody } from './types.js';

export interface Member {
  readonly id: string;
  /** No two members have the same. */
  readonly name: string;
  /** Everybody who they are, themselves first. */
  readonly all: readonly { readonly id: string; readonly name: string }[];
}

type Named = Pick<ClubBody, 'nights' | 'people' | 'names' | 'merged'>;

/** The member that a person is: whoever the last one of those is whom the host says they are. */
export function memberOf({ merged }: Pick<ClubBody, 'merged'>, person: string): string {
  const one = merged.find(({ member }) => member === person);
  return one === undefined ? person : memberOf({ merged }, one.into);
}

/** Everybody who has a result or was named by the host, in the order in which they came. */
export function membersOf(club: Named): readonly Member[] {
  const called = callNames(club);
  const groups = new Map<string, string[]>();
  for (const person of called.keys()) {
    const id = memberOf(club, person);
    const group = groups.get(id) ?? [];
    if (person === id) group.unshift(person);
    else group.push(person);
    groups.set(id, group);
  }
  const taken = new Set<string>();
  return [...groups].map(([id, group]) => {
    const chosen = club.names.find(({ member }) => member === id)?.name;
    const first = group[0] ?? id;
    const name = unique(chosen ?? called.get(id) ?? called.get(first) ?? id, taken);
    return { id, name, all: group.map((each) => ({ id: each, name: called.get(each) ?? name })) };
  });
}

/**
 * What each was called last: in the night that was the latest. Who plays here comes first, so that of
 * two of one name they keep theirs.
 */
function callNames({ nights, people }: Named): ReadonlyMap<string, string> {
  const called = new Map<string, string>();
  const latest = new Map<string, number>();
  for (const { result } of nights) {
    if (result === null) continue;
    for (const { person, name } of result.rows) {
      if (result.at < (latest.get(person) ?? Number.NEGATIVE_INFINITY)) continue;
      latest.set(person, result.at);
      called.set(person, name);
    }
  }
  for (const { id } of people) {
    const name = called.get(id);
    called.delete(id);
    if (name !== undefined) called.set(id, name);
  }
  return called;
}

function unique(name: string, taken: Set<string>): string {
  let made = name;
  for (let i = 2; taken.has(made); i++) {
    const end = ` (${i})`;
    made = `${[...name].slice(0, NAME_LENGTH - end.length).join('')}${end}`;
  }
  taken.add(made);
  return made;
}
