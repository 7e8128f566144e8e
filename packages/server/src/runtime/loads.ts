/** How much each table writes: events and bytes over the last minute. Silent tables are not kept. */

const SLICE_MS = 10_000;
const SLICES = 6;

interface Slice {
  readonly from: number;
  events: number;
  bytes: number;
}

export interface Load {
  readonly eventsPerSecond: number;
  readonly bytesPerSecond: number;
}

const SECONDS = (SLICE_MS * SLICES) / 1000;
const NONE: Load = { eventsPerSecond: 0, bytesPerSecond: 0 };

export class Loads {
  readonly #now: () => number;
  readonly #slices: Map<string, readonly Slice[]> = new Map();

  constructor(now: () => number) {
    this.#now = now;
  }

  count(table: string, events: number, bytes: number): void {
    const now = this.#now();
    const slices = this.#slices.get(table) ?? [];
    const last = slices.at(-1);
    if (last !== undefined && now - last.from < SLICE_MS) {
      last.events += events;
      last.bytes += bytes;
      return;
    }
    const kept = slices.length < SLICES ? slices : slices.slice(1);
    this.#slices.set(table, kept.concat({ from: now, events, bytes }));
  }

  of(table: string): Load {
    const since = this.#now() - SLICE_MS * SLICES;
    const recent = this.#slices.get(table)?.filter(({ from }) => from > since) ?? [];
    if (recent.length === 0) return NONE;
    const events = recent.reduce((sum, slice) => sum + slice.events, 0);
    const bytes = recent.reduce((sum, slice) => sum + slice.bytes, 0);
    return { eventsPerSecond: events / SECONDS, bytesPerSecond: bytes / SECONDS };
  }

  /** Forgets tables that wrote nothing for a minute. */
  sweep(): void {
    const since = this.#now() - SLICE_MS * SLICES;
    for (const [table, slices] of this.#slices) {
      if ((slices.at(-1)?.from ?? 0) <= since) this.#slices.delete(table);
    }
  }
}
