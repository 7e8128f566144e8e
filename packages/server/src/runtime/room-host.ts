/**
 * A table that this process serves: its state, those who watch it, and its clock. The process that
 * wrote last minds the clock; the others would learn from the store that it does not.
 */

import { setImmediate as turn } from 'node:timers/promises';
import type { ServerRefusal } from '@sidepot/protocol';
import { MAX_EVENTS, type ViewPatch } from '@sidepot/protocol';
import {
  advanceRoom,
  calledPlayer,
  doorProblem,
  forgetVisitors,
  isHost,
  type Late,
  lateNews,
  lateParts,
  type Outcome,
  owedTime,
  type Pass,
  patchPresence,
  RoomNews,
  type RoomState,
  type Stored,
  seesHands,
  seesLate,
  thinkingClock,
  unnamedOf,
  type World,
  wakeAt,
  wakeRoom,
} from '../room/index.js';
import { type Store, StoreError } from '../store/index.js';
import { Broadcast, TableViewer } from './broadcast.js';
import { Alarm } from './clock/alarm.js';
import { bye } from './contract/refusals.js';
import type { Sink, Subscription, TurnNews } from './contract/types.js';
import { Doorway } from './doorway.js';
import { DelayedTable, stateAt } from './journal/delayed-table.js';
import { FEW, missedBy } from './journal/missed.js';
import { Arrivals } from './presence/arrivals.js';
import type { Presence } from './presence/presence.js';
import type { TablePresence } from './presence/table-presence.js';
import { Visitors } from './presence/visitors.js';
import { RoomWriter } from './room-writer.js';
import { WorkSlice } from './turns/slices.js';

/** After the store failed. */
const RETRY_MS = 1000;
/** Those who ask over HTTP for what they may see late share one past, kept for so long. */
const LATE_IDLE_MS = 10_000;
/** A timer so late means that the event loop stood still. */
const LATE_MS = 20;
const CALL_AFTER_MS = 1500;
/** Then some of what waited at the doors takes more than one turn to be read. */
const LATE_TURNS = 4;

export interface Host {
  readonly store: Store;
  readonly world: () => World;
  readonly now: () => number;
  /** Resolves when every outage up to now is known. */
  readonly makeSure: () => Promise<void>;
  readonly presence: Presence;
  /** How long a table plays on without anybody. */
  readonly absenceMs: number;
  /** Until when the quota that pays for the table is used up; null: it is not. */
  readonly unpaidUntil: (table: string) => number | null;
  /** Something failed that nobody waits for. */
  readonly failed: (table: string, error: unknown) => void;
  /** Milliseconds from when a clock was due to when it was seen to. */
  readonly late: (ms: number) => void;
  /** The store had another past than was shown; null: it has no such table any more. */
  readonly reloaded: (table: string, shown: number, stored: number | null) => void;
  readonly wrote: (table: string, events: number, bytes: number) => void;
  /** It is the turn of somebody who does not look. */
  readonly turnCame: (news: TurnNews) => void;
}

const UNKNOWN: ServerRefusal = { code: 'UNKNOWN_TABLE' };

export class RoomHost {
  readonly live: RoomWriter;
  readonly arrivals: Arrivals = new Arrivals();
  readonly #host: Host;
  readonly #players: Broadcast;
  readonly #spectators: Broadcast;
  readonly #alarm: Alarm;
  readonly #presence: TablePresence;
  readonly #door: Doorway;
  /** Null: nobody was gone so far. */
  #visitors: Visitors | null = null;
  #delayed: DelayedTable | null = null;
  #rest: NodeJS.Timeout | null = null;
  #isStopped = false;
  /** How many without a name were there when it was last told. */
  #unnamed = 0;
  /** They will be counted in this turn of the loop. */
  #counting: NodeJS.Immediate | null = null;
  /** When somebody last asked anything of it. */
  touched: number;

  constructor(id: string, host: Host) {
    const { now } = host;
    this.#host = host;
    this.touched = now();
    this.#presence = host.presence.of(id);
    this.#door = new Doorway(id, now);
    this.#alarm = new Alarm(now, (due) => this.#advance(due));
    this.live = new RoomWriter(
      id,
      host.store,
      (before, after, events, own, bytes) => {
        if (own) host.wrote(id, events.length, bytes);
        this.#changed(before, after, events, own);
      },
      (before, after, isAsked) => {
        if (!isAsked) host.reloaded(id, before.seq, after?.seq ?? null);
        this.#reloaded(after);
      },
    );
    this.#players = new Broadcast(now, this.#presence, null);
    this.#spectators = new Broadcast(now, this.#presence, this.live);
  }

