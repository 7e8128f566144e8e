/** What a table's outcome is in the store: events as text, and what is written along with them. */

import { hash } from 'node:crypto';
import type { CommandEnvelope } from '@sidepot/protocol';
import {
  finishedHand,
  type Outcome,
  ROOM_VERSION,
  type RoomState,
  rebuildRoom,
  type Stored,
  wakeAt,
} from '../room/index.js';
import type { AppendEffects, KeyRecord, Store } from '../store/index.js';
import { recordOf } from './hand-records.js';

/** A snapshot is written at the end of a hand, if the last one is so many events old. */
const SNAPSHOT_EVERY = 250;

export const storedOf = (text: string): Stored => JSON.parse(text) as Stored;

export interface Past {
  /** The snapshot to begin with, if there is one. */
  readonly from: RoomState | null;
  /** Everything after it. */
  readonly events: readonly Stored[];
  /** The text of the last one; null if there is none after the snapshot. */
  readonly last: string | null;
}

/** Null if there is no such table. A snapshot of another version is not used: the events are all there. */
export async function readPast(
  store: Store,
  tableId: string,
  atOrBefore?: number,
): Promise<Past | null> {
  const loaded = await store.load(tableId, atOrBefore);
  if (loaded === null) return null;
  const { snapshot, events } = loaded;
  const from = snapshot === null ? null : (JSON.parse(snapshot.state) as RoomState);
  if (from !== null && from.version !== ROOM_VERSION) return readPast(store, tableId, 0);
  return { from, events: events.map(storedOf), last: events.at(-1) ?? null };
}

/** Null for a table whose first event was never written: it is none. */
export const stateOf = ({ from, events }: Omit<Past, 'last'>): RoomState | null =>
  from === null && events.length === 0 ? null : rebuildRoom(events, from);

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
  const members = events.flatMap(({ of, event }) =>
    of === 'room' && event.type === 'joined' ? [event.player] : [],
  );
  const deadline = wakeAt(state);
  const closedAt = state.closed && before?.closed !== true ? events.at(-1)?.at : undefined;
  return {
    events: events.map((event) => JSON.stringify(event)),
    effects: {
      ...(key === null ? {} : { key }),
      ...(before !== null && wakeAt(before) === deadline ? {} : { deadline }),
      ...(hasSnapshot ? { snapshot: { seq: state.seq, state: JSON.stringify(state) } } : {}),
      ...(hand === null ? {} : { hand: recordOf(state, hand) }),
      ...(members.length === 0 ? {} : { members }),
      ...(closedAt === undefined ? {} : { closedAt }),
    },
    hasSnapshot,
  };
}

/** Longer than this a command is told from another by its hash. */
const SHORT = 120;

/** The same key with the same mark is a repeat. Most commands are shorter than their hash is dear. */
export function bodyHash({ command, hand }: CommandEnvelope): string {
  const text = JSON.stringify([command, hand ?? null]);
  return text.length <= SHORT ? text : hash('sha256', text, 'base64url');
}
