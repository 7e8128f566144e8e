/**
 * A table that this process serves: its state, those who watch it, and its clock. The process that
 * wrote last minds the clock; the others would learn from the store that it does not.
 */

import { MAX_EVENTS } from '@sidepot/protocol';
import {
  advanceRoom,
  isSpectator,
  mayWatch,
  patchPresence,
  patchRoom,
  type Refused,
  type RoomState,
  type Stored,
  seesHands,
  viewRoom,
  type World,
  wakeAt,
} from '../room/index.js';
import type { Store } from '../store/index.js';
import { Alarm } from './alarm.js';
import { Audience, Viewer } from './audience.js';
import { DelayedTable, stateAt } from './delayed-table.js';
import { storedOf } from './journal.js';
import { LiveTable } from './live-table.js';
import { bye } from './refusals.js';
import type { Sink, Subscription } from './types.js';

/** After the store failed. */
const RETRY_MS = 1000;

export interface Host {
  readonly store: Store;
  readonly world: () => World;
  /** Something failed that nobody waits for. */
  readonly failed: (table: string, error: unknown) => void;
  /** Milliseconds from when a clock was due to when it was seen to. */
  readonly late: (ms: number) => void;
  readonly wrote: (events: number) => void;
  /** The store had another past than was shown; null: it has no such table any more. */
  readonly reloaded: (table: string, shown: number, stored: number | null) => void;
}

const UNKNOWN: Refused = { code: 'UNKNOWN_TABLE', details: {} };

/** Does he see the table later than those who play? */
const isDelayed = (state: RoomState, player: string): boolean =>
  state.room.spectators.delay > 0 && isSpectator(state, player);

export class HostedTable {
  readonly live: LiveTable;
  readonly #host: Host;
  readonly #players: Audience;
  readonly #spectators: Audience;
  readonly #alarm: Alarm;
  readonly #gone: Set<string> = new Set();
  #delayed: DelayedTable | null = null;
  #isStopped = false;
  /** When somebody last asked anything of it. */
  touched: number;

  constructor(id: string, host: Host) {
    const now = (): number => host.world().now;
    this.#host = host;
    this.touched = now();
    this.#players = new Audience(now, this.#gone, () => ({}));
    // His own name, seat and wishes a spectator sees at once.
    this.#spectators = new Audience(now, this.#gone, (player) => {
      const { state } = this.live;
      return state === null ? {} : { you: viewRoom(state, player, this.#gone).you };
    });
    this.#alarm = new Alarm(now, (due) => this.#advance(due));
    this.live = new LiveTable(
      id,
      host.store,
      (before, after, events, own) => this.#changed(before, after, events, own),
      (before, after, isAsked) => {
        if (!isAsked) host.reloaded(id, before.seq, after?.seq ?? null);
        this.#reloaded(after);
      },
    );
  }

  get viewers(): number {
    return this.#players.size + this.#spectators.size;
  }

  get resyncs(): number {
    return this.#players.resyncs + this.#spectators.resyncs;
  }

  /** Does this process see to its clock? */
  get isMinded(): boolean {
    return this.#alarm.isSet;
  }

  /** May it be forgotten? */
  isIdle(now: number, after: number): boolean {
    const { due } = this.#alarm;
    const isSoon = due !== null && due < now + after;
    return this.viewers === 0 && !this.live.isBusy && !isSoon && this.touched + after < now;
  }

