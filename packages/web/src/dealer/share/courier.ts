/**
 * Brings the newest of something to the server, again and again: one at a time, not too often, and
 * after a failure once more until it is there. What is replaced before it was brought is left out.
 */

import { type ClientRefusal, RefusedError } from '@sidepot/client';

export interface CourierOptions {
  /** What it is at this moment; null: nothing is to be brought. */
  readonly take: () => object | null;
  /** Rejects with a `RefusedError`. */
  readonly bring: (what: object) => Promise<unknown>;
  readonly brought: () => void;
  /** It will be tried again. */
  readonly missed: (refusal: ClientRefusal) => void;
  /** It never will. */
  readonly refused: (refusal: ClientRefusal) => void;
}

/** Milliseconds from one to the next. */
const BETWEEN = 600;
const PATIENCE = 10_000;
const FIRST_WAIT = 1000;
const MOST_WAIT = 30_000;

/** Some fail for now, others for good. */
const FOR_GOOD: readonly string[] = [
  ...['UNKNOWN_SHARE', 'NOT_ALLOWED', 'BAD_MESSAGE', 'BAD_PROTOCOL_VERSION', 'TOO_BIG'],
  ...['BAD_ORIGIN', 'BAD_HOST', 'BANNED', 'UNKNOWN_ROUTE'],
];

const OFFLINE: ClientRefusal = { code: 'OFFLINE' };

export class Courier {
  readonly #options: CourierOptions;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #isUnderWay = false;
  #isWanted = false;
  #isStopped = false;
  #lastAt = Number.NEGATIVE_INFINITY;
  #failures = 0;

  constructor(options: CourierOptions) {
    this.#options = options;
  }

  /** Something changed. */
  call(): void {
    this.#isWanted = true;
    if (this.#isUnderWay || this.#failures > 0) return;
    this.#plan(Math.max(0, this.#lastAt + BETWEEN - Date.now()));
  }

  /** The network is back. */
  hurry(): void {
    if (this.#isWanted && !this.#isUnderWay) this.#plan(0);
  }

  stop(): void {
    this.#isStopped = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
  }

  #plan(wait: number): void {
    if (this.#isStopped) return;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#go(), wait);
  }

  async #go(): Promise<void> {
    this.#timer = null;
    const what = this.#options.take();
    this.#isWanted = false;
    if (what === null) return;
    this.#isUnderWay = true;
    this.#lastAt = Date.now();
    const refusal = await this.#bring(what);
    this.#isUnderWay = false;
    if (this.#isStopped) return;
    if (refusal === null) {
      this.#failures = 0;
      this.#options.brought();
      if (this.#isWanted) this.call();
      return;
    }
    if (FOR_GOOD.includes(refusal.code)) {
      this.stop();
      this.#options.refused(refusal);
      return;
    }
    this.#isWanted = true;
    this.#failures++;
    this.#options.missed(refusal);
    const { retryAfter }: Readonly<Record<string, unknown>> = refusal;
    const wait = Math.min(MOST_WAIT, FIRST_WAIT * 2 ** (this.#failures - 1));
    this.#plan(Math.max(wait, typeof retryAfter === 'number' ? retryAfter : 0));
  }

  async #bring(what: object): Promise<ClientRefusal | null> {
    const gaveUp = new Promise<ClientRefusal>((resolve) => {
      setTimeout(() => resolve(OFFLINE), PATIENCE);
    });
    const brought = this.#options.bring(what).then(
      () => null,
      (error: unknown) => (error instanceof RefusedError ? error.refusal : OFFLINE),
    );
    return Promise.race([brought, gaveUp]);
  }
}
