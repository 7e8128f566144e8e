/**
 * Somebody who plays on whatever happens to the server: they come back, resume from the last event
 * they saw, and ask again under the same key what was not answered. They remember all that they
 * were shown and promised, for the audit.
 */

import { isDeepStrictEqual } from 'node:util';
import type { Rng } from '@sidepot/engine';
import type { ServerMessage, StreamEvent, WireCommand } from '@sidepot/protocol';
import { wanted } from '../play/autoplay.js';
import { type Ack, newKey, type Person, Seat } from '../play/client.js';
import { sleep } from './waiting.js';

export interface Sent {
  readonly key: string;
  readonly command: WireCommand;
  readonly hand: number;
  readonly acks: Ack[];
  /** The code of a refusal that is final. */
  refused: string | null;
}

export interface PlayerOptions {
  readonly person: Person;
  readonly table: string;
  readonly buyIn: number;
  readonly rng: Rng;
  /** Which server to go to now; null: none is known to be up. */
  readonly where: () => string | null;
  /** `sleeps`: never acts, so that the clock runs out. `chats`: talks while waiting. */
  readonly manner: 'plays' | 'sleeps' | 'chats';
  /** How long they think before they ask for anything; nothing: as fast as they can. */
  readonly thinkMs?: number;
  readonly heard: (events: readonly StreamEvent[]) => void;
}

/** Nothing is known of a command that was answered so: it is asked again. */
const PASSING = ['UNAVAILABLE', 'UNKNOWN_OUTCOME', 'STOPPING'];
const RETRY_MS = 25;
/** One of so many answers is followed by something said. */
const TALKATIVE = 6;
/** Hands that a sleeper sits out before sleeping at the table again. */
const NAP = 10;

export class Player {
  readonly #options: PlayerOptions;
  readonly seen: Map<number, StreamEvent> = new Map();
  readonly sent: Set<Sent> = new Set();
  readonly counts = {
    acked: 0,
    repeated: 0,
    unavailable: 0,
    reconnects: 0,
    clocks: 0,
    snapshots: 0,
  };
  #seat: Seat;
  #base: string;
  #pending: Sent | null = null;
  #lastAcked: Sent | null = null;
  #lastSeq: number;
  #hasToTalk = false;
  #isStopped = false;
  #hasLeft = false;
  readonly #done: Promise<void>;
  /** What they were shown or answered that cannot be. */
  failure: Error | null = null;

