/** The store for many machines: every node appends, watches and claims on one PostgreSQL. */

import type { QueryResult, QueryResultRow } from 'pg';
import { newProblem } from '../../problems.js';
import { StoreError, unknownTable } from '../contract/errors.js';
import type {
  AppendListener,
  DueTable,
  EventRecord,
  HandRecord,
  HandSummaryRecord,
  Identity,
  KeyRecord,
  LastBeat,
  Link,
  Pulse,
  Snapshot,
  Store,
  TableRecord,
} from '../contract/store.js';
import type { Spent, Usage } from '../contract/usage.js';
import { Watchers } from '../fanout/watchers.js';
import { KEPT_OUTAGES, MOST_GAP_MS, RENEW_MS } from '../writing/beats.js';
import { earliestFirst } from '../writing/by-deadline.js';
import { checkAppend, checkId, checkTexts, checkTime } from '../writing/checks.js';
import { GroupCommit } from '../writing/group-commit.js';
import { Health } from '../writing/health.js';
import { deleteWhole, type Pruner, pruneAll } from '../writing/prune.js';
import { keptSecret, type Secret } from '../writing/secrets.js';
import { postgresClubs } from './clubs.js';
import { isDisconnect, openPool, postgresError } from './connection.js';
import { postgresGuard } from './guard.js';
import { CHANNEL, Listener } from './listener.js';
import { migrate } from './migrate.js';
import { postgresPresence } from './presence.js';
import { Servers } from './servers.js';
import { postgresShares } from './shares.js';
import { POSTGRES_SQL } from './sql.js';
import { asWriteError, writeAlone, writeBatch } from './write.js';

type Bind = string | number | null;
type MaybePulse = Omit<Pulse, 'at'> & { readonly at: number | null };
type MaybeSnapshot = { readonly [Field in keyof Snapshot]: Snapshot[Field] | null };

const NO_LIMIT = null;
const MAX_SEQ = 2 ** 31 - 1;
const known = (seq: number): number => Math.min(seq, MAX_SEQ);

export interface PostgresOptions {
  /** Do appends notify who listens? Not where another fan-out tells of them. */
  readonly notifies?: boolean;
}

/**
 * A store in a PostgreSQL that any number of servers may share. Brings its schema up to date.
 *
 * @example
 * import { openPostgresStore } from '@sidepot/server/store';
 *
 * const store = await openPostgresStore('postgres://127.0.0.1/sidepot');
 * await store.close();
 */
