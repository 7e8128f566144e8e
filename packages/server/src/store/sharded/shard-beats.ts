/**
 * Each database keeps the times in which its own tables were not served: one can be away while the
 * others are not. What was missed by one that is back must be known before anything is written there,
 * or its clocks would have run out meanwhile.
 */

import type { KeptOutage, Pulse } from '../store.js';
import type { Shard } from './due.js';

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
  readonly #failed: (shard: number, error: unknown) => void;
  readonly #beating: Map<number, Beating> = new Map();
  /** Those that did not answer, until they have said what was missed. */
  readonly #away: Set<number> = new Set();
  #outages: readonly KeptOutage[] = [];

  constructor(shards: readonly Shard[], failed: (shard: number, error: unknown) => void) {
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

  /** Outages are numbered as this process finds them. Rejects if no database answers. */
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
      outages: this.#outages.filter(({ id }) => id > known),
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
      const ids = pulse.outages.map(({ id }) => id);
      const known = Math.max(before?.known ?? 0, ...ids);
      this.#beating.set(number, { since, last: now, known });
      for (const { from, until } of pulse.outages) {
        this.#outages = [...this.#outages, { id: this.#outages.length + 1, from, until }];
      }
      // When whoever beats has heard of it.
      setImmediate(() => this.#away.delete(number));
      return pulse;
    } catch (error) {
      this.#away.add(number);
      this.#failed(number, error);
      throw error;
    }
  }
}
