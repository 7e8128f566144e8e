/**
 * What somebody may use of this server. An identity pays for the tables they host, an address for
 * those made from it. What is counted is in the store, so that all nodes and every restart agree.
 */

import type { ServerRefusal } from '@sidepot/protocol';
import { type Answer, type CommandType, QUOTAS, type WireCommand } from '@sidepot/protocol';
import type { RoomState } from '../../room/index.js';
import { HOUR_MS, type Payer, type Store, type Usage } from '../../store/index.js';
import { NO_QUOTA, type Quota, type QuotaName, type TableLimits } from '../contract/limits.js';

/** What these cost. */
const COMMAND_QUOTAS: Partial<Record<CommandType, readonly QuotaName[]>> = {
  addBot: ['bots'],
  startGame: ['eventsPerHour', 'bytesPerHour'],
  resume: ['eventsPerHour', 'bytesPerHour'],
};

const DAY_MS = 24 * HOUR_MS;

type QuotaStore = Pick<Store, 'addressOf' | 'usageOf' | 'getQuota' | 'setQuota'>;
export type QuotaUse = Answer<'getQuota'>['quotas'][number];

/**
 * What one identity may use: the operator's limits for all, and what was set for them alone.
 *
 * @example
 * import { NO_QUOTA, openSqliteStore, quotaOf } from '@sidepot/server';
 *
 * const store = await openSqliteStore('data');
 * const { tables } = await quotaOf(store, 'a-player', NO_QUOTA);
 */
export async function quotaOf(
  store: Pick<Store, 'getQuota'>,
  identity: string,
  forAll: Quota,
): Promise<Quota> {
  const own = await store.getQuota(identity);
  return own === null ? forAll : { ...forAll, ...readQuota(JSON.parse(own)) };
}

/**
 * For one identity alone, and instead of whatever was set for them before; null: nothing.
 *
 * @example
 * import { openSqliteStore, setQuota } from '@sidepot/server';
 *
 * const store = await openSqliteStore('data');
 * await setQuota(store, 'a-player', { tables: 5 });
 */
export const setQuota = (
  store: Pick<Store, 'setQuota'>,
  identity: string,
  own: Partial<Quota> | null,
): Promise<void> => store.setQuota(identity, own === null ? null : JSON.stringify(own));

/** JSON has no infinity: null is no limit. */
const readQuota = (json: Readonly<Record<string, number | null>>): Partial<Quota> =>
  Object.fromEntries(
    Object.entries(json).map(([name, most]) => [name, most ?? Number.POSITIVE_INFINITY]),
  );

export class QuotaBook {
  readonly #store: QuotaStore;
  readonly #limits: TableLimits;
  readonly #now: () => number;

  constructor(store: QuotaStore, limits: TableLimits, now: () => number) {
    this.#store = store;
    this.#limits = limits;
    this.#now = now;
  }

  /** What somebody has used, and may. */
  async uses(identity: string): Promise<readonly QuotaUse[]> {
    const quota = await quotaOf(this.#store, identity, this.#limits.perIdentity);
    return this.#usesOf(quota, await this.#usageOf({ host: identity }));
  }

  /** Why somebody may not have one more table. */
  async tableProblem(identity: string, address: string | null): Promise<ServerRefusal | null> {
    return this.#problem(identity, address, ['tables', 'tablesPerDay'], 1);
  }

  /**
   * Why a host may not do that now. Others are told that they are not the host. The address that pays
   * is the one the table was made from, wherever its host is now.
   */
  async commandProblem(
    by: string,
    tableId: string,
    { type }: WireCommand,
    state: () => Promise<RoomState | null>,
  ): Promise<ServerRefusal | null> {
    const names = COMMAND_QUOTAS[type];
    if (names === undefined || (await state())?.host !== by) return null;
    const isCounted = this.#limits.perAddress !== NO_QUOTA;
    const address = isCounted ? await this.#store.addressOf(tableId) : null;
    return this.#problem(by, address, names, type === 'addBot' ? 1 : 0);
  }

  async #problem(
    identity: string,
    address: string | null,
    names: readonly QuotaName[],
    more: number,
  ): Promise<ServerRefusal | null> {
    const { perIdentity, perAddress } = this.#limits;
    // Load tests limit nobody, and are not to be slower for it.
    const own = perIdentity === NO_QUOTA ? [] : await this.uses(identity);
    const ofAddress =
      perAddress === NO_QUOTA || address === null
        ? []
        : this.#usesOf(perAddress, await this.#usageOf({ address }));
    for (const [of, uses] of [
      ['identity', own],
      ['address', ofAddress],
    ] as const) {
      const over = uses.find(
        ({ what, used, limit }) =>
          names.includes(what) && limit !== null && isOver(used, more, limit),
      );
      if (over !== undefined) return { code: 'QUOTA', of, ...over };
    }
    return null;
  }

  #usageOf(payer: Payer): Promise<Usage> {
    return this.#store.usageOf(payer, this.#now() - DAY_MS);
  }

  #usesOf(quota: Quota, usage: Usage): readonly QuotaUse[] {
    const hourEnds = (Math.floor(this.#now() / HOUR_MS) + 1) * HOUR_MS;
    const used: Quota = {
      tables: usage.tables,
      tablesPerDay: usage.newTables,
      bots: usage.bots,
      eventsPerHour: usage.events,
      bytesPerHour: usage.bytes,
    };
    return QUOTAS.map((what) => ({
      what,
      used: used[what],
      limit: Number.isFinite(quota[what]) ? quota[what] : null,
      until: what.endsWith('PerHour') ? hourEnds : null,
    }));
  }
}

const isOver = (used: number, more: number, limit: number): boolean =>
  more > 0 ? used + more > limit : used >= limit;
