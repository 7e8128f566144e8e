/**
 * An evening at one table: people play at random, come and go, lose their connection, look things up
 * over HTTP, and the host closes the table. Everything anybody was told is kept for `check.ts`.
 */

import { type Rng, seededRng } from '@sidepot/engine';
import {
  type Answer,
  type CreateOptions,
  HAND_FORMATS,
  type ServerMessage,
  type TableView,
} from '@sidepot/protocol';
import { type Autoplay, autoplay } from './autoplay.js';
import { chipsIn, chipsInLedger, isLateHost } from './chips.js';
import { type Ack, Person, type RefusedMessage, Seat, type Watch } from './client.js';

export interface Plan {
  readonly name: string;
  readonly options: CreateOptions;
  readonly people: number;
  readonly bots?: number;
  readonly hands: number;
  readonly buyIn: number;
  /** Only looks after the table. */
  readonly hostStands?: boolean;
  /** The last one who came is sent away half-way. */
  readonly kicks?: boolean;
}

/** What one view said of the chips. */
export interface Count {
  readonly player: string;
  readonly seq: number;
  readonly chips: number;
  readonly ledger: number | null;
}

export interface Told {
  readonly player: string;
  readonly text: string;
  /** The same, read: it is looked at by many, and changed by nobody. */
  readonly message: ServerMessage;
}

export interface Evening {
  readonly plan: Plan;
  readonly id: string;
  readonly people: readonly Person[];
  /** Only ever watched. */
  readonly rail: string;
  /** The view with which each of them ended. */
  readonly lastViews: readonly { readonly player: string; readonly view: TableView }[];
  readonly counts: readonly Count[];
  readonly told: readonly Told[];
  readonly answers: readonly (Ack | RefusedMessage)[];
}

class Guest {
  readonly person: Person;
  readonly #rng: Rng;
  readonly #evening: Recorder;
  readonly #buyIn: number;
  seat: Seat;
  player: Autoplay | null = null;
  isAway = false;

  private constructor(seat: Seat, rng: Rng, evening: Recorder, buyIn: number) {
    this.person = seat.person;
    this.seat = seat;
    this.#rng = rng;
    this.#evening = evening;
    this.#buyIn = buyIn;
  }

  static async come(
    person: Person,
    table: string,
    seed: number,
    evening: Recorder,
    buyIn: number,
  ): Promise<Guest> {
    const seat = await Seat.open(person, table, { watch: evening.watch });
    evening.seats.push(seat);
    return new Guest(seat, seededRng(seed), evening, buyIn);
  }

