/** What a table's outcome is in the store: events as text, and what is written along with them. */

import { hash } from 'node:crypto';
import { type CommandEnvelope, roomOf } from '@sidepot/protocol';
import {
  currentStored,
  evolveRoom,
  finishedHand,
  type Outcome,
  ROOM_VERSION,
  type RoomState,
  type Stored,
  wakeAt,
} from '../../room/index.js';
import type { AppendEffects, KeyRecord, Loaded, Store, TableTally } from '../../store/index.js';
import { WorkSlice } from '../turns/slices.js';
import { handRecordOf } from './hand-records.js';

/** A snapshot is written at the end of a hand, if the last one is so many events old. */
const SNAPSHOT_EVERY = 250;

export const storedOf = (text: string): Stored => currentStored(JSON.parse(text) as Stored);

/** Events read at once. */
const PAGE = 200;

export interface Past {
  /** The snapshot to begin with, if there is one. */
  readonly from: RoomState | null;
  /** What came after it, read as it is asked for. */
  readonly pages: AsyncIterable<readonly string[]>;
}

/**
 * As far as event `through`. Null if there is no such table. A snapshot of another version is not
 * used: the events are all there.
 */
export async function readPast(
  store: Store,
  tableId: string,
  through: number = Number.POSITIVE_INFINITY,
  snapshot: number | undefined = Number.isFinite(through) ? through : undefined,
): Promise<Past | null> {
  const loaded = await store.load(tableId, snapshot, PAGE);
  if (loaded === null) return null;
  const from = loaded.snapshot === null ? null : (JSON.parse(loaded.snapshot.state) as RoomState);
  if (from !== null && from.version !== ROOM_VERSION) return readPast(store, tableId, through, 0);
  return {
    from: from === null ? null : withDefaults(from),
    pages: pagesOf(store, tableId, loaded, through),
  };
}

/** A setting that was not there when the snapshot was written has its default. */
function withDefaults(state: RoomState): RoomState {
  const { room, nextRoom } = state;
  const next = nextRoom === null ? null : { ...nextRoom, room: roomOf(nextRoom.room) };
  return { ...state, room: roomOf(room), nextRoom: next };
}

async function* pagesOf(
  store: Store,
  tableId: string,
  { snapshot, events }: Loaded,
  through: number,
): AsyncGenerator<readonly string[], void> {
  let seq = snapshot?.seq ?? 0;
  for (let page = events; ; page = await store.eventsAfter(tableId, seq, PAGE)) {
    const wanted = page.slice(0, Math.min(page.length, through - seq));
    if (wanted.length > 0) yield wanted;
    seq += wanted.length;
    if (wanted.length < PAGE || seq >= through) return;
  }
}

/** Null for a table whose first event was never written: it is none. */
export async function foldPast({ from, pages }: Past): Promise<RoomState | null> {
  let state = from;
  const slice = new WorkSlice();
  for await (const page of pages) {
    for (const text of page) {
      state = evolveRoom(state, storedOf(text));
      if (slice.isOver) await slice.rest();
    }
  }
  return state;
}

/** Null: as it was. A new table is stored as open and without bots. */
function newTally(before: RoomState | null, after: RoomState): TableTally | null {
  if (before?.people === after.people && before.closed === after.closed) return null;
  const old = before === null ? { bots: 0, isOpen: true } : tallyOf(before);
  const now = tallyOf(after);
  return now.bots === old.bots && now.isOpen === old.isOpen ? null : now;
}

const tallyOf = ({ people, closed }: RoomState): TableTally => ({
  bots: people.reduce((sum, { bot, kicked }) => (bot !== null && !kicked ? sum + 1 : sum), 0),
  isOpen: !closed,
});

export interface Writing {
  readonly events: readonly string[];
  readonly effects: AppendEffects;
  readonly hasSnapshot: boolean;
}

export function writingOf(
  before: RoomState | null,
  { state, events, finished }: Outcome,
  lastSnapshot: number,
  key: KeyRecord | null,
): Writing {
  const hand = finishedHand(before, finished ?? state);
  const isBetweenHands = finished !== null || state.table.hand === null;
  const hasSnapshot = isBetweenHands && state.seq - lastSnapshot >= SNAPSHOT_EVERY;
  const isHandedOver = before !== null && before.host !== state.host;
  const deadline = wakeAt(state);
  const tally = newTally(before, state);
  const closedAt = state.closed && before?.closed !== true ? events.at(-1)?.at : undefined;
  // Most appends have few of them: what is not there is not copied either.
  const effects: { -readonly [Name in keyof AppendEffects]: AppendEffects[Name] } = {};
  if (key !== null) effects.key = key;
  if (before === null || wakeAt(before) !== deadline) effects.deadline = deadline;
  if (hasSnapshot) effects.snapshot = { seq: state.seq, state: JSON.stringify(state) };
  if (hand !== null) effects.hand = handRecordOf(state, hand);
  if (before?.people !== state.people) {
    const members = joinedIn(events);
    if (members.length > 0) effects.members = members;
  }
  if (tally !== null) effects.tally = tally;
  if (closedAt !== undefined) effects.closedAt = closedAt;
  if (isHandedOver) effects.host = state.host;
  return { events: events.map((event) => JSON.stringify(event)), effects, hasSnapshot };
}

const joinedIn = (events: readonly Stored[]): readonly string[] =>
  events.flatMap(({ of, event }) =>
    of === 'room' && event.type === 'joined' ? [event.player] : [],
  );

/** Longer than this a command is told from another by its hash. */
const SHORT = 120;

/** The same key with the same mark is a repeat. Most commands are shorter than their hash is dear. */
export function bodyHash({ command, hand }: CommandEnvelope): string {
  const text = JSON.stringify([command, hand ?? null]);
  return text.length <= SHORT ? text : hash('sha256', text, 'base64url');
}