  constructor(options: PlayerOptions, seat: Seat) {
    this.#options = options;
    this.#seat = seat;
    this.#base = seat.person.base;
    this.#lastSeq = seat.seq;
    this.#listen(seat);
    this.#done = this.#run().catch((error: Error) => {
      this.failure ??= error;
    });
  }

  get id(): string {
    return this.#options.person.player;
  }

  get manner(): PlayerOptions['manner'] {
    return this.#options.manner;
  }

  get seat(): Seat {
    return this.#seat;
  }

  /** Asks for nothing more; resolves when everything asked for is answered. Watches on. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.look();
    await this.#done;
  }

  /** Closes their socket and does not come back. */
  async leave(): Promise<void> {
    this.#hasLeft = true;
    await this.#seat.close();
  }

  /** Makes them look again where to be. */
  look(): void {
    if (!this.#seat.isClosed) this.#seat.say({ type: 'ping', nonce: 1 });
  }

  /** Makes them say something as soon as it is not their turn. */
  talk(): void {
    this.#hasToTalk = true;
    this.look();
  }

  async #run(): Promise<void> {
    for (;;) {
      if (!this.#seat.isClosed) await this.#play(this.#seat);
      if (this.#isStopped && this.#pending === null && !this.#seat.isClosed) return;
      if (this.#hasLeft) return;
      if (!this.#seat.isClosed) await this.#seat.close();
      await this.#comeBack();
    }
  }

  async #comeBack(): Promise<void> {
    const { person, table, where } = this.#options;
    const last = this.#seat;
    while (!this.#hasLeft) {
      const base = where();
      const seat =
        base === null
          ? null
          : await Seat.open(person.at(base), table, { last, checked: false }).catch(() => null);
      if (seat === null || base === null || seat.isClosed || seat.bye !== null) {
        await sleep(RETRY_MS);
        continue;
      }
      this.counts.reconnects++;
      this.#base = base;
      this.#seat = seat;
      this.#sameClock(last, seat);
      this.#listen(seat);
      await this.#askAgain(seat);
      return;
    }
  }

  /** If nothing happened meanwhile, no clock has another deadline. */
  #sameClock(last: Seat, seat: Seat): void {
    if (last.view === null || last.seq !== seat.seq || last.view.clock === null) return;
    this.counts.clocks++;
    if (isDeepStrictEqual(last.view.clock, seat.view?.clock)) return;
    const clocks = [last.view.clock, seat.view?.clock].map((clock) => JSON.stringify(clock));
    throw new Error(`${this.id}: the clock was ${clocks[0]} and is ${clocks[1]}`);
  }

  /** A repeat is answered like the first, also by another process. */
  async #askAgain(seat: Seat): Promise<void> {
    const done = this.#lastAcked;
    if (done === null) return;
    const { command, key, hand, acks } = done;
    const answer = await seat.send(command, { key, hand });
    if (answer === null || (answer.type === 'refused' && PASSING.includes(answer.code))) return;
    if (answer.type === 'ack' && answer.repeated && answer.seq === acks[0]?.seq) {
      this.counts.repeated++;
      return;
    }
    throw new Error(`${this.id}: ${JSON.stringify(done)} was answered ${JSON.stringify(answer)}`);
  }

  async #play(seat: Seat): Promise<void> {
    for (;;) {
      this.#pending ??= await this.#next(seat);
      if (this.#pending === null) return;
      await this.#ask(seat, this.#pending);
      if (seat.isClosed) return;
    }
  }

  /** Null: they are to stop, to move, or have been cut off. */
  async #next(seat: Seat): Promise<Sent | null> {
    let command: WireCommand | null = null;
    const hasToGo = (): boolean => this.#isStopped || this.#options.where() !== this.#base;
    await seat.until(() => {
      if (hasToGo()) return true;
      command = this.#wish(seat);
      return command !== null;
    });
    const hand = seat.view?.hand?.number ?? 0;
    const { thinkMs } = this.#options;
    if (thinkMs !== undefined) await sleep(thinkMs);
    if (command === null || hasToGo()) return null;
    const signed = this.#signed(command);
    const sent: Sent = { key: newKey(), command: signed, hand, acks: [], refused: null };
    this.sent.add(sent);
    return sent;
  }

  /** What is said is said once in the world. */
  #signed(command: WireCommand): WireCommand {
    return command.type === 'chat' ? { type: 'chat', text: newKey() } : command;
  }

  #wish(seat: Seat): WireCommand | null {
    const { rng, buyIn, manner } = this.#options;
    const { view } = seat;
    if (view === null || view.hand === null) return null;
    const own = view.seats.find(({ player }) => player === this.id);
    if (own?.status === 'busted') return { type: 'buyIn', amount: buyIn, comeIn: 'post' };
    if (own?.status === 'out' && (manner !== 'sleeps' || view.info.hands % NAP === 0)) {
      return { type: 'sitIn', comeIn: 'post' };
    }
    if (manner === 'sleeps') return null;
    const answer = wanted(seat, rng);
    if (answer === null && (manner === 'chats' || this.#hasToTalk)) {
      this.#hasToTalk = false;
      return { type: 'chat', text: '…' };
    }
    this.#hasToTalk ||= answer !== null && rng() % TALKATIVE === 0;
    return answer;
  }

  async #ask(seat: Seat, sent: Sent): Promise<void> {
    const { command, key, hand } = sent;
    const answer = await seat.send(command, { key, hand });
    if (answer === null) return;
    if (answer.type === 'ack') {
      sent.acks.push(answer);
      this.counts.acked++;
      this.#lastAcked = sent;
      this.#pending = null;
      await seat.until(() => seat.seq >= answer.seq);
    } else if (PASSING.includes(answer.code)) {
      this.counts.unavailable++;
      await sleep(RETRY_MS);
    } else {
      sent.refused = answer.code;
      this.#pending = null;
    }
  }

  #listen(seat: Seat): void {
    const drain = (): void => {
      const texts = seat.texts.splice(0);
      for (const text of texts) this.#hear(JSON.parse(text) as ServerMessage);
    };
    seat.onMessage = drain;
    drain();
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'snapshot') {
      this.counts.snapshots++;
      this.#lastSeq = message.seq;
    }
    if (message.type !== 'events') return;
    for (const event of message.events) {
      if (event.seq <= this.#lastSeq) {
        this.failure ??= new Error(`${this.id}: event ${event.seq} came twice`);
      }
      this.#lastSeq = event.seq;
      this.seen.set(event.seq, event);
    }
    if (message.events.length > 0) this.#options.heard(message.events);
  }
}
