/**
 * Tables spread over several PostgreSQL databases. Identities, tokens and links are in the directory;
 * everything of a table is in one database, so that an append is one transaction as before. A table
 * that was moved is found by whoever asks for it where it was: they look in the directory again.
 */

import { newProblem } from '../../problems.js';
import { StoreError } from '../contract/errors.js';
import type { AppendEffects, Store, TableRecord } from '../contract/store.js';
import type { Usage } from '../contract/usage.js';
import { openPostgresStore, type PostgresOptions } from '../postgres/postgres-store.js';
import { earliestFirst } from '../writing/by-deadline.js';
import { answersOf, type Failed, type Shard } from './answers.js';
import { clubsOf } from './clubs.js';
import { DIRECTORY, openDatabases } from './databases.js';
import { Directory } from './directory.js';
import { claimDueOf } from './due.js';
import { LocalCopies } from './local-copies.js';
import { finishMove } from './move-table.js';
import { playersOf } from './players.js';
import { byPreference } from './preference.js';
import { ShardBeats } from './shard-beats.js';

export interface ShardedOptions extends PostgresOptions {
  readonly failed?: (shard: number, error: unknown) => void;
}

/**
 * PostgreSQL with one database or several. One that belongs to others does not open alone: a server
 * that forgot the others would not find their tables.
 *
 * @example
 * import { openPostgresStores } from '@sidepot/server/store';
 *
 * const store = await openPostgresStores(['postgres://127.0.0.1/a', 'postgres://127.0.0.1/b']);
 */