  /** The table as this person may see it: as it was, for a spectator where those see it late. */
  async stateFor(player: string, state: RoomState): Promise<RoomState> {
    if (!isDelayed(state, player)) return state;
    const then =
      this.#delayed ??
      (await stateAt(this.#host.store, state, this.#now() - state.room.spectators.delay));
    return then?.state ?? state;
  }

  /** People whose last socket here closed. */
  get gone(): ReadonlySet<string> {
    return this.#gone;
  }

  /** Null: there is no such table. */
  subscribe(
    player: string,
    lastSeq: number | undefined,
    sink: Sink,
  ): Promise<Subscription | Refused | null> {
    return this.live.reading(async (state) => {
      const refused = mayWatch(state, player);
      if (refused !== null) return refused;
      if (isDelayed(state, player)) await this.#startDelayed(state);
      const missed = lastSeq === undefined ? [] : await this.#eventsAfter(lastSeq, state);
      const viewer = new Viewer(player, sink);
      const [audience, shown] = this.#stageOf(player, state);
      audience.hello(viewer, this.live.id);
      if (lastSeq === undefined) audience.snapshot(viewer, shown);
      else if (shown === state && lastSeq + missed.length === state.seq) {
        audience.resume(viewer, state, lastSeq, missed);
      } else audience.resync(viewer, shown, 'gap');
      audience.add(viewer);
      if (this.#gone.delete(player)) this.#tellPresence();
      return this.#subscription(viewer);
    });
  }

  /** Sees to the clock from now on. */
  mind(): void {
    const { state } = this.live;
    if (!this.#isStopped) this.#alarm.set(state === null ? null : wakeAt(state));
  }

  async stop(end: (sink: Sink) => void): Promise<void> {
    this.#isStopped = true;
    this.#alarm.cancel();
    this.#stopDelayed();
    for (const audience of [this.#players, this.#spectators]) {
      for (const viewer of audience.all()) end(viewer.sink);
    }
    await this.live.idle();
  }

  #now(): number {
    return this.#host.world().now;
  }

  #stageOf(player: string, state: RoomState): readonly [Audience, RoomState] {
    return this.#delayed !== null && isDelayed(state, player)
      ? [this.#spectators, this.#delayed.state]
      : [this.#players, state];
  }

  /** Too many to send are not all read. */
  async #eventsAfter(seq: number, state: RoomState): Promise<readonly Stored[]> {
    if (seq >= state.seq) return [];
    const most = Math.min(MAX_EVENTS, state.seq - seq);
    return (await this.#host.store.eventsAfter(state.id, seq, most)).map(storedOf);
  }

  #subscription(viewer: Viewer): Subscription {
    const resync = (reason: 'asked' | 'slow'): void => {
      const { state } = this.live;
      if (state === null) return;
      const [audience, shown] = this.#stageOf(viewer.player, state);
      audience.resync(viewer, shown, reason);
    };
    return {
      resync: () => resync('asked'),
      drained: () => {
        if (viewer.lost) resync('slow');
      },
      close: () => {
        viewer.isOpen = false;
        this.#spectators.remove(viewer);
        if (this.#spectators.size === 0) this.#stopDelayed();
        this.#players.remove(viewer);
        this.#left(viewer.player);
      },
    };
  }

  #changed(before: RoomState, after: RoomState, events: readonly Stored[], own: boolean): void {
    if (own) {
      this.#host.wrote(events.length);
      this.mind();
    } else this.#alarm.cancel();
    if (this.viewers === 0) return;
    this.#players.publish(before, after, events);
    this.#showHands(before, after);
    this.#delayed?.push(events);
    this.#spectators.publishParts(this.#delayed?.state ?? after, (player) => {
      const { you } = patchRoom(before, after, player, this.#gone);
      return you === undefined ? {} : { you };
    });
    if (this.#delayed !== null || after.room.spectators.delay > 0) this.#restage(after);
  }

  /** Whatever they were shown, this is how it stands. */
  #reloaded(after: RoomState | null): void {
    this.#stopDelayed();
    this.mind();
    for (const viewer of this.#spectators.all()) {
      this.#spectators.remove(viewer);
      this.#players.add(viewer);
    }
    for (const viewer of this.#players.all()) {
      const refused = after === null ? UNKNOWN : mayWatch(after, viewer.player);
      if (refused !== null) viewer.sink.end(bye(refused));
      else if (after === null || isDelayed(after, viewer.player)) continue;
      else if (viewer.sink.isSlow) viewer.lost = true;
      else this.#players.resync(viewer, after, 'reloaded');
    }
    if (after !== null && after.room.spectators.delay > 0) this.#restage(after);
  }

  /** Who may see hands from now on gets what he had not seen of them. */
  #showHands(before: RoomState, after: RoomState): void {
    if (before.room === after.room && before.table === after.table) return;
    for (const viewer of this.#players.all()) {
      const sees = seesHands(after, viewer.player);
      if (sees === seesHands(before, viewer.player) || viewer.lost) continue;
      this.#players.resync(viewer, after, 'rights');
    }
  }

  #left(player: string): void {
    if (this.#players.has(player) || this.#spectators.has(player)) return;
    this.#gone.add(player);
    this.#tellPresence();
  }

  #tellPresence(): void {
    const { state } = this.live;
    if (state === null || this.#isStopped) return;
    const patch = patchPresence(state, this.#gone);
    this.#players.publishParts(state, () => patch);
  }

  /** Who sat down sees everything at once from now on; who stood up no longer does. */
  #restage(state: RoomState): void {
    const isOff = this.#delayed !== null && this.#delayed.delay !== state.room.spectators.delay;
    if (isOff) this.#stopDelayed();
    for (const viewer of this.#spectators.all()) {
      if (!isOff && isDelayed(state, viewer.player)) continue;
      this.#spectators.remove(viewer);
      this.#players.add(viewer);
      // Whoever is late by another time from now on moves on below.
      if (!isDelayed(state, viewer.player)) this.#players.resync(viewer, state, 'rights');
    }
    const movers = this.#players.all().filter(({ player }) => isDelayed(state, player));
    for (const viewer of movers) this.#players.remove(viewer);
    // Nothing is sent to them until the past is loaded, and then the whole of it.
    if (movers.length > 0) this.#seeLate(movers);
  }

  #seeLate(movers: readonly Viewer[]): void {
    this.live
      .reading(async (state) => {
        await this.#startDelayed(state);
        for (const viewer of movers.filter(({ isOpen }) => isOpen)) {
          const [audience, shown] = this.#stageOf(viewer.player, state);
          audience.add(viewer);
          audience.resync(viewer, shown, 'rights');
        }
      })
      .catch((error) => {
        this.#host.failed(this.live.id, error);
        for (const { sink } of movers)
          sink.end(bye({ code: 'UNAVAILABLE', details: {} }, RETRY_MS));
      });
  }

  /** To be called while nothing changes. */
  async #startDelayed(state: RoomState): Promise<void> {
    const { delay } = state.room.spectators;
    if (this.#delayed !== null || this.#isStopped) return;
    const then = await stateAt(this.#host.store, state, this.#now() - delay);
    if (then === null) return;
    this.#delayed = new DelayedTable(
      then.state,
      // Another node may have written on: that comes later, as to everybody.
      then.since.slice(0, state.seq - then.state.seq),
      delay,
      () => this.#now(),
      (before, after, events) => this.#spectators.publish(before, after, events),
    );
  }

  #stopDelayed(): void {
    this.#delayed?.stop();
    this.#delayed = null;
  }

  /** The dealer's step, a bot's turn, a time-out: whatever is due. */
  #advance(due: number): void {
    this.live
      .write((state) => ({ ok: true, value: advanceRoom(state, this.#host.world()) }), null)
      .then((written) => {
        this.#host.late(Math.max(0, this.#now() - due));
        // Nothing was due after all: another node, or a player, was first.
        if (written?.kind === 'done' && !written.own) this.mind();
      })
      .catch((error) => {
        this.#host.failed(this.live.id, error);
        if (!this.#isStopped) this.#alarm.set(due, RETRY_MS);
      });
  }
}
