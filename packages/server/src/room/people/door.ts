/** Who may come in: whoever has the link, unless the host wants to be asked or has said no. */

import type { ServerRefusal } from '@sidepot/protocol';
import { refusal } from '../state/refusals.js';
import type { EntryRequest, RoomState } from '../state/types.js';
import { personOf } from './people.js';

/** What somebody brings along. */
export interface Pass {
  /** Of the network they come from; null: it is not known. */
  readonly from: string | null;
  /** The code of their link. */
  readonly invite: string | null;
}

export const NO_PASS: Pass = { from: null, invite: null };

export const entryOf = ({ entries }: RoomState, player: string): EntryRequest | undefined =>
  entries.find((entry) => entry.player === player);

/** Came in and was not sent away. */
export function isInside(state: RoomState, player: string): boolean {
  return player === state.host || personOf(state, player)?.kicked === false;
}

/** Why somebody stays outside; null: they do not. Who is inside has nothing to show. */
export function doorProblem(state: RoomState, player: string, pass: Pass): ServerRefusal | null {
  if (isInside(state, player)) return null;
  const ban = state.bans.find(
    (one) => one.player === player || (one.from !== null && one.from === pass.from),
  );
  if (ban !== undefined)
    return refusal('BANNED_HERE', { reason: ban.player === player ? ban.reason : null });
  const entry = entryOf(state, player);
  if (personOf(state, player) !== undefined) {
    return entry === undefined ? refusal('KICKED') : outside(state, entry);
  }
  const isOpen = state.room.entry === 'open';
  if (entry !== undefined && !isOpen) return outside(state, entry);
  if (state.invite !== null && !isSame(state.invite, pass.invite ?? '')) return refusal('OLD_LINK');
  return isOpen ? null : outside(state, undefined);
}

/** All that is told out there. */
const outside = ({ name }: RoomState, entry: EntryRequest | undefined): ServerRefusal =>
  refusal('NOT_LET_IN', {
    name,
    asked: entry !== undefined && !entry.denied,
    denied: entry?.denied ?? false,
    reason: entry?.reason ?? null,
  });

/** As long for a wrong code as for the right one. */
function isSame(code: string, given: string): boolean {
  let difference = code.length ^ given.length;
  for (let i = 0; i < code.length; i++) difference |= code.charCodeAt(i) ^ given.charCodeAt(i);
  return difference === 0;
}
