/** Counts by key in windows of time, by the server's clock: the plugin's own goes by the machine's. */

import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';

/** Keys that are remembered at once; the oldest goes first. */
const MOST = 5000;

interface Window {
  count: number;
  readonly ends: number;
}

export const windowsBy = (now: () => number): FastifyRateLimitStoreCtor =>
  class Windows implements FastifyRateLimitStore {
    readonly #windows: Map<string, Window> = new Map();

    incr(
      key: string,
      told: (error: Error | null, result: { current: number; ttl: number }) => void,
      ms: number,
    ): void {
      const time = now();
      const old = this.#windows.get(key);
      const window = old !== undefined && old.ends > time ? old : { count: 0, ends: time + ms };
      window.count++;
      this.#windows.delete(key);
      this.#windows.set(key, window);
      const [oldest] = this.#windows.keys();
      if (this.#windows.size > MOST && oldest !== undefined) this.#windows.delete(oldest);
      told(null, { current: window.count, ttl: window.ends - time });
    }

    /** One for each limit. */
    child(): FastifyRateLimitStore {
      return new Windows();
    }
  };
