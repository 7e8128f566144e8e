/** All tables of this process. */

import type { CommandEnvelope, CreateOptions, HandFormat } from '@sidepot/protocol';
import {
  createRoom,
  decideRoom,
  mayReadHands,
  mayWatch,
  type Outcome,
  type Refused,
  type RoomState,
  viewRoom,
  type World,
} from '../room/index.js';
import type { KeyRecord, Store } from '../store/index.js';
import { ClockWatch } from './clock-watch.js';
import { type Host, HostedTable } from './hosted-table.js';
import { bodyHash, writingOf } from './journal.js';
import { DEFAULT_TABLE_LIMITS, type TableLimits } from './limits.js';
import { Presence } from './presence.js';
import { QuotaWatch } from './quota-watch.js';
import { addressKey, Quotas } from './quotas.js';
import * as reads from './reads.js';
import { bye, refusal, storeRefusal } from './refusals.js';
import type { Answered, Caller, Sink, Subscription, TableService } from './types.js';
import { newId, type WorldOptions, worlds } from './world.js';

/** A table nobody watches is forgotten after so long; the store has it. */
const IDLE_MS = 60_000;
const SWEEP_MS = 15_000;
/** When to come back after the server stopped. */
const COME_BACK_MS = 1000;
/** After the store failed. */
const RETRY_MS = 1000;

export interface TablesOptions extends WorldOptions {
  readonly store: Store;
  /** Do other processes use the same store? */
  readonly isShared?: boolean;
  readonly owner?: string;
  /** How often a process on a shared store says that it is alive; after three times that it is dead. */
  readonly presenceMs?: number;
  readonly limits?: TableLimits;
  /** Told of what went wrong where nobody waits for an answer. */
  readonly failed?: (table: string | null, error: unknown) => void;
}

export const openTables = (options: TablesOptions): TableService => new Tables(options);

class Tables implements TableService {
  readonly #store: Store;
  readonly #world: () => World;
  readonly #host: Host;
  readonly #tables: Map<string, HostedTable> = new Map();
  readonly #clocks: ClockWatch;
  readonly #presence: Presence;
  readonly #limits: TableLimits;
  readonly #quotas: Quotas;
  readonly #spending: QuotaWatch;
  readonly #unwatch: () => void;
  readonly #sweeper: NodeJS.Timeout;
  readonly #failed: (table: string | null, error: unknown) => void;
  #isStopping = false;
  #commands = 0;
  #refused = 0;
  #events = 0;
  #lateMs = 0;
  #forgottenResyncs = 0;

