/** All tables of this process. */

import type {
  Answer,
  CommandEnvelope,
  CreateOptions,
  HandFormat,
  ServerRefusal,
} from '@sidepot/protocol';
import { newId } from '../new-id.js';
import {
  createRoom,
  decideRoom,
  mayReadHands,
  neutralName,
  type RoomState,
  rightsOf,
  type World,
} from '../room/index.js';
import type { Store } from '../store/index.js';
import { textBytes } from '../text-bytes.js';
import { Audit } from './audit.js';
import { type WorldOptions, worlds } from './clock/clock-and-random.js';
import { ClockWatch } from './clock/clock-watch.js';
import { Heartbeat } from './clock/heartbeat.js';
import { plainClock, type ServiceClock } from './clock/timekeeper.js';
import { CommandDesk } from './command-desk.js';
import { DEFAULT_TABLE_LIMITS, type TableLimits } from './contract/limits.js';
import { bye, refusing, storeRefusal } from './contract/refusals.js';
import type {
  Answered,
  AuditEntry,
  Caller,
  HostOrder,
  Sink,
  Subscription,
  TableOverview,
  TableService,
  TurnNews,
} from './contract/types.js';
import { currentFor, nameForStranger, shutProblem } from './current.js';
import { HeadWatch } from './head-watch.js';
import { writingOf } from './journal/journal.js';
import { Loads } from './loads.js';
import { overviewOf } from './overview.js';
import { Presence } from './presence/presence.js';
import { QuotaWatch } from './quotas/quota-watch.js';
import { QuotaBook, setQuota } from './quotas/quotas.js';
import { TalkWatch } from './quotas/talk-watch.js';
import { Readers } from './readers/readers.js';
import type { ReadLimits } from './readers/turnstile.js';
import { isNeeded, redactTable } from './reads/own-data.js';
import * as reads from './reads/reads.js';
import { reportAnswer, statsAnswer } from './reads/stats.js';
import { type Host, RoomHost } from './room-host.js';

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
  /** How much may be read for long at once. */
  readonly reads?: ReadLimits;
  /** The machine's, unless somebody keeps a better one. */
  readonly clock?: ServiceClock;
  /** How often a process on a shared store says that it is alive; after three times that it is dead. */
  readonly presenceMs?: number;
  readonly limits?: TableLimits;
  /** Told of a turn of somebody who does not look. */
  readonly turnCame?: (news: TurnNews) => void;
  /** Told of what went wrong where nobody waits for an answer. */
  readonly failed?: (table: string | null, error: unknown) => void;
  /** Told of a table that had to be loaded afresh, because the store has not what was shown of it. */
  readonly reloaded?: (table: string, shown: number, stored: number | null) => void;
}

/**
 * The tables of a store: all but HTTP. Each is loaded when somebody asks for it.
 *
 * @example
 * import { openSqliteStore, openTables } from '@sidepot/server';
 *
 * const tables = openTables({ store: await openSqliteStore('data') });
 */
export const openTables = (options: TablesOptions): TableService => new RoomRegistry(options);

class RoomRegistry implements TableService {
  readonly #store: Store;
  readonly #world: () => World;
  readonly #host: Host;
  readonly #tables: Map<string, RoomHost> = new Map();
  readonly #clock: ServiceClock;
  readonly #heartbeat: Heartbeat;
  readonly #clocks: ClockWatch;
  readonly #readers: Readers;
  readonly #presence: Presence;
  readonly #limits: TableLimits;
  readonly #quotas: QuotaBook;
  readonly #talk: TalkWatch;
  readonly #spending: QuotaWatch;
  readonly #heads: HeadWatch | null;
  readonly #unwatch: () => void;
  readonly #sweeper: NodeJS.Timeout;
  readonly #failed: (table: string | null, error: unknown) => void;
  #isStopping = false;
  #commands = 0;
  #refused = 0;
  #events = 0;
  #bytes = 0;
  readonly #loads: Loads;
  readonly #audit: Audit;
  readonly #desk: CommandDesk;
  #lateMs = 0;
  #reloads = 0;
  #forgottenResyncs = 0;

