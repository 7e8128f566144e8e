/**
 * Whom a step of the room concerns: those who sit, ask or host, and those of whom something is told
 * or changed. All others who watch see one and the same of it, and nothing new of themselves, so it
 * is put into words once for them. Whatever a view asks about its viewer must be in here.
 */

import type { RoomState, Stored } from '../state/types.js';

/** Null: everybody, for the rules of the room changed. */
export function concernedBy(
  before: RoomState,
  after: RoomState,
  stored: readonly Stored[],
): ReadonlySet<string> | null {
  if (RULES.some((key) => before[key] !== after[key])) return null;
  const concerned = new Set<string>();
  addPlaces(concerned, after);
  if (PLACES.some((key) => before[key] !== after[key])) addPlaces(concerned, before);
  if (before.people !== after.people) addChanged(concerned, before, after);
  for (const { event } of stored) {
    if ('player' in event && event.player !== null) concerned.add(event.player);
  }
  return concerned;
}

const RULES = ['host', 'helpers', 'room', 'closing', 'closed'] as const;
const PLACES = ['table', 'hand', 'reserved', 'requests', 'waitlist'] as const;

/** Whoever has a place at the table, in the hand, or asks for one. */
function addPlaces(
  concerned: Set<string>,
  { host, helpers, table, hand, reserved, requests, waitlist }: RoomState,
): void {
  concerned.add(host);
  for (const player of helpers) concerned.add(player);
  for (const { player } of table.seats) concerned.add(player);
  for (const { id } of table.hand?.config.players ?? []) concerned.add(id);
  for (const { id } of hand?.state.players ?? []) concerned.add(id);
  for (const { player } of reserved) concerned.add(player);
  for (const { player } of requests) concerned.add(player);
  for (const { player } of waitlist) concerned.add(player);
}

/** People keep their place in the list, and stay the same object while nothing of them changes. */
function addChanged(concerned: Set<string>, before: RoomState, after: RoomState): void {
  const most = Math.max(before.people.length, after.people.length);
  for (let i = 0; i < most; i++) {
    const [old, now] = [before.people[i], after.people[i]];
    if (old === now) continue;
    if (old !== undefined) concerned.add(old.player);
    if (now !== undefined) concerned.add(now.player);
  }
}
