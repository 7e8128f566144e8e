/** Since when people are gone, so that those who left nothing behind are forgotten in time. */

/** A visitor who has been away for so long is forgotten. */
const VISITOR_MS = 15 * 60_000;

export class Visitors {
  readonly #now: () => number;
  readonly #since: Map<string, number> = new Map();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Of those who are gone now, who has been for long; each is named once. */
  overdue(gone: ReadonlySet<string>): readonly string[] {
    const now = this.#now();
    for (const player of this.#since.keys()) if (!gone.has(player)) this.#since.delete(player);
    for (const player of gone) if (!this.#since.has(player)) this.#since.set(player, now);
    const overdue = [...this.#since].filter(([, at]) => at + VISITOR_MS <= now);
    for (const [player] of overdue) this.#since.set(player, Number.POSITIVE_INFINITY);
    return overdue.map(([player]) => player);
  }
}
