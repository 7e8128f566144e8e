/**
 * One table in memory. What is asked of it happens one after the other: judge, append, and only then
 * is it so. If another node was first, its events are read and the question is judged again. After a
 * failure, and when the database may be another one than before, memory is trusted only if the store
 * still has its last event; a store that has not (an older copy took over) is right, and the table is
 * loaded afresh.
 */

import { hash } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import type { Decided, Outcome, RoomState, Stored } from '../room/index.js';
import { evolveRoom } from '../room/index.js';
import { type KeyRecord, type Store, StoreError } from '../store/index.js';
import { textBytes } from '../text-bytes.js';
import { foldPast, readPast, storedOf, writingOf } from './journal/journal.js';

/** Told after each change, in order. `own`: this process wrote it, so many bytes. */
export type Changed = (
  before: RoomState,
  after: RoomState,
  events: readonly Stored[],
  own: boolean,
  bytes: number,
) => void;

/** Told when what was so is not so any more: the store has another past, or (null) no such table. */
export type Reloaded = (before: RoomState, after: RoomState | null, isAsked: boolean) => void;

/** A node that writes on and on is always first: who lost so often asks the others to wait. */
const PATIENCE = 5;
/** Read and told at once; then it is others' turn. */
const CATCH_UP = 50;

/** Events that were taken as they were told. */
interface Heard {
  readonly count: number;
  /** The event before them, which the store itself gave or took, as it has it. */
  readonly after: string | null;
  /** A hash over all of them. */
  readonly digest: string;
}

/** What the store has. */
interface Found {
  readonly state: RoomState | null;
  readonly lastSnapshot: number;
}

const NOTHING_HEARD: Heard = { count: 0, after: null, digest: '' };

const digestOf = (texts: readonly string[], before = ''): string =>
  texts.reduce((digest, text) => hash('sha1', digest + text, 'base64'), before);

/** The last event, as the store has it. */
const lastOf = ({ tail }: RoomState): string | null => {
  const last = tail.at(-1);
  return last === undefined ? null : JSON.stringify(last.stored);
};

export type Written =
  | { readonly kind: 'done'; readonly seq: number; readonly own: boolean }
  | { readonly kind: 'repeated'; readonly record: KeyRecord }
  | { readonly kind: 'refused'; readonly refused: Extract<Decided, { ok: false }>['error'] };

export class RoomWriter {
  readonly id: string;
  readonly #store: Store;
  readonly #changed: Changed;
  readonly #reloaded: Reloaded;
  #state: RoomState | null = null;
  /** What of the state came with the news of others, not from the store. */
  #heard: Heard = NOTHING_HEARD;
  #isTrusted = false;
  /** Of the store, when the state was last held against it. */
  #epoch = 0;
  #lastSnapshot = 0;
  #queue: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  /** Number of the last event of the append under way, or of the last one. */
  #reach = 0;

  constructor(id: string, store: Store, changed: Changed, reloaded: Reloaded) {
    this.id = id;
    this.#store = store;
    this.#changed = changed;
    this.#reloaded = reloaded;
  }

  /** As of the last event known here; null before it is loaded, and if there is no such table. */
  get state(): RoomState | null {
    return this.#state;
  }

  get isBusy(): boolean {
    return this.#waiting > 0;
  }