  get viewers(): number {
    return this.#players.size + this.#spectators.size + this.#door.size;
  }

  /** Who stands at the door sees nothing, and wakes nobody. */
  get #isWatched(): boolean {
    return this.#players.size + this.#spectators.size > 0;
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
    if (!seesLate(state, player)) return state;
    if (this.#delayed === null) await this.live.reading((now) => this.#startDelayed(now));
    this.#restDelayed();
    if (this.#delayed !== null) return this.#delayed.state;
    // Whoever sees it late never sees it as it is, for want of a past neither.
    throw new StoreError('STORE_CLOSED', `table ${this.live.id} is being left`);
  }

  /** What somebody who sees late is held to. Null for others: they are judged at once. */
  lateStateOf(player: string): Promise<RoomState> | null {
    const { state } = this.live;
    return state !== null && seesLate(state, player) ? this.stateFor(player, state) : null;
  }

  /** People who were connected to some node and are no longer. */
  get gone(): ReadonlySet<string> {
    return this.#presence.gone;
  }

  get connected(): ReadonlySet<string> {
    return this.#presence.connected;
  }

  /** Null: there is no such table. */
  subscribe(
    player: string,
    lastSeq: number | undefined,
    sink: Sink,
    pass: Pass,
  ): Promise<Subscription | ServerRefusal | null> {
    return this.live.reading(async (state) => {
      const viewer = new TableViewer(player, sink, pass);
      const refused = doorProblem(state, player, pass);
      if (refused !== null) {
        return this.#door.greet(viewer, refused) ? this.#subscription(viewer) : refused;
      }
      // Null: they are shown the whole table, since they missed too much, or see it late.
      const missed =
        lastSeq === undefined || state.seq - lastSeq > MAX_EVENTS || seesLate(state, player)
          ? null
          : await missedBy(this.#host.store, state, player, lastSeq);
      // Ten who come back at once would otherwise be told it in one turn of the loop.
      if (missed === null || missed.events.length > FEW) await new WorkSlice().rest();
      // The last thing that is waited for: a past that nobody watches yet may be let go of.
      if (seesLate(state, player)) await this.#startDelayed(state);
      const [audience, shown] = this.#stageOf(player, state);
      audience.hello(viewer, this.live.id);
      if (lastSeq === undefined) audience.snapshot(viewer, shown);
      else if (shown === state && missed?.seq === state.seq) {
        audience.resume(viewer, state, lastSeq, missed.events);
      } else audience.resync(viewer, shown, 'gap');
      audience.add(viewer);
      this.giveBackOutages();
      this.#arrived(player);
      if (state.asleepSince !== null) this.#wake();
      return this.#subscription(viewer);
    });
  }

  /**
   * Is it in a pause that ends by itself? Then this process stays with it until it goes on, or sleeps
   * because everybody has left: one that loads it later cannot know that nobody was there.
   */
  staysPaused(): boolean {
    if ((this.live.state?.pause?.until ?? null) === null || this.#isStopped) return false;
    if (!this.#presence.isAttended(this.#host.absenceMs)) this.#advance(this.#now());
    return true;
  }

  /** Visitors who have been gone from all nodes for long. */
  forgetVisitors(): void {
    if (this.gone.size > 0) this.#visitors ??= new Visitors(this.#host.now);
    const players = this.#visitors?.overdue(this.gone) ?? [];
    if (players.length === 0 || this.#isStopped) return;
    const forget = (state: RoomState): Outcome =>
      forgetVisitors(state, players, this.#host.world());
    this.live
      .write((state) => ({ ok: true, value: forget(state) }), null)
      .catch((error) => this.#host.failed(this.live.id, error));
  }

  /** Sees to the clock from now on. */
  takeClock(): void {
    const { state } = this.live;
    if (!this.#isStopped) this.#alarm.set(state === null ? null : wakeAt(state));
    this.giveBackOutages();
  }

  /** Those who watch are to see at once how much time is left. */
  giveBackOutages(): void {
    const { state } = this.live;
    if (state === null || this.#isStopped) return;
    const { now, outages } = this.#host.world();
    if (owedTime(state, outages) > 0) this.#advance(now);
  }

  /** Somebody plays or watches over HTTP. */
  asked(): void {
    this.#presence.asked();
    if ((this.live.state?.asleepSince ?? null) !== null) this.#wake();
  }

  /** Somebody came or went, here or elsewhere. */
  tellPresence(): void {
    const { state } = this.live;
    if (state === null || this.#isStopped) return;
    const patch = patchPresence(state, this.gone);
    this.#players.publishParts(state, () => patch);
    this.tellUnnamed();
  }

  /**
   * How many look on without a name is said to those who host, if it has changed: counted once in a
   * turn of the loop, however many come back in it.
   */
  tellUnnamed(): void {
    if (this.#isStopped) return;
    this.#counting ??= setImmediate(() => {
      this.#counting = null;
      this.#sayUnnamed();
    });
  }

  #sayUnnamed(): void {
    const { state } = this.live;
    if (state === null || this.#isStopped) return;
    const unnamed = unnamedOf(state, this.connected);
    if (unnamed === this.#unnamed) return;
    this.#unnamed = unnamed;
    const hosts = new Set([state.host, ...state.helpers]);
    this.#players.publishParts(state, () => ({ unnamed }), hosts);
    // Who hosts without chips may see the hands late, and this at once.
    this.#spectators.publishParts(this.#delayed?.state ?? state, () => ({ unnamed }), hosts);
  }

  async stop(end: (sink: Sink) => void): Promise<void> {
    this.#isStopped = true;
    this.#alarm.cancel();
    if (this.#counting !== null) clearImmediate(this.#counting);
    this.#stopDelayed();
    for (const audience of [this.#players, this.#spectators]) {
      for (const viewer of audience.all()) end(viewer.sink);
    }
    for (const viewer of this.#door.all()) end(viewer.sink);
    await this.live.idle();
  }

  #now(): number {
    return this.#host.now();
  }

  #stageOf(player: string, state: RoomState): readonly [Broadcast, RoomState] {
    return this.#delayed !== null && seesLate(state, player)
      ? [this.#spectators, this.#delayed.state]
      : [this.#players, state];
  }

  #subscription(viewer: TableViewer): Subscription {
    const resync = (reason: 'asked' | 'slow'): void => {
      const { state } = this.live;
      if (state === null || !viewer.isOpen) return;
      if (this.#door.again(viewer, state)) return;
      const [audience, shown] = this.#stageOf(viewer.player, state);
      audience.resync(viewer, shown, reason);
    };
    return {
      away: (isAway) => {
        viewer.isAway = isAway;
      },
      resync: () => resync('asked'),
      drained: () => {
        if (viewer.lost) resync('slow');
      },
      close: () => {
        viewer.isOpen = false;
        if (this.#door.remove(viewer)) return;
        this.#spectators.remove(viewer);
        this.#restDelayed();
        this.#players.remove(viewer);
        this.#left(viewer.player);
      },
    };
  }

  #changed(before: RoomState, after: RoomState, events: readonly Stored[], own: boolean): void {
    if (own) this.takeClock();
    else this.#alarm.cancel();
    this.#mindDoor(before, after);
    if (calledPlayer(before, after) !== null) this.#callLater(after, own);
    this.#delayed?.push(events);
    if (this.viewers === 0 && this.#delayed === null) return;
    // It fell asleep where nobody knew of those who watch here.
    if (after.asleepSince !== null && this.#isWatched) this.#wake();
    const news = new RoomNews(before, after, events, this.gone);
    this.#players.publish(news);
    this.#showHands(news);
    this.#spectators.dismiss(news);
    const shown = this.#delayed?.state ?? after;
    // Who sees everything from now on gets it whole.
    const now = (player: string): ViewPatch =>
      seesLate(after, player) ? lateNews(before, after, shown, player, this.gone) : {};
    if (this.#spectators.size > 0) this.#spectators.publishParts(shown, now, news.concerned);
    if (this.#delayed !== null || after.room.spectators.delay > 0) this.#restage(news);
    this.#countUnnamed(before, after);
  }

  /** Who takes a name is counted no more; who becomes a host is told. */
  #countUnnamed(before: RoomState, after: RoomState): void {
    const isSame = before.host === after.host && before.helpers === after.helpers;
    if (isSame && before.people === after.people) return;
    if (!isSame) this.#unnamed = -1;
    this.tellUnnamed();
  }

  /** A page that is reloaded, or has decided before, needs a moment; then whoever is waited for is told. */
  #callLater({ hand }: RoomState, own: boolean): void {
    const call = (): void => {
      const { state } = this.live;
      if (state === null || this.#isStopped || state.hand?.state.turn !== hand?.state.turn) return;
      const player = calledPlayer(null, state);
      if (player === null || !this.#isAway(player, own)) return;
      const { id, name, clock } = state;
      this.#host.turnCame({ table: id, player, name, deadline: clock?.deadline ?? null });
    };
    setTimeout(call, CALL_AFTER_MS).unref();
  }

  /** The node where they are connected knows whether they look; for the others the one that wrote it tells. */
  #isAway(player: string, own: boolean): boolean {
    const here = this.#players.among(new Set([player]));
    if (here.length > 0) return here.every((viewer) => viewer.isAway);
    return own && !this.#presence.isConnected(player);
  }

  /** Whatever they were shown, this is how it stands. */
  #reloaded(after: RoomState | null): void {
    this.#stopDelayed();
    this.takeClock();
    for (const viewer of this.#spectators.all()) {
      this.#spectators.remove(viewer);
      this.#players.add(viewer);
    }
    for (const viewer of this.#players.all()) {
      const refused = after === null ? UNKNOWN : doorProblem(after, viewer.player, viewer.pass);
      if (refused !== null) viewer.sink.end(bye(refused));
      else if (after === null || seesLate(after, viewer.player)) continue;
      else if (viewer.sink.isSlow) viewer.lost = true;
      else this.#players.resync(viewer, after, 'reloaded');
    }
    if (after !== null && after.room.spectators.delay > 0)
      this.#restage({ after, concerned: null });
  }

  /** Who may see hands from now on gets what they had not seen of them. */
  #showHands(news: RoomNews): void {
    const { before, after } = news;
    const isSame = before.room === after.room && before.table === after.table;
    if (isSame && before.host === after.host && before.helpers === after.helpers) return;
    for (const viewer of this.#players.among(news.concerned)) {
      // They are moved, and see nothing of now.
      if (seesLate(after, viewer.player)) continue;
      const sees = seesHands(after, viewer.player);
      if (sees === seesHands(before, viewer.player) || viewer.lost) continue;
      this.#players.resync(viewer, after, 'rights');
    }
  }

  /** Nothing is sent to those who come in until it is known which table they see. */
  #mindDoor(before: RoomState, after: RoomState): void {
    const comers = this.#door.changed(before, after, [this.#players, this.#spectators]);
    if (comers.length > 0) this.#comeIn(comers);
  }

  #arrived(player: string): void {
    const { state } = this.live;
    // What they were shown is a count of midway.
    if (this.#counting !== null && state !== null && isHost(state, player)) this.#unnamed = -1;
    if (this.#presence.came(player)) this.tellPresence();
    else this.tellUnnamed();
  }

  #left(player: string): void {
    if (this.#players.has(player) || this.#spectators.has(player) || this.#isStopped) return;
    if (this.#presence.left(player)) this.tellPresence();
    else this.tellUnnamed();
  }

  /** Who sat down sees everything at once from now on; who stood up no longer does. */
  #restage({ after: state, concerned }: Pick<RoomNews, 'after' | 'concerned'>): void {
    const isOff = this.#delayed !== null && this.#delayed.delay !== state.room.spectators.delay;
    if (isOff) this.#stopDelayed();
    for (const viewer of this.#spectators.among(concerned)) {
      if (!isOff && seesLate(state, viewer.player)) continue;
      this.#spectators.remove(viewer);
      this.#players.add(viewer);
      // Whoever is late by another time from now on moves on below.
      if (!seesLate(state, viewer.player)) this.#players.resync(viewer, state, 'rights');
    }
    const viewers = this.#players.among(concerned);
    const movers = viewers.filter(({ player }) => seesLate(state, player));
    for (const viewer of movers) this.#players.remove(viewer);
    // Nothing is sent to them until the past is loaded, and then the whole of it.
    if (movers.length > 0) this.#comeIn(movers);
  }

  #comeIn(movers: readonly TableViewer[]): void {
    this.live
      .reading(async (state) => {
        if (movers.some(({ player }) => seesLate(state, player))) await this.#startDelayed(state);
        for (const viewer of movers.filter(({ isOpen }) => isOpen)) {
          const [audience, shown] = this.#stageOf(viewer.player, state);
          audience.add(viewer);
          audience.resync(viewer, shown, 'rights');
          this.#arrived(viewer.player);
        }
      })
      .catch((error) => {
        this.#host.failed(this.live.id, error);
        for (const { sink } of movers) sink.end(bye({ code: 'UNAVAILABLE' }, RETRY_MS));
      });
  }

  /** What those who see late are told at once, the host most of all. */
  #late(): Late {
    const { state } = this.live;
    return {
      isHost: (player) => state !== null && isHost(state, player),
      parts: (player, shown) => (state === null ? {} : lateParts(state, shown, player, this.gone)),
    };
  }

  /** To be called while nothing changes. */
  async #startDelayed(state: RoomState): Promise<void> {
    const { delay } = state.room.spectators;
    if (this.#delayed !== null || this.#isStopped) return;
    const then = await stateAt(this.#host.store, state, this.#now() - delay);
    if (then === null || this.#isStopped) return;
    this.#delayed = new DelayedTable({
      store: this.#host.store,
      state: then,
      // Another node may have written on: that comes later, as to everybody.
      head: state.seq,
      delay,
      now: () => this.#now(),
      changed: (before, after, events) =>
        this.#spectators.publish(new RoomNews(before, after, events, this.gone, this.#late())),
      failed: (error) => this.#host.failed(this.live.id, error),
    });
  }

  /** The past is let go of when nobody has looked at it for a while. */
  #restDelayed(): void {
    if (this.#rest !== null) clearTimeout(this.#rest);
    const isOver = (): boolean => this.#spectators.size === 0;
    this.#rest = isOver()
      ? setTimeout(() => isOver() && this.#stopDelayed(), LATE_IDLE_MS).unref()
      : null;
  }

  #stopDelayed(): void {
    if (this.#rest !== null) clearTimeout(this.#rest);
    this.#rest = null;
    this.#delayed?.stop();
    this.#delayed = null;
  }

  /**
   * Before somebody runs out of time: what they sent may wait unread, for timers come before sockets
   * in a turn of the event loop, or behind something slow; and nobody may have been there to hear it.
   */
  async #lastCall(due: number): Promise<void> {
    const clock = this.live.state && thinkingClock(this.live.state);
    if (clock === null || clock.deadline > this.#now()) return;
    const turns = this.#now() - due > LATE_MS ? LATE_TURNS : 1;
    for (let i = 0; i < turns; i++) await turn();
    await this.arrivals.done();
    await this.#host.makeSure();
  }

  /** With what this table's next hand depends on. */
  #world(): World {
    const isAttended = this.#presence.isAttended(this.#host.absenceMs);
    return { ...this.#host.world(), isAttended, unpaidUntil: this.#host.unpaidUntil(this.live.id) };
  }

  #wake(): void {
    // Somebody is there, whatever is known of others; what pays for the next hand is asked as ever.
    const attended = (): World => ({ ...this.#world(), isAttended: true });
    this.live
      .write((state) => ({ ok: true, value: wakeRoom(state, attended()) }), null)
      .catch((error) => {
        this.#host.failed(this.live.id, error);
        // Nobody else may have a reason to ask.
        const again = (): void => {
          if (!this.#isStopped && this.#isWatched) this.#wake();
        };
        setTimeout(again, RETRY_MS).unref();
      });
  }

  /** The dealer's step, a bot's turn, a time-out: whatever is due. */
  #advance(due: number): void {
    this.#lastCall(due)
      .then(() =>
        this.#isStopped
          ? null
          : this.live.write(
              (state) => ({ ok: true, value: advanceRoom(state, this.#world()) }),
              null,
            ),
      )
      .then((written) => {
        this.#host.late(Math.max(0, this.#now() - due));
        // Nothing was due after all: another node, or a player, was first.
        if (written?.kind === 'done' && !written.own) this.takeClock();
      })
      .catch((error) => {
        this.#host.failed(this.live.id, error);
        if (!this.#isStopped) this.#alarm.set(due, RETRY_MS);
      });
  }
}
