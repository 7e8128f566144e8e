/** A token bucket: `perSecond` in the long run, `burst` at once. */

import type { Flow } from './limits.js';

export class Bucket {
  readonly #flow: Flow;
  readonly #now: () => number;
  #left: number;
  #at: number;

  constructor(flow: Flow, now: () => number) {
    this.#flow = flow;
    this.#now = now;
    this.#left = flow.burst;
    this.#at = now();
  }

  /** False: it is empty. */
  take(): boolean {
    const { perSecond, burst } = this.#flow;
    if (burst === Number.POSITIVE_INFINITY) return true;
    const now = this.#now();
    this.#left = Math.min(burst, this.#left + (Math.max(0, now - this.#at) / 1000) * perSecond);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
