/**
 * Says in the store, twice a second, that the tables are served, and learns from it when nobody did:
 * a process that died, a database that was away, a machine that slept, a loop that stood still.
 */

import type { Outage } from '../../room/index.js';
import type { Pulse, Store } from '../../store/index.js';

const EVERY_MS = 500;
/** So long without an answer, and whether anybody was served is not known. */
const STALL_MS = 2000;
/** No clock runs for so many of them. */
const MOST_OUTAGES = 1000;

export interface HeartbeatOptions {
  readonly store: Pick<Store, 'beat'>;
  readonly now: () => number;
  readonly heard: (pulse: Pulse) => void;
  /** There was an outage. */
  readonly missed: () => void;
}

export class Heartbeat {
  readonly #options: HeartbeatOptions;
  #outages: readonly Outage[] = [];
  #lastOutage = 0;
  /** Served without a break since. */
  #since = 0;
  #last: number | null = null;
  #beating: Promise<void> | null = null;
  #timer: NodeJS.Timeout | null = null;
  #isStopped = false;

  constructor(options: HeartbeatOptions) {
    this.#options = options;
    this.#next(0);
  }

  /** In the order of their ends. */
  get outages(): readonly Outage[] {
    return this.#outages;
  }

  /** Is every outage up to now known, but for what is too short to be one? */
  get isSure(): boolean {
    return this.#last !== null && this.#options.now() - this.#last <= STALL_MS;
  }

  /** Resolves when it is; rejects if the store does not answer. */
  async makeSure(): Promise<void> {
    if (this.isSure) return;
    // One that is under way may have begun before a long silence.
    await this.#beating?.catch(() => {});
    if (!this.isSure) await this.#beat();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#beating?.catch(() => {});
  }

  #next(wait: number): void {
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => {
      this.#beat()
        // Whoever needs it asks again and is told; the search for due clocks reports it, too.
        .catch(() => {})
        .finally(() => this.#next(EVERY_MS));
    }, wait);
  }

  #beat(): Promise<void> {
    this.#beating ??= this.#ask().finally(() => {
      this.#beating = null;
    });
    return this.#beating;
  }

  async #ask(): Promise<void> {
    const { store, now, heard, missed } = this.#options;
    const time = now();
    const isOn = this.#last !== null && time - this.#last <= STALL_MS;
    const since = isOn ? this.#since : time;
    const pulse = await store.beat(time, since, this.#lastOutage);
    this.#since = since;
    this.#last = time;
    heard(pulse);
    if (pulse.outages.length === 0) return;
    this.#lastOutage = Math.max(...pulse.outages.map(({ id }) => id));
    this.#outages = [...this.#outages, ...pulse.outages]
      .toSorted((a, b) => a.until - b.until)
      .slice(-MOST_OUTAGES);
    missed();
  }
}
