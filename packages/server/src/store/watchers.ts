/** Who wants to hear of appends. Told in a turn of their own: a failing one fails no append. */

import type { AppendListener } from './store.js';

interface Watcher {
  readonly listener: AppendListener;
  readonly missed: (() => void) | undefined;
}

export class Watchers {
  readonly #watchers: Set<Watcher> = new Set();

  add(listener: AppendListener, missed?: () => void): () => void {
    const watcher = { listener, missed };
    this.#watchers.add(watcher);
    return () => {
      this.#watchers.delete(watcher);
    };
  }

  tell(tableId: string, seq: number): void {
    for (const { listener } of this.#watchers) queueMicrotask(() => listener(tableId, seq));
  }

  tellMissed(): void {
    for (const { missed } of this.#watchers) if (missed !== undefined) queueMicrotask(missed);
  }

  clear(): void {
    this.#watchers.clear();
  }
}
