/** What the host of a club may do to it: a change of its body, or why not. Pure. */

import type { Result } from '@sidepot/engine';
import { type ClubChange, MAX_MEMBERS, MAX_NIGHTS, type ServerRefusal } from '@sidepot/protocol';
import { refusal } from '../room/state/refusals.js';
import { memberOf, membersOf } from './members.js';
import type { ClubBody, KeptNight } from './types.js';

/** What needs a look at nothing but the club. */
export type OwnChange = Extract<
  ClubChange,
  { type: 'settings' | 'removeNight' | 'settle' | 'rename' | 'merge' | 'split' }
>;

export type ChangedClub = Result<ClubBody, ServerRefusal>;

const done = (value: ClubBody): ChangedClub => ({ ok: true, value });
const no = (...parts: Parameters<typeof refusal>): ChangedClub => {
  return { ok: false, error: refusal(...parts) };
};

export function changedClub(club: ClubBody, change: OwnChange): ChangedClub {
  switch (change.type) {
    case 'settings': {
      const { name = club.name, scoring = club.scoring } = change;
      return done({ ...club, name, scoring });
    }
    case 'removeNight':
      if (!hasNight(club, change.night)) return no('UNKNOWN_NIGHT', { night: change.night });
      return done(tidied(club, (nights) => nights.filter(({ id }) => id !== change.night)));
    case 'settle': {
      const unknown = change.nights.find((id) => !hasNight(club, id));
      if (unknown !== undefined) return no('UNKNOWN_NIGHT', { night: unknown });
      const ids = new Set(change.nights);
      const nights = club.nights.map((night): KeptNight => {
        return ids.has(night.id) ? { ...night, settled: change.settled } : night;
      });
      return done({ ...club, nights });
    }
    case 'rename':
      return renamed(club, change.member, change.name);
    case 'merge':
      return merged(club, change.member, change.into);
    case 'split': {
      const { member } = change;
      if (!club.merged.some((one) => one.member === member)) {
        return no('UNKNOWN_MEMBER', { member });
      }
      return done({ ...club, merged: club.merged.filter((one) => one.member !== member) });
    }
  }
}

const hasNight = ({ nights }: ClubBody, night: string): boolean =>
  nights.some(({ id }) => id === night);

const isMember = (club: ClubBody, member: string): boolean =>
  membersOf(club).some(({ id }) => id === member);

function renamed(club: ClubBody, member: string, name: string | null): ChangedClub {
  if (!isMember(club, member)) return no('UNKNOWN_MEMBER', { member });
  const others = club.names.filter((one) => one.member !== member);
  return done({ ...club, names: name === null ? others : [...others, { member, name }] });
}

/** Both stand for themselves until then, so there is no circle; whoever was one of them stays so. */
function merged(club: ClubBody, member: string, into: string): ChangedClub {
  for (const each of [member, into]) {
    if (!isMember(club, memberOf(club, each))) return no('UNKNOWN_MEMBER', { member: each });
  }
  if (memberOf(club, member) !== member || memberOf(club, into) !== into || member === into) {
    return no('BAD_MERGE');
  }
  return done({ ...club, merged: [...club.merged, { member, into }] });
}

/** Without people from files who are in no night any more. */
function tidied(
  club: ClubBody,
  change: (nights: ClubBody['nights']) => ClubBody['nights'],
): ClubBody {
  const nights = change(club.nights);
  const there = new Set(nights.flatMap(({ result }) => result?.rows.map(({ person }) => person)));
  const people = club.people.filter(({ id }) => there.has(id));
  return { ...club, nights, people };
}

/** Some two megabytes: a club is read and written whole. */
const MAX_ROWS = 20_000;

const rowsIn = (nights: ClubBody['nights']): number =>
  nights.reduce((sum, { result }) => sum + (result?.rows.length ?? 0), 0);

/** With more nights, and people from a file. */
export function withNights(
  club: ClubBody,
  nights: readonly KeptNight[],
  people: ClubBody['people'] = [],
): ChangedClub {
  if (club.nights.length + nights.length > MAX_NIGHTS) return no('CLUB_FULL', { most: MAX_NIGHTS });
  if (rowsIn(club.nights) + rowsIn(nights) > MAX_ROWS) return no('CLUB_FULL', { most: MAX_ROWS });
  const all = { ...club, nights: [...club.nights, ...nights], people: [...club.people, ...people] };
  return membersOf(all).length > MAX_MEMBERS ? no('CLUB_FULL', { most: MAX_MEMBERS }) : done(all);
}

/** Without the name of somebody who is forgotten. */
export function withoutName(club: ClubBody, player: string, neutral: string): ClubBody {
  return {
    ...club,
    names: club.names.filter(({ member }) => member !== player),
    nights: club.nights.map((night) => {
      if (night.kind === 'imported' || night.result === null) return night;
      const rows = night.result.rows.map((row) =>
        row.person === player ? { ...row, name: neutral } : row,
      );
      return { ...night, result: { ...night.result, rows } };
    }),
  };
}
