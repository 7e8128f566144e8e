/**
 * Who watches a table from this process, and what each is sent. A message is made once for each
 * person, however many sockets they have, and once for all whom it does not concern: those get the
 * same bytes. A reader that cannot keep up is sent nothing until they have read what waits, and then
 * a whole new view: nothing piles up for them here.
 */

import type { ServerRefusal } from '@sidepot/protocol';
import {
  MAX_EVENTS,
  PROTOCOL_VERSION,
  type ServerMessage,
  type StreamEvent,
  type ViewPatch,
} from '@sidepot/protocol';
import {
  evolveRoom,
  isHost,
  lateParts,
  mayWatch,
  type Pass,
  RoomNews,
  type RoomState,
  type Stored,
  seesAll,
  unnamedOf,
  viewRoom,
  viewUnnamed,
} from '../room/index.js';
import { bye } from './contract/refusals.js';
import type { Sink } from './contract/types.js';
import type { TablePresence } from './presence/table-presence.js';
import type { RoomWriter } from './room-writer.js';

export class TableViewer {
  readonly player: string;
  readonly sink: Sink;
  readonly pass: Pass;
  /** Was something left out for them? */
  lost = false;
  isOpen = true;
  /** Nobody looks at it. */
  isAway = false;

  constructor(player: string, sink: Sink, pass: Pass) {
    this.player = player;
    this.sink = sink;
    this.pass = pass;
  }
}

const text = (message: ServerMessage): string => JSON.stringify(message);

type Live = Pick<RoomWriter, 'state'>;

/** Of a table that nobody watches; never changed. */
const NOBODY: Map<string, readonly TableViewer[]> = new Map();

export class Broadcast {
  /** Nearly everybody has one socket: a list is shorter than a set. */
  #viewers: Map<string, readonly TableViewer[]> = NOBODY;
  readonly #presence: Pick<TablePresence, 'gone' | 'connected'>;
  readonly #now: () => number;
  readonly #live: Live | null;
  #size = 0;
  resyncs = 0;

  /**
   * `presence`: whose last socket closed. `live`: for those who see
   * late, what they are told at once of; null for those who see the table as it is.
   */
  constructor(
    now: () => number,
    presence: Pick<TablePresence, 'gone' | 'connected'>,
    live: Live | null,
  ) {
    this.#now = now;
    this.#presence = presence;
    this.#live = live;
  }

  get size(): number {
    return this.#size;
  }

  has(player: string): boolean {
    return this.#viewers.has(player);
  }

