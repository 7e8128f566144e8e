/**
 * Tables without doors, in time that stands still unless it is moved: for clocks, which nobody wants
 * to wait for. Vitest's timers are fake here, the store is real.
 */

import { rmSync } from 'node:fs';
import { setImmediate as turn } from 'node:timers/promises';
import {
  applyPatch,
  type CreateOptions,
  PROTOCOL_VERSION,
  type ServerMessage,
  type TableView,
  type WireCommand,
} from '@sidepot/protocol';
import { onTestFinished, vi } from 'vitest';
import { openTables, type Sink, type Subscription, type TableService } from '../../src/index.js';
import { Timekeeper } from '../../src/runtime/clock/timekeeper.js';
import {
  DEFAULT_TABLE_LIMITS,
  NO_TABLE_LIMITS,
  type TableLimits,
} from '../../src/runtime/contract/limits.js';
import type { TablesOptions } from '../../src/runtime/room-registry.js';
import { openSqliteStore, type Store } from '../../src/store/index.js';
import { newKey } from './client.js';
import { newFolder } from './server.js';

/** Waits for what the store still writes; time does not go on. */
export async function until(test: () => boolean): Promise<void> {
  for (let turns = 0; !test(); turns++) {
    if (turns > 5000) throw new Error('it never came to that');
    await turn();
  }
}

/** As many turns of the event loop as anything under way could need. */
export async function quiet(): Promise<void> {
  for (let turns = 0; turns < 50; turns++) await turn();
}

export class Onlooker implements Sink {
  readonly id: string;
  readonly messages: ServerMessage[] = [];
  readonly #world: World;
  view: TableView | null = null;
  seq = 0;
  isSlow = false;
  subscription: Subscription | null = null;

  constructor(world: World, id: string) {
    this.#world = world;
    this.id = id;
  }

  async open(lastSeq?: number): Promise<this> {
    const joined = await this.#world.service.subscribe(
      { id: this.id, name: null },
      ...([this.#world.table, lastSeq, this] as const),
    );
    if (!joined.ok) throw new Error(joined.error.code);
    this.subscription = joined.value;
    return this;
  }

  send(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    this.messages.push(message);
    if (message.type === 'snapshot') {
      this.view = message.view;
      this.seq = message.seq;
    } else if (message.type === 'events' && this.view !== null) {
      if (message.after !== this.seq) throw new Error(`after ${message.after}, not ${this.seq}`);
      this.view = applyPatch(this.view, message.patch, message.events);
      this.seq = message.seq;
    }
  }

  end(message: Extract<ServerMessage, { type: 'bye' }>): void {
    this.messages.push(message);
  }

  /** The code of a refusal; `done` if there is none. */
  async try(command: WireCommand): Promise<string> {
    const { service, table } = this.#world;
    const hand = this.view?.hand?.number;
    const answer = await service.command(
      { id: this.id, name: null },
      {
        ...{ v: PROTOCOL_VERSION, table, key: newKey(), command },
        ...(hand === undefined ? {} : { hand }),
      },
    );
    return answer.ok ? 'done' : answer.error.code;
  }

  async do(command: WireCommand): Promise<void> {
    const code = await this.try(command);
    if (code !== 'done') throw new Error(`${command.type}: ${code}`);
  }

  get clock(): NonNullable<TableView['clock']> {
    const clock = this.view?.clock;
    if (clock == null) throw new Error('no clock ticks');
    return clock;
  }

  get events(): readonly { readonly type: string; readonly at: number }[] {
    return this.messages.flatMap((message) =>
      message.type === 'events'
        ? message.events.map(({ at, event }) => ({ type: event.type, at }))
        : [],
    );
  }
}

interface WorldOptions {
  readonly limits?: TableLimits;
  readonly now?: number;
  readonly wall?: () => number;
}

/** Tests say more than people. */
const TALKATIVE: TableLimits = { ...DEFAULT_TABLE_LIMITS, talk: NO_TABLE_LIMITS.talk };

export class World {
  readonly store: Store;
  readonly #options: Pick<TablesOptions, 'limits' | 'clock'>;
  service: TableService;
  table = '';

  private constructor(store: Store, options: Pick<TablesOptions, 'limits' | 'clock'>) {
    this.store = store;
    this.#options = options;
    this.service = openTables({ store, ...options });
  }

  /** `wall`: the machine's clock as somebody sets it; time itself goes on as ever. */
  static async open({
    limits = TALKATIVE,
    now = 1_790_000_000_000,
    wall,
  }: WorldOptions = {}): Promise<World> {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
      now,
    });
    const folder = newFolder();
    const store = await openSqliteStore(folder, null);
    const clock =
      wall && (await Timekeeper.start({ store, wall, monotonic: () => Date.now() - now }));
    const world = new World(store, { ...(limits && { limits }), ...(clock && { clock }) });
    onTestFinished(async () => {
      await world.service.stop();
      clock?.stop();
      await world.store.close();
      vi.useRealTimers();
      rmSync(folder, { recursive: true, force: true });
    });
    return world;
  }

  /** The process dies and another one takes over. */
  async restart(): Promise<void> {
    await this.service.stop();
    this.service = openTables({ store: this.store, ...this.#options });
  }

  /** Nobody serves for so long. */
  async away(ms: number): Promise<void> {
    await this.service.stop();
    vi.setSystemTime(Date.now() + ms);
    this.service = openTables({ store: this.store, ...this.#options });
  }

  /** Time goes by, and what is due by then has happened. */
  async pass(ms: number): Promise<void> {
    await vi.advanceTimersByTimeAsync(ms);
    await quiet();
  }

  /** People with 100 chips each, the first one the host; the game has started. */
  async seated(
    names: readonly string[],
    room: NonNullable<CreateOptions['room']>,
  ): Promise<Onlooker[]> {
    const [host = ''] = names;
    const poker = { smallBlind: 1, bigBlind: 2, minBuyIn: 20, maxBuyIn: 200, seatCount: 6 };
    for (const name of names) {
      const identity = { id: name, name, createdAt: 1, tokenHash: `hash of ${name}` };
      await this.store.createIdentity(identity);
    }
    const made = await this.service.createTable({ id: host, name: host }, { poker, room });
    if (!made.ok) throw new Error(made.error.code);
    this.table = made.value.id;
    const people: Onlooker[] = [];
    for (const name of names) {
      const one = await new Onlooker(this, name).open();
      if (name !== host) await one.do({ type: 'join', name });
      await one.do({ type: 'requestSeat', seat: null, buyIn: 100 });
      people.push(one);
    }
    await people[0]?.do({ type: 'startGame' });
    await until(() => people.every(({ view }) => view?.hand?.view.turn.kind === 'act'));
    return people;
  }
}
