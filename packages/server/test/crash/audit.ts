/**
 * What one table's store holds against what its players were shown and promised. Everything is
 * checked once: each audit goes on where the last one ended.
 */

import { isDeepStrictEqual } from 'node:util';
import type { WireCommand } from '@sidepot/protocol';
import {
  evolveRoom,
  ledgerOf,
  type RoomState,
  type Stored,
  viewRoom,
  viewStored,
  wakeAt,
} from '../../src/room/index.js';
import { foldPast, readPast, storedOf } from '../../src/runtime/journal/journal.js';
import type { Store } from '../../src/store/index.js';
import { chipsIn } from '../play/chips.js';
import type { Player, Sent } from './player.js';

/** What of a player's doing leaves exactly one trace. */
const COUNTED = ['act', 'runs', 'chat', 'buyIn'] as const;
type Counted = (typeof COUNTED)[number];
type Tally = Record<Counted, number>;

/** Another player's word can come first and settle it; everything else waits for the one who asks. */
const MAY_LOSE: readonly WireCommand['type'][] = ['runs', 'sitIn'];

/** Outages shorter than a second are nobody's, and each is measured to within half of one. */
const SLACK_MS = 1500;

/** When no server was up, by this process's clock. */
export interface Down {
  readonly from: number;
  readonly until: number;
}

const NOBODY: ReadonlySet<string> = new Set();
const PAGE = 5000;

function fail(what: string, ...about: readonly unknown[]): never {
  throw new Error([what, ...about.map((one) => JSON.stringify(one))].join(' '));
}

const countedOf = ({ type }: WireCommand): Counted | null =>
  COUNTED.find((counted) => counted === type) ?? null;

export class Audit {
  readonly #id: string;
  readonly #stored: Stored[] = [];
  readonly #said: Set<string> = new Set();
  /** By player: what they did, as the events tell it. */
  readonly #did: Map<string, Tally> = new Map();
  /** By player: what they asked for and are done with, as the keys tell it. */
  readonly #asked: Map<string, Tally> = new Map();
  #state: RoomState | null = null;
  /** When whoever thinks began to. */
  #turnAt = 0;
  readonly down: Down[] = [];
  hands = 0;

  constructor(id: string) {
    this.#id = id;
  }

  get state(): RoomState {
    return this.#state ?? fail('no state');
  }

  get events(): number {
    return this.#stored.length;
  }

  /** How often this person has said something. */
  saidBy(player: string): number {
    return this.#did.get(player)?.chat ?? 0;
  }

  /** `isStill`: nobody writes now, so that sums can be drawn. */
  async check(store: Store, players: readonly Player[], isStill: boolean): Promise<void> {
    // What is shown or promised after this moment is the next audit's.
    const looks = players.map((player) => ({
      player,
      seen: [...player.seen],
      sent: [...player.sent].map((one) => ({ one, acks: [...one.acks], refused: one.refused })),
    }));
    await this.#read(store);
    for (const { player, seen, sent } of looks) {
      if (player.failure !== null) throw player.failure;
      for (const [seq, event] of seen) {
        const stored = this.#stored[seq - 1];
        const view = stored && viewStored(stored, seq, player.id, this.state);
        const told: unknown = JSON.parse(JSON.stringify(view ?? null));
        if (!isDeepStrictEqual(told, event)) fail('shown, but not stored so', event, told);
        player.seen.delete(seq);
      }
      const open = tallyOf();
      for (const { one, acks, refused } of sent) {
        const isDone = await this.#checkKey(store, player, one, acks, refused);
        const isOver = acks.length > 0 || refused !== null;
        if (isOver) player.sent.delete(one);
        if (!isDone) continue;
        const counted = countedOf(one.command);
        if (counted !== null) (isOver ? this.#tally(this.#asked, player.id) : open)[counted]++;
      }
      if (isStill) this.#checkOnce(player, open);
    }
    if (isStill) await this.#checkBooks(store);
  }

  async #read(store: Store): Promise<void> {
    for (;;) {
      const texts = await store.eventsAfter(this.#id, this.#stored.length, PAGE);
      for (const text of texts) this.#fold(storedOf(text));
      if (texts.length < PAGE) return;
    }
  }

  #fold(stored: Stored): void {
    const before = this.#state;
    const state = evolveRoom(before, stored);
    this.#stored.push(stored);
    this.#state = state;
    this.#checkTime(before, state, stored);
    if (stored.of === 'hand') {
      const { event } = stored;
      const seat = 'seat' in event ? event.seat : null;
      const who = String(before?.hand?.state.players.find((one) => one.seat === seat)?.id ?? '');
      if (event.type === 'acted') this.#tally(this.#did, who).act++;
      if (event.type === 'runsAnswered') this.#tally(this.#did, who).runs++;
    } else if (stored.of === 'table') {
      if (stored.event.type === 'handFinished') this.hands++;
      if (stored.event.type === 'toppedUp')
        this.#tally(this.#did, String(stored.event.player)).buyIn++;
    } else if (stored.event.type === 'said') {
      if (this.#said.has(stored.event.text)) fail('said twice', stored);
      this.#said.add(stored.event.text);
      this.#tally(this.#did, stored.event.player).chat++;
    }
    this.#checkChips(state, stored);
  }

  /** Nobody runs out of time that they did not have: while no server was up, nobody had any. */
  #checkTime(before: RoomState | null, { clock, room }: RoomState, stored: Stored): void {
    if (stored.of === 'room' && stored.event.type === 'timedOut') {
      const start = this.#turnAt;
      const had = this.down.reduce(
        (sum, { from, until }) =>
          sum - Math.max(0, Math.min(until, stored.at) - Math.max(from, start)),
        stored.at - start,
      );
      if (had < (room.actionClock ?? 0) - SLACK_MS) fail('timed out', { had, start }, stored);
    }
    const isMoved = stored.of === 'room' && stored.event.type === 'clockMoved';
    if (clock?.kind === 'action' && clock !== before?.clock && !isMoved) this.#turnAt = stored.at;
  }

