/** Rooms for tests: people who ask, a clock that is moved by hand, and a record of all that was stored. */

import { GAMES, type GameName, type Rng, seededRng } from '@sidepot/engine';
import type { CreateOptions, ServerRefusal, TableView, WireCommand } from '@sidepot/protocol';
import {
  type Ask,
  advanceRoom,
  createRoom,
  type Decided,
  decideRoom,
  NO_FLOOR,
  type Outage,
  type Outcome,
  type PaceFloor,
  type RoomState,
  type Stored,
  viewRoom,
  wakeAt,
} from '../../src/room/index.js';
import { expectListed } from '../listed.js';

export const NOW = 1_790_000_000_000;
export const HOST = 'host_000000';
export const ANN = 'ann_8fK2mQ';
export const BOB = 'bob_3xW9bT';
export const CAT = 'cat_5tR1vZ';
export const NOBODY: ReadonlySet<string> = new Set();

export const POKER = { smallBlind: 5, bigBlind: 10, seatCount: 6 } as const;

export const stakesOf = (game: GameName): object => {
  const { forced } = GAMES[game];
  if (forced === 'live-antes') return { ante: 10 };
  return forced === 'blinds' ? { smallBlind: 5, bigBlind: 10 } : { bigBlind: 10 };
};

/** Nothing waits: pauses of 0 everywhere. */
export const NO_PAUSES = { runOut: 'none', botSpeed: 'none', handPause: 0 } as const;

export class Table {
  now: number = NOW;
  outages: readonly Outage[] = [];
  isAttended = true;
  unpaidUntil: number | null = null;
  state: RoomState;
  readonly events: Stored[] = [];
  readonly #rng: Rng;
  #ids = 0;

  /** As it was when a hand ended in the last outcome. */
  finished: RoomState | null = null;

  /** Without a floor: what a table's settings say is what happens. */
  constructor(
    options: Partial<CreateOptions> = {},
    seed = 1,
    hostName: string | null = 'Host',
    floor: PaceFloor = NO_FLOOR,
  ) {
    this.#rng = seededRng(seed);
    const host = { player: HOST, name: hostName };
    const all = { poker: POKER, ...options };
    this.state = this.#take(createRoom('table_0000', host, all, this.world, floor)).state;
  }

  get world() {
    return {
      now: this.now,
      outages: this.outages,
      rng: this.#rng,
      isAttended: this.isAttended,
      unpaidUntil: this.unpaidUntil,
      newId: () => `bot_${String(++this.#ids).padStart(8, '0')}`,
    };
  }

  #take(decided: Decided): Outcome {
    if (!decided.ok) throw new Error(JSON.stringify(decided.error));
    this.state = decided.value.state;
    this.finished = decided.value.finished;
    this.events.push(...decided.value.events);
    return decided.value;
  }

  judge(by: string, command: WireCommand, more: Partial<Ask> = {}): Decided {
    const hand = this.state.hand?.number;
    const about = hand === undefined ? {} : { hand };
    const decided = decideRoom(this.state, { by, command, ...about, ...more }, this.world);
    if (!decided.ok) expectListed('sendCommand', decided.error.code);
    return decided;
  }

  /** Must be accepted. */
  ask(by: string, command: WireCommand, more: Partial<Ask> = {}): readonly Stored[] {
    return this.#take(this.judge(by, command, more)).events;
  }

  /** Must be refused, with nothing changed. */
  refused(by: string, command: WireCommand, more: Partial<Ask> = {}): ServerRefusal {
    const decided = this.judge(by, command, more);
    if (decided.ok) throw new Error(`${command.type} was accepted`);
    return decided.error;
  }

  /** Time goes by without anybody looking. */
  wait(ms: number): void {
    this.now += ms;
  }

  /** Whatever is due now. */
  advance(): readonly Stored[] {
    return this.#take({ ok: true, value: advanceRoom(this.state, this.world) }).events;
  }

  /** On to the next moment at which something is due. */
  wake(): readonly Stored[] {
    const due = wakeAt(this.state);
    if (due === null) throw new Error('nothing is due');
    this.now = Math.max(this.now, due);
    return this.advance();
  }

  /** Until `done`; fails if it takes too long. */
  wakeUntil(done: (state: RoomState) => boolean): readonly Stored[] {
    const all: Stored[] = [];
    for (let turns = 0; !done(this.state); turns++) {
      if (turns > 500) throw new Error('it never came to that');
      all.push(...this.wake());
    }
    return all;
  }

  view(by: string): TableView {
    return viewRoom(this.state, by, NOBODY);
  }

  /** The player whose turn it is to bet. */
  get actor(): string {
    const { turn, players } = this.state.hand!.state;
    if (turn.kind !== 'act') throw new Error(`the turn is ${turn.kind}`);
    return String(players.find(({ seat }) => seat === turn.seat)!.id);
  }

  act(type: 'fold' | 'check' | 'call' | 'allIn'): readonly Stored[] {
    return this.ask(this.actor, { type: 'act', action: { type } });
  }

  sit(player: string, name: string, seat: number | null = null, buyIn = 1000): void {
    this.ask(player, { type: 'join', name });
    this.ask(player, { type: 'requestSeat', seat, buyIn });
  }
}

/** Ann, Bob and more with chips, the first hand dealt. */
export function playing(
  options: Partial<CreateOptions> = {},
  names: readonly string[] = [ANN, BOB],
  seed = 1,
): Table {
  const table = new Table(options, seed);
  for (const [i, player] of names.entries()) table.sit(player, player.slice(0, 3), i + 1);
  table.ask(HOST, { type: 'startGame' });
  return table;
}

export const typesOf = (events: readonly Stored[]): readonly string[] =>
  events.map(({ event }) => event.type);