  constructor({
    store,
    isShared = false,
    owner = newId(),
    reads: readLimits,
    clock = plainClock(Date.now),
    failed = () => {},
    turnCame = () => {},
    reloaded = () => {},
    presenceMs,
    limits = DEFAULT_TABLE_LIMITS,
    ...world
  }: TablesOptions) {
    const now = (): number => clock.now();
    this.#store = store;
    this.#clock = clock;
    this.#heartbeat = new Heartbeat({
      store,
      now,
      heard: (pulse) => clock.heard(pulse),
      missed: () => {
        for (const table of this.#tables.values()) table.giveBackOutages();
      },
    });
    this.#world = worlds(now, () => this.#heartbeat.outages, world);
    this.#failed = failed;
    this.#loads = new Loads(now);
    this.#audit = new Audit(store, now, (error) => failed(null, error));
    this.#readers = new Readers({
      store,
      ...(readLimits === undefined ? {} : { limits: readLimits }),
    });
    this.#limits = limits;
    this.#presence = new Presence({
      store: store.presence,
      node: owner,
      now: () => this.#world().now,
      ...(presenceMs === undefined ? {} : { renewMs: presenceMs }),
      changed: (id) => this.#tables.get(id)?.tellPresence(),
      counted: (id) => this.#tables.get(id)?.tellUnnamed(),
      failed: (error) => failed(null, error),
    });
    this.#talk = new TalkWatch(limits.talk, now);
    this.#quotas = new QuotaBook(store, limits, () => this.#world().now);
    this.#desk = new CommandDesk({
      store,
      world: this.#world,
      quotas: this.#quotas,
      audit: this.#audit,
    });
    this.#spending = new QuotaWatch({
      ...{ store, limits, now: () => this.#world().now },
      failed: (error) => failed(null, error),
    });
    this.#host = {
      store,
      world: this.#world,
      now,
      makeSure: () => this.#heartbeat.makeSure(),
      presence: this.#presence,
      absenceMs: limits.absenceMs,
      failed,
      late: (ms) => {
        this.#lateMs = Math.max(this.#lateMs, ms);
      },
      wrote: (id, events, bytes) => {
        this.#events += events;
        this.#bytes += bytes;
        this.#loads.count(id, events, bytes);
        this.#spending.wrote(id);
      },
      reloaded: (table, shown, stored) => {
        this.#reloads++;
        reloaded(table, shown, stored);
      },
      unpaidUntil: (id) => this.#spending.unpaidUntil(id),
      turnCame,
    };
    this.#unwatch = store.watch(
      (id, seq, events) => this.#catchUp(id, seq, events),
      () => {
        for (const id of this.#tables.keys()) this.#catchUp(id, Number.POSITIVE_INFINITY);
      },
    );
    this.#clocks = new ClockWatch({
      store,
      owner,
      isShared,
      now,
      due: (id) => this.#takeClock(id),
      failed: (error) => failed(null, error),
    });
    // Alone on a store there is nobody to miss anything of.
    this.#heads = isShared
      ? new HeadWatch({
          store,
          known: () => this.#knownSeqs(),
          behind: (id, seq) => this.#catchUp(id, seq),
          failed: (error) => failed(null, error),
        })
      : null;
    this.#sweeper = setInterval(() => this.#sweep(), SWEEP_MS);
    this.#sweeper.unref();
  }

  async createTable(
    by: Caller,
    options: CreateOptions,
    address: string | null = null,
  ): Answered<reads.Created> {
    if (this.#isStopping) return refusing('STOPPING');
    const world = this.#world();
    const id = world.newId();
    const host = { player: by.id, name: by.name };
    const decided = createRoom(id, host, options, world, this.#limits.floor);
    if (!decided.ok) return decided;
    const { state } = decided.value;
    return this.#guarded(id, async () => {
      const over = await this.#quotas.tableProblem(by.id, address);
      if (over !== null) return { ok: false, error: over };
      const info = JSON.stringify({ name: state.name });
      await this.#store.createTable({
        ...{ id, host: by.id, createdAt: world.now, info },
        ...(address === null ? {} : { address }),
      });
      const { events, effects } = writingOf(null, decided.value, 0, null);
      await this.#store.append(id, 0, events, effects);
      this.#host.wrote(id, events.length, textBytes(events));
      return { ok: true, value: { id, url: `/t/${id}` } };
    });
  }

  async command(by: Caller, envelope: CommandEnvelope): Answered<reads.Acknowledged> {
    if (this.#isStopping) return refusing('STOPPING');
    this.#commands++;
    const retryAfter = this.#talk.waitFor(envelope.table, by.id, envelope.command.type);
    if (retryAfter > 0) {
      this.#refused++;
      return { ok: false, error: { code: 'RATE_LIMITED', retryAfter } };
    }
    const done = this.arrived(envelope.table);
    const answer = await this.#guarded(envelope.table, async () => {
      // What is left of somebody's time depends on it.
      if (!this.#heartbeat.isSure) await this.#heartbeat.makeSure();
      const answer = await this.#desk.answer(by, envelope, this.#table(envelope.table));
      return answer ?? this.#unknown(envelope.table);
    });
    done();
    if (!answer.ok) this.#refused++;
    return answer;
  }

  arrived(table: string): () => void {
    return this.#tables.get(table)?.arrivals.arrive() ?? (() => {});
  }

  getQuota(by: Caller): Answered<reads.QuotaAnswer> {
    return this.#guarded(null, async () => ({
      ok: true,
      value: { quotas: await this.#quotas.uses(by.id) },
    }));
  }

  async tableName(id: string, invite: string | null): Promise<string | null> {
    const told = await this.#guarded(id, async () => {
      const state = await this.#table(id).live.current();
      return state === null
        ? this.#unknown(id)
        : { ok: true, value: nameForStranger(state, invite) };
    });
    return told.ok ? told.value : null;
  }

  visit(by: Caller, id: string): Answered<{ readonly ok: true }> {
    return this.#reading(by, id, async () => ({ ok: true, value: { ok: true } }));
  }

  getTable(by: Caller, id: string): Answered<reads.Current> {
    return this.#reading(by, id, async (state, table) => {
      table.asked();
      return { ok: true, value: await currentFor(by, state, table, this.#world) };
    });
  }

  listEvents(by: Caller, id: string, after: number): Answered<reads.EventList> {
    return this.#reading(by, id, async (state, table) => {
      table.asked();
      return reads.eventsAfter(this.#store, await table.stateFor(by.id, state), by, after);
    });
  }

  listHands(by: Caller, id: string, before?: number): Answered<reads.HandListAnswer> {
    return this.#readingHands(by, id, async (state, table) =>
      reads.handList(this.#store, await table.stateFor(by.id, state), before),
    );
  }

  getHand(by: Caller, id: string, number: number, format: HandFormat): Answered<reads.TextFile> {
    return this.#readingHands(by, id, async (state, table) =>
      reads.handFile(this.#store, await table.stateFor(by.id, state), by, number, format),
    );
  }

  getArchive(by: Caller, id: string, format: HandFormat): Answered<reads.FileStream> {
    return this.#readingHands(by, id, async (state, table) =>
      reads.archiveFile(this.#store, this.#readers, await table.stateFor(by.id, state), by, format),
    );
  }

  getOwnData(by: Caller): Answered<reads.FileStream> {
    return this.#guarded(null, () =>
      reads.ownDataFile(this.#store, this.#readers, by, this.#world().now),
    );
  }

  forget(by: Caller): Answered<Answer<'forgetMe'>> {
    return this.#guarded(by.id, async () => {
      const tables = await this.#store.listTables(by.id);
      const states = await Promise.all(tables.map(({ id }) => this.#table(id).live.current()));
      const isPlaying = states.some((state) => state !== null && isNeeded(state, by.id));
      if (isPlaying) return refusing('STILL_PLAYING');
      for (const state of states) if (state !== null) await this.#forgetAt(state, by);
      return { ok: true, value: { ok: true } };
    });
  }

  /** Whoever watches an open table sees the new name; then the past is changed too. */
  async #forgetAt({ id, closed }: RoomState, by: Caller): Promise<void> {
    const command = { type: 'join', name: neutralName(by.id) } as const;
    if (!closed) {
      await this.#table(id).live.write(
        (state) => decideRoom(state, { by: by.id, command }, this.#world()),
        null,
      );
    }
    await redactTable(this.#store, id, by.id);
  }

  /** By its host, and only when nobody plays at it any more. */
  deleteTable(by: Caller, id: string): Answered<Answer<'deleteTable'>> {
    return this.#reading(by, id, async (state) => {
      if (!rightsOf(state, by.id).includes('host')) return refusing('NOT_HOST');
      if (!state.closed) return refusing('NOT_CLOSED');
      await this.#store.deleteTable(id);
      void this.#audit.note({ by: 'host', player: by.id, action: 'deleteTable', table: id });
      return { ok: true, value: { ok: true } };
    });
  }

  getLedger(by: Caller, id: string, before?: number): Answered<reads.LedgerAnswer> {
    return this.#reading(by, id, async (state, table) =>
      reads.ledgerAnswer(this.#store, state, await table.stateFor(by.id, state), by, before),
    );
  }

  getStats(by: Caller, id: string): Answered<Answer<'getStats'>> {
    return this.#reading(by, id, async (state, table) =>
      statsAnswer(await table.stateFor(by.id, state), by),
    );
  }

  getReport(by: Caller, id: string): Answered<Answer<'getReport'>> {
    return this.#reading(by, id, async (state, table) =>
      reportAnswer(this.#store, this.#readers, state, await table.stateFor(by.id, state), by),
    );
  }

  subscribe(
    by: Caller,
    id: string,
    lastSeq: number | undefined,
    sink: Sink,
    invite?: string,
  ): Answered<Subscription> {
    return this.#guarded(id, async () => {
      if (this.#isStopping) return refusing('STOPPING');
      const pass = { from: by.from ?? null, invite: invite ?? null };
      const joined = await this.#table(id).subscribe(by.id, lastSeq, sink, pass);
      if (joined === null) return this.#unknown(id);
      return 'code' in joined ? { ok: false, error: joined } : { ok: true, value: joined };
    });
  }

  setQuota(player: string, own: Readonly<Record<string, number>> | null): Promise<void> {
    return setQuota(this.#store, player, own);
  }

  /** As its host would: by the rules, with the same events. */
  order(id: string, command: HostOrder): Answered<reads.Acknowledged> {
    return this.#guarded(id, async () => {
      if (this.#isStopping) return refusing('STOPPING');
      if (!this.#heartbeat.isSure) await this.#heartbeat.makeSure();
      const written = await this.#table(id).live.write(
        (state) => decideRoom(state, { by: state.host, command }, this.#world()),
        null,
      );
      if (written === null) return this.#unknown(id);
      if (written.kind === 'refused') return { ok: false, error: written.refused };
      if (written.kind !== 'done') return refusing('INTERNAL');
      return { ok: true, value: { seq: written.seq, repeated: false } };
    });
  }

  /** Whoever has it in memory hears of it from the store. */
  removeTable(id: string): Promise<boolean> {
    return this.#store.deleteTable(id);
  }

  overview(): readonly TableOverview[] {
    return [...this.#tables.values()].flatMap(({ live: { state }, viewers }) =>
      state === null ? [] : [overviewOf(state, viewers, this.#loads.of(state.id))],
    );
  }

  audit(entry: AuditEntry): Promise<void> {
    return this.#audit.note(entry);
  }

  async ready(): Promise<void> {
    await this.#store.ready();
    const problem = this.#clock.problem();
    if (problem !== null) throw new Error(problem);
  }

  counts(): Readonly<Record<string, number>> {
    const tables = [...this.#tables.values()];
    const sum = (of: (table: RoomHost) => number): number =>
      tables.reduce((total, table) => total + of(table), 0);
    const lateMs = this.#lateMs;
    this.#lateMs = 0;
    return {
      tables_loaded: tables.length,
      viewers: sum(({ viewers }) => viewers),
      commands_total: this.#commands,
      commands_refused_total: this.#refused,
      events_written_total: this.#events,
      bytes_written_total: this.#bytes,
      resyncs_total: this.#forgottenResyncs + sum(({ resyncs }) => resyncs),
      tables_reloaded_total: this.#reloads,
      clock_late_max_ms: lateMs,
      long_reads: this.#readers.size,
      long_reads_total: this.#readers.started,
      reader_threads: this.#readers.threads,
      clock_skew_seconds: this.#clock.skew / 1000,
    };
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    clearInterval(this.#sweeper);
    this.#unwatch();
    const watches = [this.#clocks, this.#readers, this.#heartbeat, this.#presence, this.#spending];
    await Promise.all(watches.map((watch) => watch.stop()).concat(this.#heads?.stop() ?? []));
    const goodbye = bye({ code: 'STOPPING' }, COME_BACK_MS);
    const tables = [...this.#tables.values()];
    await Promise.all(tables.map((table) => table.stop((sink) => sink.end(goodbye))));
    await this.#audit.idle();
  }

  #reading<T>(
    by: Caller,
    id: string,
    read: (state: RoomState, table: RoomHost) => Answered<T>,
  ): Answered<T> {
    return this.#guarded(id, async () => {
      const table = this.#table(id);
      const state = await table.live.current();
      if (state === null) return this.#unknown(id);
      const refused = shutProblem(by, state);
      return refused === null ? read(state, table) : { ok: false, error: refused };
    });
  }

  /** Past hands are for those who may see hands. */
  #readingHands<T>(
    by: Caller,
    id: string,
    read: (state: RoomState, table: RoomHost) => Answered<T>,
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
      return { ok: false, error: storeRefusal(error) ?? { code: 'INTERNAL' } };
    }
  }

  #table(id: string): RoomHost {
    const known = this.#tables.get(id) ?? new RoomHost(id, this.#host);
    known.touched = this.#world().now;
    this.#tables.set(id, known);
    return known;
  }

  #unknown(id: string): { readonly ok: false; readonly error: ServerRefusal } {
    this.#tables.delete(id);
    this.#presence.forget(id);
    return refusing('UNKNOWN_TABLE');
  }

  #catchUp(id: string, seq: number, events?: readonly string[]): void {
    const live = this.#isStopping ? undefined : this.#tables.get(id)?.live;
    if (live === undefined) return;
    // 0 is no event: the table was deleted, or its past was changed.
    (seq === 0 ? live.reload() : live.catchUp(seq, events)).catch((error) => {
      this.#failed(id, error);
      // Nobody else may have a reason to ask, and those who watch would never know.
      setTimeout(() => this.#catchUp(id, seq), RETRY_MS).unref();
    });
  }

  /** Of the tables that somebody here watches. */
  #knownSeqs(): ReadonlyMap<string, number> {
    const known = new Map<string, number>();
    for (const [id, { live, viewers }] of this.#tables) {
      if (live.state !== null && viewers > 0) known.set(id, live.state.seq);
    }
    return known;
  }

  /** The clock of this table is this process's business now. */
  #takeClock(id: string): void {
    if (this.#isStopping) return;
    const table = this.#table(id);
    if (table.isMinded) {
      // Its alarm waits by another clock than this, which may go slower.
      table.takeClock();
      return;
    }
    table.live
      .current()
      .then(() => table.takeClock())
      .catch((error) => this.#failed(id, error));
  }

  #sweep(): void {
    const { now } = this.#world();
    this.#loads.sweep();
    this.#talk.sweep();
    for (const [id, table] of this.#tables) {
      table.forgetVisitors();
      if (table.staysPaused() || !table.isIdle(now, IDLE_MS)) continue;
      this.#forgottenResyncs += table.resyncs;
      this.#tables.delete(id);
      this.#presence.forget(id);
      void table.stop(() => {});
    }
  }
}
