/**
 * Looks in the store for events that nobody told us of: a node that dies between its append and the
 * news, or is cut off from NATS, leaves others behind. One question for all loaded tables.
 */

import type { Store } from '../store/index.js';

const EVERY_MS = 1000;

export interface HeadWatchOptions {
  readonly store: Store;
  /** Tables to look after, with the number of the last event known here. */
  readonly known: () => ReadonlyMap<string, number>;
  readonly behind: (tableId: string, seq: number) => void;
  readonly failed: (error: unknown) => void;
}

export class HeadWatch {
  readonly #options: HeadWatchOptions;
  readonly #timer: NodeJS.Timeout;
  #looking: Promise<void> | null = null;

  constructor(options: HeadWatchOptions) {
    this.#options = options;
    this.#timer = setInterval(() => {
      this.#looking ??= this.#look().finally(() => {
        this.#looking = null;
      });
    }, EVERY_MS).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#looking;
  }

  async #look(): Promise<void> {
    const { store, known, behind, failed } = this.#options;
    const before = known();
    if (before.size === 0) return;
    try {
      const heads = await store.heads([...before.keys()]);
      for (const [id, seq] of heads) if (seq > (before.get(id) ?? seq)) behind(id, seq);
    } catch (error) {
      failed(error);
    }
  }
}