export async function openPostgresStores(
  urls: readonly string[],
  { failed, ...options }: ShardedOptions = {},
): Promise<Store> {
  const [url] = urls;
  if (url === undefined || urls.length > 1) {
    return openShardedStore(urls, { ...options, ...(failed === undefined ? {} : { failed }) });
  }
  const store = await openPostgresStore(url, options);
  try {
    for (const { pool } of await openDatabases(urls)) await pool.end();
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

/**
 * Tables over several databases. The first is the directory.
 *
 * @example
 * import { openShardedStore } from '@sidepot/server/store';
 *
 * const store = await openShardedStore(['postgres://127.0.0.1/a', 'postgres://127.0.0.1/b']);
 */
export async function openShardedStore(
  urls: readonly string[],
  { failed = () => {}, ...options }: ShardedOptions = {},
): Promise<Store> {
  const stores = await openAll(urls, options);
  const databases = await openDatabases(urls).catch(async (error: unknown) => {
    await Promise.all(stores.map((store) => store.close()));
    throw error;
  });
  const shards = stores.flatMap((store, i) => {
    const database = databases[i];
    return database === undefined ? [] : [{ ...database, store }];
  });
  return storeOf(shards, failed);
}

async function openAll(
  urls: readonly string[],
  options: PostgresOptions,
): Promise<readonly Store[]> {
  const opened = await Promise.allSettled(urls.map((url) => openPostgresStore(url, options)));
  const stores = opened.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const error = opened.find((one) => one.status === 'rejected');
  if (error === undefined) return stores;
  await Promise.all(stores.map((store) => store.close()));
  throw error.reason;
}

const newestFirst = (tables: readonly TableRecord[]): readonly TableRecord[] =>
  tables.toSorted((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1));

const usageSum = (a: Usage, b: Usage): Usage => ({
  tables: a.tables + b.tables,
  newTables: a.newTables + b.newTables,
  bots: a.bots + b.bots,
  events: a.events + b.events,
  bytes: a.bytes + b.bytes,
});

/** No database is in it. */
const NO_EPOCH = -1;

const isNothing = (answer: unknown): boolean =>
  answer === null || answer === false || (Array.isArray(answer) && answer.length === 0);

const isCode = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof StoreError && codes.includes(error.code);

function storeOf(shards: readonly Shard[], failed: Failed): Store {
  const byNumber = new Map(shards.map((shard) => [shard.number, shard]));
  const shardOf = (number: number): Shard => {
    const shard = byNumber.get(number);
    if (shard === undefined) throw new StoreError('STORE_FAILED', `there is no shard ${number}`);
    return shard;
  };
  const home = shardOf(DIRECTORY);
  const directory = new Directory(home.pool);
  const copies = new LocalCopies(home.pool);
  const beats = new ShardBeats(shards, failed);
  const finishing = new Set<string>();
  let moves: Promise<void> = Promise.resolve();
  let closing: Promise<void> | null = null;
  const lost = (shard: number): void => beats.lost(shard);
  let underWay = 0;
  let idle = (): void => {};

  const checkOpen = (): void => {
    if (closing !== null) throw new StoreError('STORE_CLOSED', newProblem('storeClosed'));
  };

  /**
   * At the table's own database. Nothing found, or no such table, may mean that it lies elsewhere by
   * now: then the directory is asked.
   */
  async function at<T>(tableId: string, work: (shard: Shard) => Promise<T>): Promise<T> {
    checkOpen();
    underWay++;
    try {
      return await whereItIs(tableId, work);
    } finally {
      underWay--;
      if (underWay === 0) idle();
    }
  }

  async function whereItIs<T>(tableId: string, work: (shard: Shard) => Promise<T>): Promise<T> {
    const known = await directory.shardOf(tableId);
    const first = await attempt(shardOf(known), work, lost);
    if (!first.isMissing) return first.get();
    const { shard, movingTo } = await directory.find(tableId);
    const second = shard === known ? first : await attempt(shardOf(shard), work, lost);
    if (!second.isMissing || movingTo === null) return second.get();
    // A move stands in between, and if its process died, somebody has to end it.
    finish(tableId, movingTo);
    if (second.isAnswer) return second.get();
    throw new StoreError('DATABASE_UNREACHABLE', `table ${tableId} is being moved`);
  }

  /** One after the other: each takes several connections. */
  function finish(tableId: string, movingTo: number): void {
    if (finishing.has(tableId)) return;
    finishing.add(tableId);
    moves = moves
      .then(() => finishMove(shards, tableId))
      .catch((error: unknown) => {
        // Whoever is at it ends it.
        if (!isCode(error, 'TABLE_BUSY')) failed(movingTo, error);
      })
      .finally(() => finishing.delete(tableId));
  }

  /** Rises with each of them: what was known of any table is looked at again then. */
  const epoch = (): number => shards.reduce((sum, { store }) => sum + store.epoch(), 0);

  /** What is written along with events, as this database understands it. */
  async function prepared(shard: Shard, effects: AppendEffects): Promise<AppendEffects> {
    if (beats.isAway(shard.number)) {
      const message = `shard ${shard.number} is coming back`;
      throw new StoreError('DATABASE_UNREACHABLE', message);
    }
    const known = effects.epoch === undefined || effects.epoch === epoch();
    const own = known ? shard.store.epoch() : NO_EPOCH;
    if (effects.members !== undefined) await copies.ensure(shard, effects.members);
    return effects.epoch === undefined ? effects : { ...effects, epoch: own };
  }

  async function byShard(
    ids: readonly string[],
  ): Promise<readonly (readonly [Shard, readonly string[]])[]> {
    const lists = new Map<Shard, string[]>();
    for (const id of ids) {
      const shard = shardOf(await directory.shardOf(id));
      lists.set(shard, [...(lists.get(shard) ?? []), id]);
    }
    return [...lists];
  }

  const each = <T>(work: (store: Store) => Promise<T>): Promise<T[]> =>
    Promise.all(shards.map(({ store }) => work(store)));

  return {
    append: (id, expectedSeq, events, effects = {}) =>
      at(id, async (shard) =>
        shard.store.append(id, expectedSeq, events, await prepared(shard, effects)),
      ),
    alone: (id, work) =>
      at(id, (shard) =>
        shard.store.alone(id, (append) =>
          work(async (tableId, expectedSeq, events, effects = {}) =>
            append(tableId, expectedSeq, events, await prepared(shard, effects)),
          ),
        ),
      ),
    epoch,
    load: (id, atOrBefore, limit) => at(id, ({ store }) => store.load(id, atOrBefore, limit)),
    eventsAfter: (id, seq, limit) => at(id, ({ store }) => store.eventsAfter(id, seq, limit)),
    listCorrections: (id, page) => at(id, ({ store }) => store.listCorrections(id, page)),
    rewrite: (id, rewriting) => at(id, ({ store }) => store.rewrite(id, rewriting)),
    findKey: (id, identity, key) => at(id, ({ store }) => store.findKey(id, identity, key)),
    getTable: (id) => at(id, ({ store }) => store.getTable(id)),
    listHands: (id, page) => at(id, ({ store }) => store.listHands(id, page)),
    getHand: (id, number) => at(id, ({ store }) => store.getHand(id, number)),
    handsAfter: (id, number, limit) => at(id, ({ store }) => store.handsAfter(id, number, limit)),
    // Whoever asks has the table loaded, so where it lies was looked up.
    place: async (id) => shardOf(await directory.shardOf(id)).store.place(id),

    async heads(ids) {
      const lists = await byShard(ids);
      const heads = new Map<string, number>();
      const look = async ([{ number, store }, list]: readonly [Shard, readonly string[]]) => {
        try {
          const found = await store.heads(list);
          for (const [id, seq] of found) heads.set(id, seq);
          // Moved, perhaps: from now on it is asked for where it lies.
          for (const id of list) if (!found.has(id)) await directory.find(id);
        } catch (error) {
          failed(number, error);
        }
      };
      await Promise.all(lists.map(look));
      return heads;
    },

    beat: (now, since, known) => beats.beat(now, since, known),
    lastBeat: () => home.store.lastBeat(),
    // One clock for all nodes and all databases.
    clock: () => home.store.clock(),

    claimDue: async (...args) => {
      checkOpen();
      return claimDueOf(shards, earliestFirst, args, failed);
    },

    async createTable(table) {
      checkOpen();
      const order = byPreference(table.id, [...byNumber.keys()]);
      let number = await directory.choose(table.id, order[0] ?? DIRECTORY);
      for (;;) {
        const shard = shardOf(number);
        try {
          await copies.ensure(shard, [table.host]);
          return await shard.store.createTable(table);
        } catch (error) {
          // An id that nobody knows yet can as well lie elsewhere.
          const next = order[order.indexOf(number) + 1];
          if (!isCode(error, 'DATABASE_UNREACHABLE') || next === undefined) throw error;
          failed(number, error);
          await directory.change(table.id, number, next);
          number = next;
        }
      }
    },

    async listTables(identity) {
      return newestFirst((await each((store) => store.listTables(identity))).flat());
    },

    allTables: async (limit) =>
      newestFirst((await each((store) => store.allTables(limit))).flat()).slice(0, limit),

    addressOf: (id) => at(id, ({ store }) => store.addressOf(id)),
    // What lies in one that is away is not counted: nobody is kept from making a table by it.
    usageOf: async (payer, since) =>
      (await answersOf(shards, ({ store }) => store.usageOf(payer, since), failed)).reduce(
        usageSum,
      ),
    // By each database for itself: somebody whose tables lie in several may write more in all.
    async spentFor(ids) {
      const lists = await byShard(ids);
      return (await Promise.all(lists.map(([{ store }, list]) => store.spentFor(list)))).flat();
    },
    getQuota: (identity) => home.store.getQuota(identity),
    setQuota: (identity, limits) => home.store.setQuota(identity, limits),
    deleteTable: (id) => at(id, ({ store }) => store.deleteTable(id)),
    async prune(pruning, signal) {
      const pruned = { keys: 0, snapshots: 0, tables: 0 };
      for (const { store } of shards) {
        const one = await store.prune(pruning, signal);
        pruned.keys += one.keys;
        pruned.snapshots += one.snapshots;
        pruned.tables += one.tables;
      }
      return pruned;
    },

    findSession: (tokenHash) => home.store.findSession(tokenHash),
    useSession: (tokenHash, now) => home.store.useSession(tokenHash, now),
    listSessions: (identity) => home.store.listSessions(identity),
    knownSessions: (tokenHashes) => home.store.knownSessions(tokenHashes),
    endSession: (tokenHash) => home.store.endSession(tokenHash),
    endSessions: (identity, but) => home.store.endSessions(identity, but),
    pruneSessions: (...before) => home.store.pruneSessions(...before),
    addBan: (ban) => home.store.addBan(ban),
    removeBan: (kind, who) => home.store.removeBan(kind, who),
    listBans: () => home.store.listBans(),
    savePush: (push) => home.store.savePush(push),
    listPushes: (id, identity) => home.store.listPushes(id, identity),
    endPush: (tokenHash, id) => home.store.endPush(tokenHash, id),
    dropPush: (endpoint) => home.store.dropPush(endpoint),
    prunePushes: (before) => home.store.prunePushes(before),
    addShare: (share, most) => home.store.addShare(share, most),
    saveShare: (...share) => home.store.saveShare(...share),
    endShare: (id, keyHash) => home.store.endShare(id, keyHash),
    getShare: (id) => home.store.getShare(id),
    shareSeqs: (ids) => home.store.shareSeqs(ids),
    pruneShares: (before) => home.store.pruneShares(before),
    appendAudit: (body) => home.store.appendAudit(body),
    listAudit: (after, limit) => home.store.listAudit(after, limit),
    lastAudit: () => home.store.lastAudit(),
    allPlayers: (limit) => playersOf(home, shards, limit, failed),
    ...clubsOf(home.store),
    presence: home.store.presence,

    createIdentity: (identity) => home.store.createIdentity(identity),
    getIdentity: (id) => home.store.getIdentity(id),
    addToken: (...args) => home.store.addToken(...args),
    createLink: (link) => home.store.createLink(link),
    takeLink: (tokenHash, now) => home.store.takeLink(tokenHash, now),
    async forgetIdentity(id) {
      await each((store) => store.forgetIdentity(id));
    },
    secret: (name) => home.store.secret(name),
    renameIdentity: (id, name) => home.store.renameIdentity(id, name),

    watch(listener, missed) {
      const ends = shards.map(({ store }) => store.watch(listener, missed));
      return () => {
        for (const end of ends) end();
      };
    },

    // One shard less must not take the tables of all others off the net.
    ready: () => home.store.ready(),

    close() {
      closing ??= (async () => {
        if (underWay > 0) {
          await new Promise<void>((resolve) => {
            idle = resolve;
          });
        }
        await Promise.all([moves, each((store) => store.close())]);
        await Promise.all(shards.map(({ pool }) => pool.end()));
      })();
      return closing;
    },
  };
}

interface Attempt<T> {
  /** Nothing was found, or no such table. */
  readonly isMissing: boolean;
  readonly isAnswer: boolean;
  get(): T;
}

async function attempt<T>(
  shard: Shard,
  work: (shard: Shard) => Promise<T>,
  lost: (shard: number) => void,
): Promise<Attempt<T>> {
  try {
    const answer = await work(shard);
    return {
      isMissing: isNothing(answer),
      isAnswer: answer !== null && answer !== false,
      get: () => answer,
    };
  } catch (error) {
    if (isCode(error, 'DATABASE_UNREACHABLE', 'OUTCOME_UNKNOWN')) lost(shard.number);
    const get = (): never => {
      throw error;
    };
    return { isMissing: isCode(error, 'UNKNOWN_TABLE'), isAnswer: false, get };
  }
}
