/**
 * A table of bots whose last person leaves just before the server is killed: the next server goes on
 * with its hand, gives whoever was there a moment to come back, and lets it sleep.
 */

import { storedOf } from '../../src/runtime/journal/journal.js';
import type { Store } from '../../src/store/index.js';
import { Person, Seat } from '../play/client.js';
import { FAST } from '../play/table.js';
import { until } from './waiting.js';

/** What to serve with, so that nobody has to wait for a minute. */
export const ABSENCE_MS = 1000;

const BOTS = 3;
/** Between hands: as many of them as a second has, whatever the machine can do. */
const PAUSE_MS = 200;
/** More than any hand has here, its cards and pots included. */
const HAND_EVENTS = 100;

export class LonelyBots {
  #id = '';
  #seq = 0;

  /** The server is to be killed right after this. */
  async leave(base: string): Promise<void> {
    const host = await Person.meet(base, 'Ann');
    const poker = { smallBlind: 1, bigBlind: 2, minBuyIn: 20, maxBuyIn: 200 };
    this.#id = await host.createTable({ poker, room: { ...FAST, handPause: PAUSE_MS } });
    const seat = await Seat.open(host, this.#id);
    for (let i = 0; i < BOTS; i++) await seat.do({ type: 'addBot', seat: null, strength: 'easy' });
    await seat.do({ type: 'startGame' });
    await seat.until(() => (seat.view?.info.hands ?? 0) > 1);
    await seat.close();
  }

  /** Nobody serves: it was awake when the server died, or there is nothing to see here. */
  async died(store: Store): Promise<void> {
    const { seq = 0, deadline = null } = (await store.getTable(this.#id)) ?? {};
    if (deadline === null) throw new Error('the table slept before the server was killed');
    this.#seq = seq;
  }

  /** Somebody serves again. Gives how many events came after the kill. */
  async sleeps(store: Store): Promise<number> {
    await until('the table of bots sleeps', async () => {
      return (await store.getTable(this.#id))?.deadline === null;
    });
    const { seq = 0 } = (await store.getTable(this.#id)) ?? {};
    const events = await store.eventsAfter(this.#id, this.#seq, Number.MAX_SAFE_INTEGER);
    const [last] = events.slice(-1).map(storedOf);
    if (last?.event.type !== 'slept') throw new Error(`the last event is ${JSON.stringify(last)}`);
    const most = HAND_EVENTS * (2 + ABSENCE_MS / PAUSE_MS);
    if (events.length > most) throw new Error(`${events.length} events after the kill`);
    this.#seq = seq;
    return events.length;
  }

  /** Whatever has gone on since, it has not. */
  async slept(store: Store): Promise<void> {
    const { seq = 0 } = (await store.getTable(this.#id)) ?? {};
    if (seq !== this.#seq) throw new Error(`${seq - this.#seq} events at a table that sleeps`);
  }
}