  add(viewer: TableViewer): void {
    if (this.#viewers === NOBODY) this.#viewers = new Map();
    const own = this.#viewers.get(viewer.player) ?? [];
    this.#viewers.set(viewer.player, own.concat(viewer));
    this.#size++;
  }

  remove(viewer: TableViewer): void {
    const own = this.#viewers.get(viewer.player) ?? [];
    const left = own.filter((one) => one !== viewer);
    if (left.length === own.length) return;
    this.#size--;
    if (left.length === 0) this.#viewers.delete(viewer.player);
    else this.#viewers.set(viewer.player, left);
  }

  all(): readonly TableViewer[] {
    return [...this.#viewers.values()].flat();
  }

  /** Those of these people; null: all. */
  among(players: ReadonlySet<string> | null): readonly TableViewer[] {
    if (players === null) return this.all();
    return [...players].flatMap((player) => this.#viewers.get(player) ?? []);
  }

  hello(viewer: TableViewer, table: string): void {
    const { player } = viewer;
    const at = this.#now();
    viewer.sink.send(text({ type: 'hello', v: PROTOCOL_VERSION, table, player, at }));
  }

  snapshot(viewer: TableViewer, state: RoomState): void {
    viewer.lost = false;
    const { gone, connected } = this.#presence;
    const shown = viewRoom(state, viewer.player, gone);
    const now = this.#live?.state ?? null;
    const sooner = now === null ? {} : lateParts(now, state, viewer.player, gone);
    const unnamed = viewUnnamed(now ?? state, viewer.player, connected);
    const view = { ...shown, ...sooner, ...unnamed };
    viewer.sink.send(text({ type: 'snapshot', seq: state.seq, at: this.#now(), view }));
  }

  resync(
    viewer: TableViewer,
    state: RoomState,
    reason: Extract<ServerMessage, { type: 'resync' }>['reason'],
  ): void {
    this.resyncs++;
    viewer.sink.send(text({ type: 'resync', reason }));
    this.snapshot(viewer, state);
  }

  /** What they missed while they were away. */
  resume(
    viewer: TableViewer,
    state: RoomState,
    lastSeq: number,
    events: readonly StreamEvent[],
  ): void {
    const { log: _log, chat, ...parts } = viewRoom(state, viewer.player, this.#presence.gone);
    // Of the chat a patch has only what is new.
    const isAsked = isHost(state, viewer.player);
    const patch = {
      ...parts,
      ...(isAsked && { unnamed: unnamedOf(state, this.#presence.connected) }),
      chat: chat.filter((line) => line.seq > lastSeq),
    };
    const { seq } = state;
    viewer.sink.send(text({ type: 'events', seq, after: lastSeq, at: this.#now(), events, patch }));
  }

  publish(news: RoomNews): void {
    if (this.#size === 0) return;
    const { before, after, stored } = news;
    let rail: string | null = null;
    for (const [player, viewers] of this.#viewers) {
      if (!news.concerns(player)) {
        rail = this.#tell(news, player, viewers, rail);
        continue;
      }
      const isOut = mayWatch(after, player) !== null;
      const isCut = this.#live === null && !seesAll(after, player);
      const last = isCut ? lastSeen(before, stored, player) : null;
      if (last !== null) {
        const cut = new RoomNews(before, last.state, last.events, this.#presence.gone);
        this.#tell(cut, player, viewers, null);
      } else if (!isOut) this.#tell(news, player, viewers, null);
      if (isOut) this.#showOut(player, viewers, after, stored);
    }
  }

  /** Who was removed goes now, however late they see the rest. */
  dismiss(news: RoomNews): void {
    if (this.#size === 0) return;
    const { after, stored } = news;
    for (const player of news.concerned ?? this.#viewers.keys()) {
      const viewers = this.#viewers.get(player);
      if (viewers === undefined || mayWatch(after, player) === null) continue;
      this.#showOut(player, viewers, after, stored);
    }
  }

  #showOut(
    player: string,
    viewers: readonly TableViewer[],
    state: RoomState,
    stored: readonly Stored[],
  ): void {
    const goodbye = bye(whyOut(state, stored, player));
    for (const viewer of viewers) {
      this.remove(viewer);
      viewer.isOpen = false;
      viewer.sink.end(goodbye);
    }
  }

  /** The same bytes for all of this person's sockets; returns them, if they were made. */
  #tell(
    news: RoomNews,
    player: string,
    viewers: readonly TableViewer[],
    known: string | null,
  ): string | null {
    const { before, after, stored } = news;
    let message = known;
    for (const viewer of viewers) {
      // They get a whole new view when they have read what waits.
      if (viewer.lost) continue;
      if (viewer.sink.isSlow) viewer.lost = true;
      else if (stored.length > MAX_EVENTS) this.resync(viewer, after, 'gap');
      else {
        message ??= `{"type":"events","seq":${after.seq},"after":${before.seq},"at":${this.#now()},${news.textFor(player)}}`;
        viewer.sink.send(message);
      }
    }
    return message;
  }

  /** Parts that changed without an event: who is there, and what is told to spectators early. */
  publishParts(
    state: RoomState,
    parts: (player: string) => ViewPatch,
    to: ReadonlySet<string> | null = null,
  ): void {
    const { seq } = state;
    const at = this.#now();
    let last: ViewPatch | null = null;
    let message = '';
    for (const player of to ?? this.#viewers.keys()) {
      const viewers = this.#viewers.get(player);
      if (viewers === undefined) continue;
      const patch = parts(player);
      if (Object.keys(patch).length === 0) continue;
      if (patch !== last)
        message = text({ type: 'events', seq, after: seq, at, events: [], patch });
      last = patch;
      for (const { lost, sink } of viewers) if (!lost) sink.send(message);
    }
  }
}

/**
 * Up to the moment from which this person no longer sees everything at once: the end of their hand,
 * and nothing of the next one. Null if there is no such moment in it. Who is removed is not told so by
 * an event: a goodbye follows.
 */
function lastSeen(
  before: RoomState,
  stored: readonly Stored[],
  player: string,
): { readonly state: RoomState; readonly events: readonly Stored[] } | null {
  if (!seesAll(before, player)) return null;
  let state = before;
  for (const [i, one] of stored.entries()) {
    const next = evolveRoom(state, one);
    if (mayWatch(next, player) !== null) return { state, events: stored.slice(0, i) };
    if (!seesAll(next, player)) return { state: next, events: stored.slice(0, i + 1) };
    state = next;
  }
  return null;
}

/** With what the host said. */
function whyOut({ bans }: RoomState, stored: readonly Stored[], player: string): ServerRefusal {
  const ban = bans.find((one) => one.player === player);
  if (ban !== undefined) return { code: 'BANNED_HERE', reason: ban.reason };
  for (const { of, event } of stored) {
    if (of === 'room' && event.type === 'kicked' && event.player === player) {
      return { code: 'KICKED', reason: event.reason };
    }
  }
  return { code: 'KICKED' };
}