  constructor({
    store,
    isShared = false,
    owner = newId(),
    failed = () => {},
    presenceMs,
    limits = DEFAULT_TABLE_LIMITS,
    ...world
  }: TablesOptions) {
    this.#store = store;
    this.#world = worlds(world);
    this.#failed = failed;
    this.#limits = limits;
    this.#presence = new Presence({
      store: store.presence,
      node: owner,
      now: () => this.#world().now,
      ...(presenceMs === undefined ? {} : { renewMs: presenceMs }),
      changed: (id) => this.#tables.get(id)?.tellPresence(),
      failed: (error) => failed(null, error),
    });
    this.#quotas = new Quotas(store, limits, () => this.#world().now);
    this.#spending = new QuotaWatch({
      ...{ store, limits, now: () => this.#world().now },
      failed: (error) => failed(null, error),
    });
    this.#host = {
      store,
      world: this.#world,
      presence: this.#presence,
      absenceMs: limits.absenceMs,
      failed,
      late: (ms) => {
        this.#lateMs = Math.max(this.#lateMs, ms);
      },
      wrote: (id, events) => {
        this.#events += events;
        this.#spending.wrote(id);
      },
      isPaidFor: (id) => this.#spending.isPaidFor(id),
    };
    this.#unwatch = store.watch(
      (id, seq) => this.#catchUp(id, seq),
      () => {
        for (const id of this.#tables.keys()) this.#catchUp(id, Number.POSITIVE_INFINITY);
      },
    );
    this.#clocks = new ClockWatch({
      store,
      owner,
      isShared,
      now: () => this.#world().now,
      due: (id) => this.#mind(id),
      failed: (error) => failed(null, error),
    });
    this.#sweeper = setInterval(() => this.#sweep(), SWEEP_MS);
    this.#sweeper.unref();
  }

  async createTable(
    by: Caller,
    options: CreateOptions,
    from: string | null = null,
  ): Answered<reads.Created> {
    if (this.#isStopping) return refusal('STOPPING');
    const world = this.#world();
    const id = world.newId();
    const host = { player: by.id, name: by.name };
    const decided = createRoom(id, host, options, world, this.#limits.floor);
    if (!decided.ok) return decided;
    const { state } = decided.value;
    return this.#guarded(id, async () => {
      const address = from === null ? null : addressKey(from);
      const over = await this.#quotas.tableProblem(by.id, address);
      if (over !== null) return { ok: false, error: over };
      const info = JSON.stringify({ name: state.name });
      await this.#store.createTable({
        ...{ id, host: by.id, createdAt: world.now, info },
        ...(address === null ? {} : { address }),
      });
      const { events, effects } = writingOf(null, decided.value, 0, null);
      await this.#store.append(id, 0, events, effects);
      this.#host.wrote(id, events.length);
      return { ok: true, value: { id, url: `/t/${id}` } };
    });
  }

  async command(by: Caller, envelope: CommandEnvelope): Answered<reads.Acknowledged> {
    if (this.#isStopping) return refusal('STOPPING');
    this.#commands++;
    const answer = await this.#guarded(envelope.table, () => this.#do(by, envelope));
    if (!answer.ok) this.#refused++;
    return answer;
  }

  getQuota(by: Caller): Answered<reads.QuotaAnswer> {
    return this.#guarded(null, async () => ({
      ok: true,
      value: { quotas: await this.#quotas.uses(by.id) },
    }));
  }

  getTable(by: Caller, id: string): Answered<reads.Current> {
    return this.#reading(by, id, async (state, table) => {
      table.asked();
      const shown = await table.stateFor(by.id, state);
      const { you } = viewRoom(state, by.id, table.gone);
      return this.#current(by, shown, table, { you });
    });
  }

  listEvents(by: Caller, id: string, after: number): Answered<reads.EventList> {
    return this.#reading(by, id, async (state, table) => {
      table.asked();
      return reads.eventsAfter(this.#store, await table.stateFor(by.id, state), by, after);
    });
  }

  listHands(by: Caller, id: string, before?: number): Answered<reads.HandList> {
    return this.#readingHands(by, id, async (state, table) =>
      reads.handList(this.#store, await table.stateFor(by.id, state), before),
    );
  }

  getHand(by: Caller, id: string, number: number, format: HandFormat): Answered<reads.TextFile> {
    return this.#readingHands(by, id, async (state, table) =>
      reads.handFile(this.#store, await table.stateFor(by.id, state), by, number, format),
    );
  }

  getArchive(by: Caller, id: string, format: HandFormat): Answered<reads.TextFile> {
    return this.#readingHands(by, id, async (state, table) =>
      reads.archiveFile(this.#store, await table.stateFor(by.id, state), by, format),
    );
  }

  getLedger(by: Caller, id: string): Answered<reads.LedgerAnswer> {
    return this.#reading(by, id, async (state) => reads.ledgerAnswer(state, by));
  }

  subscribe(
    by: Caller,
    id: string,
    lastSeq: number | undefined,
    sink: Sink,
  ): Answered<Subscription> {
    return this.#guarded(id, async () => {
      if (this.#isStopping) return refusal('STOPPING');
      const joined = await this.#table(id).subscribe(by.id, lastSeq, sink);
      if (joined === null) return this.#unknown(id);
      return 'code' in joined ? { ok: false, error: joined } : { ok: true, value: joined };
    });
  }

  ready(): Promise<void> {
    return this.#store.ready();
  }

  counts(): Readonly<Record<string, number>> {
    const tables = [...this.#tables.values()];
    const sum = (of: (table: HostedTable) => number): number =>
      tables.reduce((total, table) => total + of(table), 0);
    const lateMs = this.#lateMs;
    this.#lateMs = 0;
    return {
      tables_loaded: tables.length,
      viewers: sum(({ viewers }) => viewers),
      commands_total: this.#commands,
      commands_refused_total: this.#refused,
      events_written_total: this.#events,
      resyncs_total: this.#forgottenResyncs + sum(({ resyncs }) => resyncs),
      clock_late_max_ms: lateMs,
    };
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    clearInterval(this.#sweeper);
    this.#unwatch();
    await Promise.all([this.#clocks.stop(), this.#presence.stop(), this.#spending.stop()]);
    const goodbye = bye({ code: 'STOPPING', details: {} }, COME_BACK_MS);
    const tables = [...this.#tables.values()];
    await Promise.all(tables.map((table) => table.stop((sink) => sink.end(goodbye))));
  }

  async #do(by: Caller, envelope: CommandEnvelope): Answered<reads.Acknowledged> {
    const { command, hand, expectedSeq, key } = envelope;
    const hash = bodyHash(envelope);
    const table = this.#table(envelope.table);
    const ask = {
      by: by.id,
      command,
      ...(hand === undefined ? {} : { hand }),
      ...(expectedSeq === undefined ? {} : { expectedSeq }),
    };
    const record = ({ state }: Outcome): KeyRecord => {
      const answer = JSON.stringify({ seq: state.seq });
      return { identity: by.id, key, bodyHash: hash, answer };
    };
    const over = await this.#quotas.commandProblem(by.id, command, () => table.live.current());
    const written =
      over === null
        ? await table.live.write((state) => decideRoom(state, ask, this.#world()), record)
        : ({ kind: 'refused', refused: over } as const);
    if (written === null) return this.#unknown(envelope.table);
    if (written.kind === 'done') {
      table.asked();
      return { ok: true, value: { seq: written.seq, repeated: false } };
    }
    // What is refused now may be a repeat of what was done then.
    const first =
      written.kind === 'repeated'
        ? written.record
        : await this.#store.findKey(envelope.table, by.id, key);
    if (first !== null) {
      if (first.bodyHash !== hash) return refusal('KEY_REUSED');
      const { seq } = JSON.parse(first.answer) as { seq: number };
      return { ok: true, value: { seq, repeated: true } };
    }
    return written.kind === 'refused' ? this.#no(by, table, written.refused) : refusal('INTERNAL');
  }

  /** A stale question is answered with what is so now. */
  async #no(by: Caller, table: HostedTable, error: Refused): Answered<never> {
    const { state } = table.live;
    if (error.code !== 'STALE' || state === null) return { ok: false, error };
    const current = await this.#current(by, await table.stateFor(by.id, state), table, {});
    return { ok: false, error: { ...error, current: current.value } };
  }

  async #current(
    by: Caller,
    shown: RoomState,
    { gone }: HostedTable,
    parts: Partial<reads.Current['view']>,
  ): Promise<{ readonly ok: true; readonly value: reads.Current }> {
    const view = { ...viewRoom(shown, by.id, gone), ...parts };
    return { ok: true, value: { seq: shown.seq, at: this.#world().now, view } };
  }

  #reading<T>(
    by: Caller,
    id: string,
    read: (state: RoomState, table: HostedTable) => Answered<T>,
  ): Answered<T> {
    return this.#guarded(id, async () => {
      const table = this.#table(id);
      const state = await table.live.current();
      if (state === null) return this.#unknown(id);
      const refused = mayWatch(state, by.id);
      return refused === null ? read(state, table) : { ok: false, error: refused };
    });
  }

  /** Past hands are for those who may see hands. */
  #readingHands<T>(
    by: Caller,
    id: string,
    read: (state: RoomState, table: HostedTable) => Answered<T>,
  ): Answered<T> {
    return this.#reading(by, id, async (state, table) => {
      const refused = mayReadHands(state, by.id);
      return refused === null ? read(state, table) : { ok: false, error: refused };
    });
  }

  async #guarded<T>(id: string | null, work: () => Answered<T>): Answered<T> {
    try {
      return await work();
    } catch (error) {
      this.#failed(id, error);
      return { ok: false, error: storeRefusal(error) ?? { code: 'INTERNAL', details: {} } };
    }
  }

  #table(id: string): HostedTable {
    const known = this.#tables.get(id) ?? new HostedTable(id, this.#host);
    known.touched = this.#world().now;
    this.#tables.set(id, known);
    return known;
  }

  #unknown(id: string): { readonly ok: false; readonly error: Refused } {
    this.#tables.delete(id);
    this.#presence.forget(id);
    return refusal('UNKNOWN_TABLE');
  }

  #catchUp(id: string, seq: number): void {
    if (this.#isStopping) return;
    this.#tables
      .get(id)
      ?.live.catchUp(seq)
      .catch((error) => {
        this.#failed(id, error);
        // Nobody else may have a reason to ask, and those who watch would never know.
        setTimeout(() => this.#catchUp(id, seq), RETRY_MS).unref();
      });
  }

  /** The clock of this table is this process's business now. */
  #mind(id: string): void {
    if (this.#isStopping) return;
    const table = this.#table(id);
    if (table.isMinded) return;
    table.live
      .current()
      .then(() => table.mind())
      .catch((error) => this.#failed(id, error));
  }

  #sweep(): void {
    const { now } = this.#world();
    for (const [id, table] of this.#tables) {
      if (!table.isIdle(now, IDLE_MS)) continue;
      this.#forgottenResyncs += table.resyncs;
      this.#tables.delete(id);
      this.#presence.forget(id);
      void table.stop(() => {});
    }
  }
}
