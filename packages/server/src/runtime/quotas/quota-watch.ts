/**
 * Which tables must stop after their hand, because their host or their address has written too much
 * in this hour. Asked of the store now and then, for the tables that this process has written to.
 */

import { HOUR_MS, type Spent, type Store } from '../../store/index.js';
import { NO_QUOTA, type Quota, type TableLimits } from '../contract/limits.js';
import { quotaOf } from './quotas.js';

const EVERY_MS = 2000;
/** Asked for in one statement; then the others have their turn. */
const MOST = 200;

export interface QuotaWatchOptions {
  readonly store: Pick<Store, 'spentFor' | 'getQuota'>;
  readonly limits: TableLimits;
  readonly now: () => number;
  readonly failed: (error: unknown) => void;
}

export class QuotaWatch {
  readonly #options: QuotaWatchOptions;
  readonly #written: Set<string> = new Set();
  /** Until when: the end of the hour that was used up. */
  readonly #over: Map<string, number> = new Map();
  #timer: NodeJS.Timeout | null = null;
  #asking: Promise<void> = Promise.resolve();
  #isStopped = false;

  constructor(options: QuotaWatchOptions) {
    this.#options = options;
  }

  /** This process has written to it. */
  wrote(tableId: string): void {
    const { perIdentity, perAddress } = this.#options.limits;
    if (perIdentity === NO_QUOTA && perAddress === NO_QUOTA) return;
    this.#written.add(tableId);
    this.#plan();
  }

  /** Null: it is paid for. */
  unpaidUntil(tableId: string): number | null {
    const until = this.#over.get(tableId) ?? null;
    if (until === null || until > this.#options.now()) return until;
    this.#over.delete(tableId);
    return null;
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#asking;
  }

  #plan(): void {
    if (this.#timer !== null || this.#isStopped || this.#written.size === 0) return;
    this.#timer = setTimeout(() => {
      this.#asking = this.#ask().then(() => {
        this.#timer = null;
        this.#plan();
      });
    }, EVERY_MS);
    this.#timer.unref();
  }

  async #ask(): Promise<void> {
    const { store, now, failed } = this.#options;
    const tableIds = [...this.#written];
    this.#written.clear();
    const hourEnds = (Math.floor(now() / HOUR_MS) + 1) * HOUR_MS;
    try {
      for (let i = 0; i < tableIds.length; i += MOST) {
        const quotas = new Map<string, Quota>();
        for (const spent of await store.spentFor(tableIds.slice(i, i + MOST))) {
          const isOver = this.#isOver(spent, await this.#quotaOf(spent.host, quotas));
          if (isOver) this.#over.set(spent.tableId, hourEnds);
          else this.#over.delete(spent.tableId);
        }
      }
    } catch (error) {
      failed(error);
      for (const tableId of tableIds) this.#written.add(tableId);
    }
  }

  #isOver(spent: Spent, own: Quota): boolean {
    const { perAddress } = this.#options.limits;
    return (
      spent.hostEvents >= own.eventsPerHour ||
      spent.hostBytes >= own.bytesPerHour ||
      spent.addressEvents >= perAddress.eventsPerHour ||
      spent.addressBytes >= perAddress.bytesPerHour
    );
  }

  async #quotaOf(host: string, known: Map<string, Quota>): Promise<Quota> {
    const { store, limits } = this.#options;
    const quota = known.get(host) ?? (await quotaOf(store, host, limits.perIdentity));
    known.set(host, quota);
    return quota;
  }
}
