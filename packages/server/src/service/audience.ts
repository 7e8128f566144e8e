/**
 * Who watches a table from this process, and what each is sent. A message is made once for each
 * person, however many sockets he has. A reader that cannot keep up is sent nothing until he has
 * read what waits, and then a whole new view: nothing piles up for him here.
 */

import {
  MAX_EVENTS,
  PROTOCOL_VERSION,
  type ServerMessage,
  type TableView,
  type ViewPatch,
} from '@sidepot/protocol';
import {
  mayWatch,
  patchRoom,
  type RoomState,
  type Stored,
  viewRoom,
  viewStored,
} from '../room/index.js';
import { bye } from './refusals.js';
import type { Sink } from './types.js';

export class Viewer {
  readonly player: string;
  readonly sink: Sink;
  /** Was something left out for him? */
  lost = false;
  isOpen = true;

  constructor(player: string, sink: Sink) {
    this.player = player;
    this.sink = sink;
  }
}

const text = (message: ServerMessage): string => JSON.stringify(message);

export class Audience {
  readonly #viewers: Map<string, Set<Viewer>> = new Map();
  readonly #gone: ReadonlySet<string>;
  readonly #now: () => number;
  readonly #you: (player: string) => Partial<Pick<TableView, 'you'>>;
  #size = 0;
  resyncs = 0;

  /**
   * `gone`: people whose last socket closed. `you`: what a person sees of himself, if that is not part
   * of the state shown.
   */
  constructor(
    now: () => number,
    gone: ReadonlySet<string>,
    you: (player: string) => Partial<Pick<TableView, 'you'>>,
  ) {
    this.#now = now;
    this.#gone = gone;
    this.#you = you;
  }

  get size(): number {
    return this.#size;
  }

  has(player: string): boolean {
    return this.#viewers.has(player);
  }

  add(viewer: Viewer): void {
    const own = this.#viewers.get(viewer.player) ?? new Set();
    this.#viewers.set(viewer.player, own.add(viewer));
    this.#size++;
  }

  remove(viewer: Viewer): void {
    const own = this.#viewers.get(viewer.player);
    if (own === undefined || !own.delete(viewer)) return;
    this.#size--;
    if (own.size === 0) this.#viewers.delete(viewer.player);
  }

  all(): readonly Viewer[] {
    return [...this.#viewers.values()].flatMap((own) => [...own]);
  }

  hello(viewer: Viewer, table: string): void {
    const { player } = viewer;
    const at = this.#now();
    viewer.sink.send(text({ type: 'hello', v: PROTOCOL_VERSION, table, player, at }));
  }

  snapshot(viewer: Viewer, state: RoomState): void {
    viewer.lost = false;
    const view = { ...viewRoom(state, viewer.player, this.#gone), ...this.#you(viewer.player) };
    viewer.sink.send(text({ type: 'snapshot', seq: state.seq, at: this.#now(), view }));
  }

  resync(
    viewer: Viewer,
    state: RoomState,
    reason: Extract<ServerMessage, { type: 'resync' }>['reason'],
  ): void {
    this.resyncs++;
    viewer.sink.send(text({ type: 'resync', reason }));
    this.snapshot(viewer, state);
  }

  /** What he missed while he was away; the view in full, if that is too much. */
  resume(viewer: Viewer, state: RoomState, lastSeq: number, missed: readonly Stored[]): void {
    if (lastSeq > state.seq || missed.length > MAX_EVENTS) {
      this.resync(viewer, state, 'gap');
      return;
    }
    const events = seen(missed, lastSeq, viewer.player, state);
    const { log: _log, chat, ...parts } = viewRoom(state, viewer.player, this.#gone);
    // Of the chat a patch has only what is new.
    const patch = { ...parts, chat: chat.filter((line) => line.seq > lastSeq) };
    const { seq } = state;
    viewer.sink.send(text({ type: 'events', seq, after: lastSeq, at: this.#now(), events, patch }));
  }

  publish(before: RoomState, after: RoomState, stored: readonly Stored[]): void {
    const at = this.#now();
    const { seq } = after;
    for (const [player, viewers] of this.#viewers) {
      if (mayWatch(after, player) !== null) {
        for (const viewer of viewers) viewer.sink.end(bye(mayWatch(after, player)));
        continue;
      }
      let message: string | null = null;
      for (const viewer of viewers) {
        if (viewer.lost) continue;
        if (viewer.sink.isSlow) {
          viewer.lost = true;
          continue;
        }
        if (stored.length > MAX_EVENTS) {
          this.resync(viewer, after, 'gap');
          continue;
        }
        message ??= text({
          type: 'events',
          seq,
          after: before.seq,
          at,
          events: seen(stored, before.seq, player, after),
          patch: { ...patchRoom(before, after, player, this.#gone), ...this.#you(player) },
        });
        viewer.sink.send(message);
      }
    }
  }

  /** Parts that changed without an event: who is there, and what is told to spectators early. */
  publishParts(state: RoomState, parts: (player: string) => ViewPatch): void {
    const { seq } = state;
    for (const [player, viewers] of this.#viewers) {
      const patch = parts(player);
      if (Object.keys(patch).length === 0) continue;
      const at = this.#now();
      const message = text({ type: 'events', seq, after: seq, at, events: [], patch });
      for (const { lost, sink } of viewers) if (!lost) sink.send(message);
    }
  }
}

/** The entries after `seq` as this person may see them. */
export const seen = (
  stored: readonly Stored[],
  seq: number,
  player: string,
  state: RoomState,
): Extract<ServerMessage, { type: 'events' }>['events'] =>
  stored.flatMap((one, i) => viewStored(one, seq + 1 + i, player, state) ?? []);