  play(): void {
    this.player = autoplay(this.seat, this.#rng, { rebuy: this.#buyIn, isLively: true });
    this.#evening.autoplays.push(this.player);
  }

  /** May be refused. */
  async say(command: Parameters<Seat['send']>[0], expectedSeq?: number): Promise<void> {
    const answer = await this.seat.send(command, expectedSeq === undefined ? {} : { expectedSeq });
    if (answer !== null) this.#evening.answers.push(answer);
  }

  async reconnect(remembers: boolean): Promise<void> {
    this.player?.stop();
    const last = this.seat;
    await last.close();
    const { watch } = this.#evening;
    this.seat = await Seat.open(this.person, last.table, remembers ? { last, watch } : { watch });
    this.#evening.seats.push(this.seat);
    if (this.player !== null) this.play();
  }

  /** Back to the table, whatever kept them away. */
  async comeBack(): Promise<void> {
    const { view } = this.seat;
    if (view == null || this.isAway || this.player === null) return;
    const own = view.seats.find(({ player }) => player === this.person.player);
    // Who comes back soon brings what they left with.
    const buyIn = Math.max(this.#buyIn, view.you.returning?.chips ?? 0);
    if (own === undefined)
      await this.say({ type: 'requestSeat', seat: null, buyIn, comeIn: 'post' });
    else if (own.status === 'out') await this.say({ type: 'sitIn', comeIn: 'post' });
    else if (own.status === 'busted') await this.say({ type: 'buyIn', amount: buyIn });
  }
}

interface Recorder {
  readonly watch: Watch;
  readonly seats: Seat[];
  readonly autoplays: Autoplay[];
  readonly answers: (Ack | RefusedMessage)[];
}

const handsOf = ({ view }: Seat): number => view?.info.hands ?? 0;

/** Have they seen it closed? A host who sees late knows of it before. */
const isOver = ({ view }: Seat): boolean =>
  view?.log.some(({ event }) => event.type === 'closed') ?? false;

/** Nothing goes on by itself: too few can play. */
const isIdle = ({ view }: Seat): boolean =>
  view != null && view.clock === null && (view.hand === null || view.hand.view.over);

export async function playEvening(base: string, plan: Plan, seed: number): Promise<Evening> {
  const { options, buyIn } = plan;
  const rng = seededRng(seed);
  const counts: Count[] = [];
  const recorder: Recorder = {
    watch({ view, seq, person: { player } }, { type }) {
      if (view === null || (type !== 'snapshot' && type !== 'events')) return;
      if (isLateHost(view)) return;
      counts.push({ player, seq, chips: chipsIn(view), ledger: chipsInLedger(view) });
    },
    ...{ seats: [], autoplays: [], answers: [] },
  };
  const people = await Promise.all(
    Array.from({ length: plan.people + 1 }, (_, i) => Person.meet(base, `Player ${i + 1}`)),
  );
  const [first, ...others] = people;
  const rail = others.pop();
  if (first === undefined || rail === undefined) throw new Error('nobody is there');
  const id = await first.createTable(options);
  const come = (person: Person, i: number): Promise<Guest> =>
    Guest.come(person, id, seed + i, recorder, buyIn);
  const host = await come(first, 0);
  const guests: Guest[] = [host];
  for (const [i, person] of others.entries()) guests.push(await come(person, i + 1));
  const spectator = await come(rail, 100);
  const playing = guests.filter((guest) => guest !== host || plan.hostStands !== true);
  for (const [i, guest] of playing.entries()) {
    if (guest !== host) await guest.seat.do({ type: 'join', name: `Guest ${i + 1}` });
    // Of all sizes, so that there are side pots.
    const chips = Math.max(
      options.poker.minBuyIn ?? 1,
      Math.round((buyIn * (i + 1)) / plan.people),
    );
    await guest.seat.do({ type: 'requestSeat', seat: null, buyIn: chips, comeIn: 'post' });
  }
  for (let i = 0; i < (plan.bots ?? 0); i++) {
    await host.seat.do({ type: 'addBot', seat: null, strength: 'easy', buyIn });
  }
  for (const guest of playing) guest.play();
  await host.seat.do({ type: 'startGame' });

  const kicked = plan.kicks === true ? playing.at(-1) : undefined;
  let idle = 0;
  for (let seen = 0; seen < plan.hands; ) {
    await host.seat.until(() => handsOf(host.seat) > seen || isIdle(host.seat));
    if (host.seat.isClosed) throw new Error(`${plan.name}: the host was cut off`);
    idle = handsOf(host.seat) > seen ? 0 : idle + 1;
    if (idle > 50) throw new Error(`${plan.name}: nobody plays any more`);
    seen = handsOf(host.seat);
    for (const guest of playing) await guest.comeBack();
    if (kicked !== undefined && !kicked.isAway && seen > plan.hands / 2) {
      kicked.isAway = true;
      await host.seat.do({ type: 'kick', player: kicked.person.player, reason: 'enough' });
      await kicked.seat.until(() => kicked.seat.bye !== null);
    }
    const free = playing.filter((guest) => guest !== host && !guest.isAway);
    const guest = free[rng() % free.length];
    if (guest !== undefined) await mischief(guest, rng, id);
    if (rng() % 4 === 0) await spectator.reconnect(rng() % 2 === 0);
  }

  await host.seat.do({ type: 'closeTable' });
  const there = [...guests, spectator].filter(({ isAway }) => !isAway);
  for (const { seat } of there) await seat.until(() => isOver(seat));
  await Promise.all([...people].map((person, i) => readAll(person, id, i < 2)));
  for (const { seat } of there) await seat.close();
  const lastViews = there.map(({ person: { player }, seat }) => {
    if (seat.view === null) throw new Error('no view');
    return { player, view: seat.view };
  });
  const automatic = recorder.autoplays.flatMap(({ answers }) =>
    answers.flatMap(({ answer }) => answer ?? []),
  );
  return {
    ...{ plan, id, people, lastViews, counts },
    rail: rail.player,
    told: recorder.seats.flatMap(({ texts, person: { player } }) =>
      texts.map((text) => ({ player, text, message: JSON.parse(text) as ServerMessage })),
    ),
    answers: [...recorder.answers, ...automatic],
  };
}

/** One of the things that people do beside playing. */
async function mischief(guest: Guest, rng: Rng, id: string): Promise<void> {
  const { person, seat } = guest;
  const table = `/api/tables/${id}`;
  switch (rng() % 10) {
    case 0:
      return guest.reconnect(true);
    case 1:
      return guest.reconnect(false);
    case 2:
      return guest.say({ type: 'sitOut' });
    case 3:
      return guest.say({ type: 'leave' });
    case 4:
      return guest.say({ type: 'topUp', amount: 5 + (rng() % 20) });
    case 5:
      return guest.say({ type: 'chat', text: `what a hand ${seat.seq}` });
    case 6:
      return guest.say({ type: 'topUp', amount: 5 }, Math.max(0, seat.seq - 20));
    case 7:
      await person.read(table);
      await person.read(`${table}/events?after=${Math.max(0, seat.seq - 30)}`);
      return;
    case 8:
      for (const format of HAND_FORMATS) {
        await person.read(`${table}/hands/${handsOf(seat)}?format=${format}`);
      }
      return;
    default:
      seat.say({ type: 'resync' });
  }
}

/** Everything the server has for them; its longest answer only for some. */
async function readAll(person: Person, id: string, isLong: boolean): Promise<void> {
  const table = `/api/tables/${id}`;
  await person.read(table);
  await person.read(`${table}/ledger`);
  await person.read(`${table}/stats`);
  if (isLong) await person.read(`${table}/report`);
  for (const format of HAND_FORMATS) await person.read(`${table}/archive?format=${format}`);
  const list = await person.read(`${table}/hands`);
  if (list.status !== 200) return;
  const { hands } = JSON.parse(list.text) as Answer<'listHands'>;
  for (const { number } of hands) await person.read(`${table}/hands/${number}?format=phh`);
  for (let after = 0, more = true; more; ) {
    const { text } = await person.read(`${table}/events?after=${after}`);
    ({ seq: after, more } = JSON.parse(text) as Answer<'listEvents'>);
  }
}