  /** What was paid in is on the table, was paid out, or is the house's: after every event. */
  #checkChips(state: RoomState, stored: Stored): void {
    const { lines, rake } = ledgerOf(state);
    const chips = chipsIn(viewRoom(state, state.host, NOBODY));
    const paid = lines.reduce((sum, { buyIns, cashOuts }) => sum + buyIns - cashOuts, 0);
    if (chips !== paid - rake) fail('chips', { chips, paid, rake, seq: state.seq }, stored);
  }

  /** Is there a record of it? */
  async #checkKey(
    store: Store,
    player: Player,
    { key, command }: Sent,
    acks: Sent['acks'],
    refused: string | null,
  ): Promise<boolean> {
    const record = await store.findKey(this.#id, player.id, key);
    if (refused !== null && (record !== null || !MAY_LOSE.includes(command.type))) {
      fail('refused for good', refused, command, record);
    }
    for (const { seq } of acks) {
      if (record === null) fail('acknowledged, but not there', command, seq);
      const first = (JSON.parse(record.answer) as { seq: number }).seq;
      if (first !== seq || seq > this.#stored.length) fail('acknowledged otherwise', seq, first);
    }
    return record !== null;
  }

  /** Each command has happened once: as many traces as keys. A sleeper's acts are the clock's. */
  #checkOnce(player: Player, open: Tally): void {
    const did = this.#tally(this.#did, player.id);
    const asked = this.#tally(this.#asked, player.id);
    for (const type of COUNTED) {
      if (type === 'act' && player.manner === 'sleeps') continue;
      if (did[type] !== asked[type] + open[type]) fail(`${type} not once`, did, asked, open);
    }
  }

  /** Everybody's own view is the one that the events give. */
  checkViews(players: readonly Player[]): void {
    const { state } = this;
    for (const { id, seat } of players) {
      const { hand, clock, ledger, info } = viewRoom(state, id, NOBODY);
      const told = seat.view;
      const has = told && {
        hand: told.hand,
        clock: told.clock,
        ledger: told.ledger,
        info: told.info,
      };
      const wants: unknown = JSON.parse(JSON.stringify({ hand, clock, ledger, info }));
      if (!isDeepStrictEqual(has, wants)) fail('another view', id, has, wants);
    }
  }

  async #checkBooks(store: Store): Promise<void> {
    const { state } = this;
    const record = await store.getTable(this.#id);
    if (record?.seq !== this.#stored.length) fail('events', record, this.#stored.length);
    if (record.deadline !== wakeAt(state)) fail('deadline', record, wakeAt(state));
    const past = await readPast(store, this.#id);
    const plain = (one: RoomState): unknown => JSON.parse(JSON.stringify(one));
    const fromSnapshot = past && (await foldPast(past));
    if (fromSnapshot === null || !isDeepStrictEqual(plain(fromSnapshot), plain(state))) {
      fail('the snapshot gives another state', past?.from?.seq, state.seq);
    }
    const last = this.hands;
    const kept = await store.listHands(this.#id, { limit: 50 });
    for (const [i, { number }] of kept.entries()) {
      if (number !== last - i) fail('hands kept', kept, last);
    }
    if (kept.length !== Math.min(50, last)) fail('hands missing', kept.length, last);
  }

  #tally(tallies: Map<string, Tally>, player: string): Tally {
    const known = tallies.get(player) ?? tallyOf();
    tallies.set(player, known);
    return known;
  }
}

const tallyOf = (): Tally => ({ act: 0, runs: 0, chat: 0, buyIn: 0 });