  /** The newest state known here; loads it the first time. */
  current(): Promise<RoomState | null> {
    return this.#isFresh && !this.isBusy
      ? Promise.resolve(this.#state)
      : this.#inTurn(() => this.#trusted());
  }

  /** While `work` runs nothing changes. Null if there is no such table. */
  reading<T>(work: (state: RoomState) => Promise<T>): Promise<T | null> {
    return this.#inTurn(async () => {
      const state = await this.#trusted();
      return state === null ? null : work(state);
    });
  }

  /** `judge` may be asked again with a newer state. `key` makes it happen once only. */
  write(
    judge: (state: RoomState) => Decided,
    key: ((outcome: Outcome) => KeyRecord) | null,
  ): Promise<Written | null> {
    return this.#inTurn(() => this.#write(judge, key));
  }

  /**
   * Takes in what other nodes appended, and what became of an append that broke off. News that bring
   * the next events along need no look into the store; whatever does not fit is read there.
   */
  catchUp(seq: number, events: readonly string[] = []): Promise<void> {
    // An append of our own, told by the store: if another was first after all, it will read on.
    if (seq <= this.#reach) return Promise.resolve();
    if (this.#isFresh && !this.isBusy && (this.#state?.seq ?? 0) >= seq) return Promise.resolve();
    return this.#inTurn(async () => {
      if (this.#state === null) return;
      await this.#trusted();
      const state = this.#state;
      if (state === null || state.seq >= seq) return;
      const next = events.slice(events.length - (seq - state.seq));
      if (state.seq + next.length === seq) this.#become(state, next, true);
      else await this.#readOn();
    });
  }

  /** What the store had was changed behind its events: nothing here counts. */
  reload(): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#state !== null) await this.#reload(this.#state, true);
    });
  }

  /** Resolves when nothing is under way. */
  async idle(): Promise<void> {
    while (this.isBusy) await this.#queue;
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    this.#waiting++;
    const result = this.#queue.then(work);
    this.#queue = result.then(
      () => this.#ended(),
      () => this.#ended(),
    );
    return result;
  }

  #ended(): void {
    this.#waiting--;
  }

  get #isFresh(): boolean {
    return this.#isTrusted && this.#epoch === this.#store.epoch();
  }

  async #trusted(): Promise<RoomState | null> {
    if (this.#isFresh) return this.#state;
    // If it rises meanwhile, the next one looks again.
    const epoch = this.#store.epoch();
    const known = this.#state;
    if (known === null) this.#begin(await this.#stored());
    else await this.#verify(known);
    this.#epoch = epoch;
    this.#isTrusted = this.#state !== null;
    return this.#state;
  }

  async #stored(): Promise<Found> {
    const past = await readPast(this.#store, this.id);
    return { state: past && (await foldPast(past)), lastSnapshot: past?.from?.seq ?? 0 };
  }

  #begin({ state, lastSnapshot }: Found): void {
    this.#state = state;
    this.#heard = NOTHING_HEARD;
    this.#lastSnapshot = lastSnapshot;
    this.#reach = 0;
  }

  /** Does the store's past lead to where we are? Then what follows is read. */
  async #verify(known: RoomState): Promise<void> {
    if (!(await this.#isHeardTrue(known))) return this.#reload(known);
    const [last, ...texts] = await this.#store.eventsAfter(this.id, known.seq - 1, CATCH_UP);
    if (last === undefined || last !== lastOf(known)) return this.#reload(known);
    if (texts.length > 0) this.#become(known, texts);
    if (texts.length === CATCH_UP - 1) await this.#readOn();
  }

  /** What others told may be of another database's past than what was read: it is read now. */
  async #isHeardTrue({ seq }: RoomState): Promise<boolean> {
    const { count, after, digest } = this.#heard;
    if (count === 0) return true;
    const [last, ...heard] = await this.#store.eventsAfter(this.id, seq - count - 1, count + 1);
    if (last !== after || digestOf(heard) !== digest) return false;
    this.#heard = NOTHING_HEARD;
    return true;
  }

  async #reload(before: RoomState, isAsked = false): Promise<void> {
    this.#isTrusted = false;
    const epoch = this.#store.epoch();
    const found = await this.#stored();
    // From here to the end in one go: nobody is told anything of a state that they were not shown.
    this.#begin(found);
    this.#epoch = epoch;
    this.#isTrusted = this.#state !== null;
    this.#reloaded(before, this.#state, isAsked);
  }

  async #readOn(): Promise<void> {
    for (;;) {
      const before = this.#state;
      if (before === null) return;
      const texts = await this.#store.eventsAfter(this.id, before.seq, CATCH_UP);
      if (texts.length > 0) this.#become(before, texts);
      if (texts.length < CATCH_UP) return;
      await turn();
    }
  }

  /** `isHeard`: the store was not asked. */
  #become(before: RoomState, texts: readonly string[], isHeard = false): void {
    const events = texts.map(storedOf);
    const after = events.reduce<RoomState>(evolveRoom, before);
    this.#state = after;
    // What is read after something heard proves nothing of what is before it.
    if (isHeard || this.#heard.count > 0) this.#hear(before, texts);
    this.#changed(before, after, events, false, 0);
  }

  #hear(before: RoomState, texts: readonly string[]): void {
    const { count, after, digest } = this.#heard;
    this.#heard = {
      count: count + texts.length,
      after: count === 0 ? lastOf(before) : after,
      digest: digestOf(texts, digest),
    };
  }

  async #write(
    judge: (state: RoomState) => Decided,
    key: ((outcome: Outcome) => KeyRecord) | null,
  ): Promise<Written | null> {
    for (let tries = 0; tries < PATIENCE; tries++) {
      const written = await this.#try(judge, key, this.#store.append);
      if (written !== 'late') return written;
    }
    return this.#store.alone(this.id, async (append) => {
      await this.#trusted();
      await this.#readOn();
      const written = await this.#try(judge, key, append);
      if (written !== 'late') return written;
      // Not while we hold it, unless this is another database than a moment ago.
      throw new StoreError('DATABASE_UNREACHABLE', `table ${this.id}: the database has changed`);
    });
  }

  /** Late: another node was first, and what it wrote has been read. */
  async #try(
    judge: (state: RoomState) => Decided,
    key: ((outcome: Outcome) => KeyRecord) | null,
    append: Store['append'],
  ): Promise<Written | 'late' | null> {
    const before = await this.#trusted();
    if (before === null) return null;
    const decided = judge(before);
    if (!decided.ok) return { kind: 'refused', refused: decided.error };
    const outcome = decided.value;
    if (outcome.events.length === 0 && key === null) {
      return { kind: 'done', seq: before.seq, own: false };
    }
    const result = await this.#append(before, outcome, key?.(outcome) ?? null, append);
    if ('seq' in result) return { kind: 'done', seq: result.seq, own: true };
    // The store has less than we have shown: its past is the one that counts.
    if ('conflict' in result && result.conflict < before.seq) await this.#reload(before);
    // A repeat, too, may be of something that another node did a moment ago.
    else if (this.#isFresh) await this.#readOn();
    else await this.#trusted();
    return 'repeated' in result ? { kind: 'repeated', record: result.repeated } : 'late';
  }

  async #append(
    before: RoomState,
    outcome: Outcome,
    key: KeyRecord | null,
    append: Store['append'],
  ): ReturnType<Store['append']> {
    const { events, effects, hasSnapshot } = writingOf(before, outcome, this.#lastSnapshot, key);
    // Whether it was written is not known after a failure: the store is asked before going on.
    this.#isTrusted = false;
    this.#reach = outcome.state.seq;
    const known = { ...effects, epoch: this.#epoch };
    const result = await append(this.id, before.seq, events, known).catch((error: unknown) =>
      this.#brokeOff(error),
    );
    this.#isTrusted = true;
    if ('seq' in result) {
      if (hasSnapshot) this.#lastSnapshot = outcome.state.seq;
      this.#state = outcome.state;
      if (events.length > 0) {
        this.#heard = NOTHING_HEARD;
        this.#changed(before, outcome.state, outcome.events, true, textBytes(events));
      }
    } else {
      // These numbers are others', and the store will tell of them.
      this.#reach = 0;
    }
    return result;
  }

  /** Others may have written what we wanted to: those who watch are to see it, whatever we were told. */
  #brokeOff(error: unknown): never {
    this.#reach = 0;
    // If the store is still away, whoever asks next reads on, or the store tells when it is back.
    this.catchUp(Number.POSITIVE_INFINITY).catch(() => {});
    throw error;
  }
}
