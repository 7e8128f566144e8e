/** The last things looked up, for a while: bounded in number and in age. */

interface Kept<T> {
  readonly value: T;
  readonly until: number;
}

export class Recent<T> {
  readonly #kept: Map<string, Kept<T>> = new Map();
  readonly #most: number;
  readonly #ms: number;
  readonly #now: () => number;

  constructor(most: number, ms: number, now: () => number) {
    this.#most = most;
    this.#ms = ms;
    this.#now = now;
  }

  get(key: string): T | undefined {
    const found = this.#kept.get(key);
    if (found === undefined) return undefined;
    this.#kept.delete(key);
    if (found.until <= this.#now()) return undefined;
    // Back in as the newest: a map keeps the order of its insertions. It gets no younger by that.
    this.#kept.set(key, found);
    return found.value;
  }

  /** `last`: not after that. */
  set(key: string, value: T, last: number): void {
    this.#kept.delete(key);
    this.#kept.set(key, { value, until: Math.min(last, this.#now() + this.#ms) });
    if (this.#kept.size <= this.#most) return;
    for (const oldest of this.#kept.keys()) {
      this.#kept.delete(oldest);
      return;
    }
  }

  forget(which: (value: T, key: string) => boolean): void {
    for (const [key, { value }] of this.#kept) if (which(value, key)) this.#kept.delete(key);
  }
}
