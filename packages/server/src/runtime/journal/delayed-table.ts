/**
 * A table as it was some time ago, for spectators who must not help a player. However long ago that
 * is, few of the events since are kept here: the store has them all.
 */

import { setImmediate as turn } from 'node:timers/promises';
import { evolveRoom, type RoomState, type Stored } from '../../room/index.js';
import type { Store } from '../../store/index.js';
import { Queue } from '../turns/queue.js';
import { foldPast, readPast, storedOf } from './journal.js';

/** Kept at most; the others are read when their time comes. */
const MOST = 1000;
/** Read at once. */
const PAGE = 200;
/** Shown at once; then it is others' turn. */
const SLICE = 25;
/** After the store failed. */
const RETRY_MS = 1000;

export interface DelayedOptions {
  readonly store: Store;
  /** As it was then. */
  readonly state: RoomState;
  /** The number of the newest event. */
  readonly head: number;
  readonly delay: number;
  readonly now: () => number;
  readonly changed: (before: RoomState, after: RoomState, events: readonly Stored[]) => void;
  readonly failed: (error: unknown) => void;
}

export class DelayedTable {
  readonly delay: number;
  readonly #options: DelayedOptions;
  readonly #next: Queue<Stored> = new Queue();
  #state: RoomState;
  #head: number;
  #timer: NodeJS.Timeout | null = null;
  #isBusy = false;
  #isStopped = false;

  constructor(options: DelayedOptions) {
    this.delay = options.delay;
    this.#options = options;
    this.#state = options.state;
    this.#head = options.head;
    this.#plan();
  }

  get state(): RoomState {
    return this.#state;
  }

  /** How many events wait in memory. */
  get kept(): number {
    return this.#next.size;
  }

  push(events: readonly Stored[]): void {
    for (const event of events) {
      // Only what follows on the last one kept: after a gap they are read.
      const isNext = this.#state.seq + this.#next.size === this.#head;
      if (isNext && this.#next.size < MOST) this.#next.push(event);
      this.#head++;
    }
    if (this.#timer === null && !this.#isBusy) this.#plan();
  }

  stop(): void {
    this.#isStopped = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #plan(least = 0): void {
    this.#timer = null;
    const { next } = this.#next;
    if (this.#isStopped || (next === undefined && this.#state.seq >= this.#head)) return;
    const due = next === undefined ? 0 : next.at + this.delay - this.#options.now();
    this.#timer = setTimeout(() => void this.#catchUp(), Math.max(least, due));
  }

  async #catchUp(): Promise<void> {
    this.#isBusy = true;
    this.#timer = null;
    let least = 0;
    try {
      while (!this.#isStopped) {
        if (this.#next.size === 0) await this.#read();
        const due = this.#due();
        if (due.length === 0 || this.#isStopped) break;
        const before = this.#state;
        this.#state = due.reduce<RoomState>(evolveRoom, before);
        this.#options.changed(before, this.#state, due);
        if (due.length === SLICE) await turn();
      }
    } catch (error) {
      least = RETRY_MS;
      this.#options.failed(error);
    }
    this.#isBusy = false;
    this.#plan(least);
  }

  /** What may be shown by now. */
  #due(): readonly Stored[] {
    const late = this.#options.now() - this.delay;
    const due: Stored[] = [];
    while (due.length < SLICE) {
      const { next } = this.#next;
      if (next === undefined || next.at > late) break;
      this.#next.shift();
      due.push(next);
    }
    return due;
  }

  async #read(): Promise<void> {
    const { seq, id } = this.#state;
    const most = Math.min(PAGE, this.#head - seq);
    if (most <= 0) return;
    const texts = await this.#options.store.eventsAfter(id, seq, most);
    for (const text of texts) this.#next.push(storedOf(text));
  }
}

/**
 * The table as it was at a time. Whatever is younger than the table's first event is left out: before
 * that there was nothing to see.
 */
export async function stateAt(
  store: Store,
  now: RoomState,
  time: number,
): Promise<RoomState | null> {
  const seq = Math.max(1, await lastSeqAt(store, now, time));
  const past = await readPast(store, now.id, seq);
  return past === null ? null : foldPast(past);
}

/** By halves: each step reads one event. */
async function lastSeqAt(store: Store, { id, seq }: RoomState, time: number): Promise<number> {
  let [early, late] = [0, seq];
  while (early < late) {
    const middle = Math.ceil((early + late) / 2);
    const [text] = await store.eventsAfter(id, middle - 1, 1);
    if (text !== undefined && storedOf(text).at <= time) early = middle;
    else late = middle - 1;
  }
  return early;
}
