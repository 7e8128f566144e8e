/**
 * Looks in the store for clocks that ran out and that nobody sees to: those of tables not loaded
 * anywhere, and of a process that died. The store gives each to one process only.
 */

import type { Store } from '../../store/index.js';

const EVERY_MS = 250;
/** Each process sees to its own clocks; so late, others step in. With nobody else, at once. */
const GRACE_MS = 750;
/** A process that dies right after it claimed costs no more than this. */
const LEASE_MS = 1500;
const MOST = 100;

export interface ClockWatchOptions {
  readonly store: Store;
  readonly owner: string;
  /** Do other processes use the same store? */
  readonly isShared: boolean;
  readonly now: () => number;
  readonly due: (tableId: string) => void;
  readonly failed: (error: unknown) => void;
}

export class ClockWatch {
  readonly #options: ClockWatchOptions;
  #timer: NodeJS.Timeout | null = null;
  #looking: Promise<void> = Promise.resolve();
  #isStopped = false;

  constructor(options: ClockWatchOptions) {
    this.#options = options;
    this.#next(0);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#looking;
  }

  #next(wait: number): void {
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => {
      // With so many due there are more: after the death of a busy process nobody is to wait.
      this.#looking = this.#look().then((found) => this.#next(found < MOST ? EVERY_MS : 0));
    }, wait);
  }

  /** How many it found. */
  async #look(): Promise<number> {
    const { store, owner, isShared, now, due, failed } = this.#options;
    const time = now() - (isShared ? GRACE_MS : 0);
    try {
      const claimed = await store.claimDue(time, MOST, LEASE_MS, owner);
      for (const { tableId } of claimed) due(tableId);
      return claimed.length;
    } catch (error) {
      failed(error);
      return 0;
    }
  }
}