export async function openPostgresStore(
  url: string,
  { notifies = true }: PostgresOptions = {},
): Promise<Store> {
  const servers = new Servers();
  const pool = openPool(url, servers);
  const watchers = new Watchers<Parameters<AppendListener>>();
  const hearers = new Watchers<[text: string]>();
  const listener = new Listener(url, watchers, hearers, servers);
  const channel = notifies ? CHANNEL : null;
  const health = new Health();
  const appends = new GroupCommit((batch) =>
    judged(() => writeBatch(pool, servers, batch, channel)),
  );
  let closing: Promise<void> | null = null;
  let holding: Promise<unknown> = Promise.resolve();

  try {
    await migrate(pool);
    await listener.start();
  } catch (error) {
    await pool.end();
    throw postgresError(error);
  }

  function checkOpen(): void {
    if (closing !== null) throw new StoreError('STORE_CLOSED', newProblem('storeClosed'));
  }

  /** Remembers whether the database took it. */
  async function judged<T>(write: () => Promise<T>): Promise<T> {
    try {
      const value = await write();
      health.wrote();
      return value;
    } catch (error) {
      if (error instanceof StoreError) health.failed(error);
      throw error;
    }
  }

  /** `asError`: what it means that the connection broke on the way. */
  async function query<Row extends QueryResultRow>(
    text: string,
    values: readonly Bind[],
    asError: (error: unknown) => StoreError,
  ): Promise<QueryResult<Row>> {
    checkOpen();
    const client = await pool.connect();
    try {
      const result = await client.query<Row>({ name: nameOf(text), text, values: [...values] });
      client.release();
      return result;
    } catch (error) {
      client.release(isDisconnect(error));
      const failed = asError(error);
      health.failed(failed);
      throw failed;
    }
  }

  /** For statements that write: if the connection broke, nobody knows whether it was done. */
  const run = <Row extends QueryResultRow>(
    text: string,
    ...values: readonly Bind[]
  ): Promise<QueryResult<Row>> => query<Row>(text, values, asWriteError);

  /** For statements that only read: tried again if it met a connection that had just died. */
  async function all<Row extends QueryResultRow>(
    text: string,
    ...values: readonly Bind[]
  ): Promise<Row[]> {
    try {
      return (await query<Row>(text, values, postgresError)).rows;
    } catch (error) {
      if (closing !== null || !isLost(error)) throw error;
      return (await query<Row>(text, values, postgresError)).rows;
    }
  }

  const first = async <Row extends QueryResultRow>(
    text: string,
    ...values: readonly Bind[]
  ): Promise<Row | null> => (await all<Row>(text, ...values))[0] ?? null;

  const bodies = async (tableId: string, seq: number, limit: number | null): Promise<string[]> => {
    // Its numbers end there, and it takes no larger one in a question either.
    if (seq >= MAX_SEQ) return [];
    const rows = await all<{ body: string }>(POSTGRES_SQL.eventsAfter, tableId, seq, limit);
    return rows.map(({ body }) => body);
  };

  const ids = async (text: string, ...values: readonly Bind[]): Promise<string[]> =>
    (await all<{ id: string }>(text, ...values)).map(({ id }) => id);
  const changed = async (text: string, ...values: readonly Bind[]): Promise<number> =>
    (await run(text, ...values)).rowCount ?? 0;

  const pruner: Pruner = {
    tablesAfter: (id, limit) => ids(POSTGRES_SQL.tablesAfter, id, limit),
    closedTables: (before, limit) => ids(POSTGRES_SQL.closedTables, before, limit),
    pruneKeys: (id, before, limit) => changed(POSTGRES_SQL.pruneKeys, id, before, limit),
    pruneSnapshots: (id, before) => changed(POSTGRES_SQL.pruneSnapshots, id, before),
    hideTable: async (id) => (await changed(POSTGRES_SQL.hideTable, id, CHANNEL)) === 1,
    async deletePart(id, limit) {
      const { rows } = await run<{ gone: number }>(POSTGRES_SQL.deletePart, id, limit);
      const gone = rows[0]?.gone ?? 0;
      if (gone === 0) await run(POSTGRES_SQL.deleteTable, id);
      return gone;
    },
  };

  return {
    ...postgresGuard({ run, all, first }),
    ...postgresShares({ run, all, first }),
    ...postgresClubs({ run, all, first }),

    async append(tableId, expectedSeq, events, effects = {}) {
      const append = { tableId, expectedSeq, events, effects };
      checkAppend(append);
      return appends.append(append);
    },

    // One at a time: it holds a connection while it reads over another one.
    alone(tableId, work) {
      const result = holding.then(() => {
        checkOpen();
        return writeAlone(pool, servers, tableId, channel, (write) =>
          work(async (id, expectedSeq, events, effects = {}) => {
            const append = { tableId: id, expectedSeq, events, effects };
            checkAppend(append);
            const outcome = await judged(() => write(append));
            if ('unknown' in outcome) throw unknownTable(id);
            return outcome;
          }),
        );
      });
      holding = result.catch(() => {});
      return result;
    },

    epoch: () => servers.epoch,

    // Two reads need no transaction: events after a snapshot only grow.
    async load(tableId, atOrBefore = MAX_SEQ, limit) {
      const row = await first<MaybeSnapshot>(
        POSTGRES_SQL.newestSnapshot,
        tableId,
        known(atOrBefore),
      );
      if (row === null) return null;
      const { seq, state } = row;
      const snapshot = seq === null || state === null ? null : { seq, state };
      const events = await bodies(tableId, seq ?? 0, limit ?? NO_LIMIT);
      return { snapshot, events, seq: (seq ?? 0) + events.length };
    },

    eventsAfter: bodies,
    listCorrections: (tableId, { limit, before = MAX_SEQ }) =>
      all<EventRecord>(POSTGRES_SQL.listCorrections, tableId, before, limit),
    async heads(tableIds) {
      const rows = await all<{ id: string; seq: number }>(
        POSTGRES_SQL.heads,
        JSON.stringify(tableIds),
      );
      return new Map(rows.map(({ id, seq }) => [id, seq]));
    },

    findKey: (tableId, identity, key) =>
      first<KeyRecord>(POSTGRES_SQL.findKey, tableId, identity, key),

    async claimDue(now, limit, leaseMs, owner) {
      const { rows } = await run<DueTable>(POSTGRES_SQL.claimDue, now, leaseMs, owner, limit);
      return rows.sort(earliestFirst);
    },

    async beat(now, since, known) {
      const pulse = async (): Promise<MaybePulse | null> =>
        first<MaybePulse>(POSTGRES_SQL.pulse, known);
      let read = await pulse();
      const last = read?.at ?? null;
      const isMissed = last === null || since - last > MOST_GAP_MS;
      if (isMissed || (read?.isTicking && now - last >= RENEW_MS)) {
        await run(POSTGRES_SQL.beat, now, since, MOST_GAP_MS, KEPT_OUTAGES);
        if (isMissed) read = await pulse();
      }
      const { at, isTicking = false, outages = [] } = read ?? {};
      return { at: Math.max(now, at ?? now), isTicking, outages };
    },

    lastBeat: () => first<LastBeat & QueryResultRow>(POSTGRES_SQL.lastBeat),
    clock: async () => (await first<{ now: number }>(POSTGRES_SQL.clock))?.now ?? null,

    async createTable({ id, host, createdAt, info, address = null }) {
      checkId(id);
      checkTime(createdAt);
      checkTexts([host, info, address ?? '']);
      const made = await run(POSTGRES_SQL.createTable, id, host, createdAt, info, address);
      return made.rowCount === 1;
    },

    getTable: (tableId) => first<TableRecord>(POSTGRES_SQL.getTable, tableId),
    listTables: (identity) => all<TableRecord>(POSTGRES_SQL.listTables, identity),

    async addressOf(tableId) {
      const row = await first<{ address: string | null }>(POSTGRES_SQL.addressOf, tableId);
      return row?.address ?? null;
    },
    async usageOf(payer, since) {
      const row =
        'host' in payer
          ? await first<Usage & QueryResultRow>(POSTGRES_SQL.usageOfHost, payer.host, since)
          : await first<Usage & QueryResultRow>(POSTGRES_SQL.usageOfAddress, payer.address, since);
      if (row === null) throw new StoreError('STORE_FAILED', 'no sum');
      return row;
    },
    spentFor: (tableIds) =>
      all<Spent & QueryResultRow>(POSTGRES_SQL.spentFor, JSON.stringify(tableIds)),
    async getQuota(identity) {
      return (await first<{ limits: string }>(POSTGRES_SQL.getQuota, identity))?.limits ?? null;
    },
    async setQuota(identity, limits) {
      if (limits === null) await run(POSTGRES_SQL.forgetQuota, identity);
      else await run(POSTGRES_SQL.setQuota, identity, limits);
    },
    deleteTable: (tableId) => deleteWhole(pruner, tableId),
    async rewrite(tableId, { events, hands }) {
      const texts = [JSON.stringify(events), JSON.stringify(hands)];
      return (await changed(POSTGRES_SQL.rewrite, tableId, ...texts, CHANNEL)) === 1;
    },
    prune: (pruning, signal) => pruneAll(pruner, pruning, signal),

    async createIdentity({ id, name, createdAt, tokenHash, label = '' }) {
      checkId(id);
      checkTime(createdAt);
      checkTexts([name, tokenHash, label]);
      await run(POSTGRES_SQL.createIdentity, id, name, createdAt, tokenHash, label);
    },

    getIdentity: (id) => first<Identity>(POSTGRES_SQL.getIdentity, id),

    async addToken(identity, tokenHash, { createdAt, label }) {
      checkTime(createdAt);
      checkTexts([tokenHash, label]);
      await run(POSTGRES_SQL.insertToken, identity, tokenHash, createdAt, label);
    },

    async createLink({ tokenHash, identity, tableId, createdAt, expiresAt }) {
      checkTime(createdAt);
      checkTime(expiresAt);
      checkTexts([tokenHash, tableId ?? '']);
      await run(POSTGRES_SQL.createLink, tokenHash, identity, tableId, createdAt, expiresAt);
    },

    async takeLink(tokenHash, now) {
      return (
        (await run<Link & QueryResultRow>(POSTGRES_SQL.takeLink, tokenHash, now)).rows[0] ?? null
      );
    },

    async forgetIdentity(id) {
      await run(POSTGRES_SQL.forgetIdentity, id);
    },

    async renameIdentity(id, name) {
      checkTexts([name]);
      return (await run(POSTGRES_SQL.rename, id, name)).rowCount === 1;
    },

    secret: (name) =>
      keptSecret(
        () => first<Secret & QueryResultRow>(POSTGRES_SQL.getSecret, name),
        (value) => run(POSTGRES_SQL.insertSecret, name, value),
      ),

    listHands: (tableId, { limit, before = MAX_SEQ }) =>
      all<HandSummaryRecord>(POSTGRES_SQL.listHands, tableId, known(before), limit),
    getHand: async (tableId, number) =>
      number > MAX_SEQ ? null : first<HandRecord>(POSTGRES_SQL.getHand, tableId, number),
    handsAfter: (tableId, number, limit) =>
      all<HandRecord>(POSTGRES_SQL.handsAfter, tableId, number, limit),
    place: async () => ({ databaseUrl: url }),

    watch: (listener, missed) => watchers.add(listener, missed),
    presence: postgresPresence(run, hearers),

    async ready() {
      await first(POSTGRES_SQL.getTable, '');
      const mode = await first<{ isReadOnly: boolean }>(POSTGRES_SQL.isReadOnly);
      if (mode?.isReadOnly !== false) {
        throw new StoreError('DATABASE_UNREACHABLE', newProblem('standby'));
      }
      await health.check(async () => void (await run(POSTGRES_SQL.probe)));
      await listener.check();
    },

    close() {
      closing ??= (async () => {
        await Promise.all([appends.close(), holding]);
        watchers.clear();
        hearers.clear();
        await listener.close();
        await pool.end();
      })();
      return closing;
    },
  };
}

/** A statement is prepared once per connection, under a name. */
const names = new Map<string, string>();

function nameOf(text: string): string {
  const name = names.get(text) ?? `sidepot_${names.size}`;
  names.set(text, name);
  return name;
}

const isLost = (error: unknown): boolean =>
  error instanceof StoreError && error.code === 'DATABASE_UNREACHABLE';
