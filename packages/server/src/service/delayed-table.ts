/** A table as it was some time ago, for spectators who must not help a player. */

import { evolveRoom, type RoomState, rebuildRoom, type Stored } from '../room/index.js';
import type { Store } from '../store/index.js';
import { readPast, storedOf } from './journal.js';

const PAGE = 500;

type Changed = (before: RoomState, after: RoomState, events: readonly Stored[]) => void;

export class DelayedTable {
  readonly delay: number;
  readonly #now: () => number;
  readonly #changed: Changed;
  #state: RoomState;
  #pending: readonly Stored[];
  #timer: NodeJS.Timeout | null = null;

  constructor(
    state: RoomState,
    pending: readonly Stored[],
    delay: number,
    now: () => number,
    changed: Changed,
  ) {
    this.delay = delay;
    this.#state = state;
    this.#pending = pending;
    this.#now = now;
    this.#changed = changed;
    this.#plan();
  }

  get state(): RoomState {
    return this.#state;
  }

  push(events: readonly Stored[]): void {
    this.#pending = [...this.#pending, ...events];
    if (this.#timer === null) this.#plan();
  }

  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #plan(): void {
    const [next] = this.#pending;
    this.#timer = null;
    if (next === undefined) return;
    const wait = Math.max(0, next.at + this.delay - this.#now());
    this.#timer = setTimeout(() => this.#catchUp(), wait);
  }

  #catchUp(): void {
    const late = this.#now() - this.delay;
    const end = this.#pending.findIndex(({ at }) => at > late);
    const due = end < 0 ? this.#pending : this.#pending.slice(0, end);
    if (due.length > 0) {
      const before = this.#state;
      this.#pending = this.#pending.slice(due.length);
      this.#state = due.reduce<RoomState>(evolveRoom, before);
      this.#changed(before, this.#state, due);
    }
    this.#plan();
  }
}

/**
 * The table as it was at a time, and what has happened since. Whatever is younger than the table's
 * first event is left out: before that there was nothing to see.
 */
export async function stateAt(
  store: Store,
  now: RoomState,
  time: number,
): Promise<{ readonly state: RoomState; readonly since: readonly Stored[] } | null> {
  const seq = Math.max(1, await lastSeqAt(store, now, time));
  const past = await readPast(store, now.id, seq);
  if (past === null) return null;
  const { from, events } = past;
  const count = seq - (from?.seq ?? 0);
  return { state: rebuildRoom(events.slice(0, count), from), since: events.slice(count) };
}

/** Page by page, back from the newest. */
async function lastSeqAt(store: Store, { id, seq }: RoomState, time: number): Promise<number> {
  for (let from = Math.max(0, seq - PAGE); ; from = Math.max(0, from - PAGE)) {
    const events = (await store.eventsAfter(id, from, PAGE)).map(storedOf);
    const last = events.findLastIndex(({ at }) => at <= time);
    if (last >= 0) return from + last + 1;
    if (from === 0) return 0;
  }
}
