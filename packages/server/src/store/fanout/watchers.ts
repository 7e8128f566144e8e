/** Who wants to hear of something. Told in a turn of their own: a failing one fails no append. */

interface Watcher<Told extends readonly unknown[]> {
  readonly listener: (...told: Told) => void;
  readonly missed: (() => void) | undefined;
}

export class Watchers<Told extends readonly unknown[]> {
  readonly #watchers: Set<Watcher<Told>> = new Set();

  add(listener: (...told: Told) => void, missed?: () => void): () => void {
    const watcher = { listener, missed };
    this.#watchers.add(watcher);
    return () => {
      this.#watchers.delete(watcher);
    };
  }

  tell(...told: Told): void {
    for (const { listener } of this.#watchers) queueMicrotask(() => listener(...told));
  }

  tellMissed(): void {
    for (const { missed } of this.#watchers) if (missed !== undefined) queueMicrotask(missed);
  }

  clear(): void {
    this.#watchers.clear();
  }
}
