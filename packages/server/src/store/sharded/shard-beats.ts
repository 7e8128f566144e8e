/**
 * Each database keeps the times in which its own tables were not served: one can be away while the
 * others are not. What was missed by one that is back must be known before anything is written there,
 * or its clocks would have run out meanwhile.
 */

import type { Pulse } from '../contract/store.js';
import type { Failed, Shard } from './answers.js';
import { OutageTimes } from './outage-times.js';

/** So long without an answer, and whether anybody was served is not known. */
const STALL_MS = 2000;

interface Beating {
  /** Served without a break since. */
  readonly since: number;
  readonly last: number;
  /** The last outage of this database that is known here. */
  readonly known: number;
}

export class ShardBeats {
  readonly #shards: readonly Shard[];
  readonly #failed: Failed;
  readonly #beating: Map<number, Beating> = new Map();
  /** Those that did not answer, until they have said what was missed. */
  readonly #away: Set<number> = new Set();
  readonly #outages: OutageTimes = new OutageTimes();

  constructor(shards: readonly Shard[], failed: Failed) {
    this.#shards = shards;
    this.#failed = failed;
  }

  /** Of a process that does not beat nobody's clock depends. */
  isAway(shard: number): boolean {
    return this.#away.has(shard);
  }

  /** Something asked of it failed. */
  lost(shard: number): void {
    if (this.#beating.size > 0) this.#away.add(shard);
  }

  /**
   * Outages are numbered as this process finds them. One of any database is given back everywhere:
   * nobody has less time than is theirs. Rejects if no database answers.
   */
  async beat(now: number, since: number, known: number): Promise<Pulse> {
    const results = await Promise.allSettled(
      this.#shards.map((shard) => this.#one(shard, now, since)),
    );
    const pulses = results.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const [first] = results;
    if (pulses.length === 0 && first?.status === 'rejected') throw first.reason;
    return {
      at: Math.max(now, ...pulses.map(({ at }) => at)),
      isTicking: pulses.some(({ isTicking }) => isTicking),
      outages: this.#outages.after(known),
    };
  }

  async #one({ number, store }: Shard, now: number, served: number): Promise<Pulse> {
    const before = this.#beating.get(number);
    const isOn = before !== undefined && now - before.last <= STALL_MS;
    const since = Math.max(served, isOn ? before.since : now);
    try {
      const pulse = await store.beat(
        now,
        before === undefined ? served : since,
        before?.known ?? 0,
      );
      this.#take(number, pulse, { since, last: now, known: before?.known ?? 0 });
      // When whoever beats has heard of it.
      setImmediate(() => this.#away.delete(number));
      return pulse;
    } catch (error) {
      this.#away.add(number);
      this.#failed(number, error);
      throw error;
    }
  }

  /** Of beats under way at once each is told the same: the first one counts. */
  #take(number: number, { outages, isTicking }: Pulse, beating: Beating): void {
    const { known, last } = this.#beating.get(number) ?? beating;
    const found = outages.filter(({ id }) => id > known);
    this.#beating.set(number, {
      since: beating.since,
      last: Math.max(last, beating.last),
      known: Math.max(known, ...found.map(({ id }) => id)),
    });
    // Where no clock runs nobody says that tables are served: such a silence is nobody's loss.
    if (isTicking) for (const outage of found) this.#outages.add(outage);
  }
}
