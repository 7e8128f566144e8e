/** What is kept no longer than it is needed: done now and then, while the server serves. */

import { SHARE_HOURS } from '@sidepot/protocol';
import { type Pruned, pruningAt, type Store } from '../store/index.js';

/** The first time is soon after the start, so that a server that is often restarted does it too. */
const FIRST_MS = 60_000;
const EVERY_MS = 60 * 60_000;
/** A page that is opened again says anew that it wants to be told. */
const PUSHES_MS = 30 * 24 * 60 * 60_000;
const SHARES_MS = SHARE_HOURS * 60 * 60_000;

export interface HousekeepingOptions {
  readonly store: Store;
  readonly keepDays: number | null;
  readonly now?: () => number;
  readonly done: (pruned: Pruned) => void;
  readonly failed: (error: unknown) => void;
}

export class Housekeeping {
  readonly #options: HousekeepingOptions;
  readonly #stopped: AbortController = new AbortController();
  #timer: NodeJS.Timeout | null = null;
  #working: Promise<void> = Promise.resolve();

  constructor(options: HousekeepingOptions) {
    this.#options = options;
    this.#next(FIRST_MS);
  }

  async stop(): Promise<void> {
    this.#stopped.abort();
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#working;
  }

  #next(wait: number): void {
    if (this.#stopped.signal.aborted) return;
    this.#timer = setTimeout(() => {
      this.#working = this.#work().then(() => this.#next(EVERY_MS));
    }, wait).unref();
  }

  async #work(): Promise<void> {
    const { store, keepDays, now = Date.now, done, failed } = this.#options;
    try {
      await store.prunePushes(Math.max(0, now() - PUSHES_MS));
      await store.pruneShares(Math.max(0, now() - SHARES_MS));
      done(await store.prune(pruningAt(now(), keepDays), this.#stopped.signal));
    } catch (error) {
      failed(error);
    }
  }
}
