/** Who stands at the door of a table: they are told its name and what the host said, nothing else. */

import type { ServerRefusal } from '@sidepot/protocol';
import { PROTOCOL_VERSION, type ServerMessage } from '@sidepot/protocol';
import { doorProblem, mayWatch, type RoomState } from '../room/index.js';
import type { Broadcast, TableViewer } from './broadcast.js';
import { bye } from './contract/refusals.js';

const text = (message: ServerMessage): string => JSON.stringify(message);

const problemOf = (state: RoomState, { player, pass }: TableViewer): ServerRefusal | null =>
  doorProblem(state, player, pass);

type DoorMessage = Extract<ServerMessage, { type: 'door' }>;

/** What the door depends on. */
const DOOR = ['people', 'entries', 'bans', 'room', 'invite', 'name'] as const;

/** At most doors, ever; never changed. */
const NOBODY: Map<TableViewer, string> = new Map();

export class Doorway {
  readonly #table: string;
  readonly #now: () => number;
  /** With what each was told last. */
  #viewers: Map<TableViewer, string> = NOBODY;

  constructor(table: string, now: () => number) {
    this.#table = table;
    this.#now = now;
  }

  get size(): number {
    return this.#viewers.size;
  }

  all(): readonly TableViewer[] {
    return [...this.#viewers.keys()];
  }

  remove(viewer: TableViewer): boolean {
    return this.#viewers.delete(viewer);
  }

  /** False: this one may not even wait. */
  greet(viewer: TableViewer, refused: ServerRefusal): boolean {
    if (refused.code !== 'NOT_LET_IN') return false;
    const { player, sink } = viewer;
    const hello = { v: PROTOCOL_VERSION, table: this.#table, player, at: this.#now() } as const;
    sink.send(text({ type: 'hello', ...hello }));
    return this.#tell(viewer, refused, true);
  }

  /** To who lost track out here. False: this one is inside. */
  again(viewer: TableViewer, state: RoomState): boolean {
    if (!this.#viewers.has(viewer)) return false;
    this.#tell(viewer, problemOf(state, viewer), true);
    return true;
  }

  /** Who may not stay is shown out, who waits is told what is new; answers who may come in now. */
  changed(
    before: RoomState,
    after: RoomState,
    audiences: readonly Broadcast[],
  ): readonly TableViewer[] {
    if (DOOR.every((key) => before[key] === after[key])) return [];
    for (const audience of audiences) {
      for (const viewer of audience.all()) {
        const refused = problemOf(after, viewer);
        // Those who are removed hear it with the news of it, and see the end of their hand.
        if (refused === null || mayWatch(after, viewer.player) !== null) continue;
        audience.remove(viewer);
        if (!this.#tell(viewer, refused, true)) viewer.sink.end(bye(refused));
      }
    }
    const comers: TableViewer[] = [];
    for (const viewer of this.all()) {
      const refused = problemOf(after, viewer);
      if (this.#tell(viewer, refused, false)) continue;
      this.remove(viewer);
      if (refused === null) comers.push(viewer);
      else viewer.sink.end(bye(refused));
    }
    return comers;
  }

  /** What is not new is said only to who lost track. False: this one may not even wait. */
  #tell(viewer: TableViewer, refused: ServerRefusal | null, isAsked: boolean): boolean {
    if (refused?.code !== 'NOT_LET_IN') return false;
    const { code: _code, ...told } = refused;
    const said = text({ type: 'door', ...(told as unknown as Omit<DoorMessage, 'type'>) });
    if (isAsked || this.#viewers.get(viewer) !== said) viewer.sink.send(said);
    if (this.#viewers === NOBODY) this.#viewers = new Map();
    this.#viewers.set(viewer, said);
    return true;
  }
}
