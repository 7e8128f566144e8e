/** The store for many machines: every node appends, watches and claims on one PostgreSQL. */

import type { QueryResult, QueryResultRow } from 'pg';
import { checkAppend, checkId, checkTexts, checkTime } from '../checks.js';
import { earliestFirst } from '../due-order.js';
import { StoreError, unknownTable } from '../errors.js';
import { GroupCommit } from '../group-commit.js';
import type {
  DueTable,
  HandRecord,
  HandSummary,
  Identity,
  KeyRecord,
  Link,
  Snapshot,
  Store,
  TableRecord,
} from '../store.js';
import type { Spent, Usage } from '../usage.js';
import { Watchers } from '../watchers.js';
import { asStoreError, openPool } from './connection.js';
import { Listener } from './listener.js';
import { migrate } from './migrate.js';
import { postgresPresence } from './presence.js';
import * as sql from './sql.js';
import { writeAlone, writeBatch } from './write.js';

type Bind = string | number | null;
type MaybeSnapshot = { readonly [Field in keyof Snapshot]: Snapshot[Field] | null };

const NO_LIMIT = null;
const MAX_SEQ = 2 ** 31 - 1;

export async function openPostgresStore(url: string): Promise<Store> {
  const pool = openPool(url);
  const watchers = new Watchers<[tableId: string, seq: number]>();
  const hearers = new Watchers<[text: string]>();
  const listener = new Listener(url, watchers, hearers);
  const appends = new GroupCommit((batch) => writeBatch(pool, batch));
  let closing: Promise<void> | null = null;
  let holding: Promise<unknown> = Promise.resolve();

  try {
    await migrate(pool);
    await listener.start();
  } catch (error) {
    await pool.end();
    throw asStoreError(error);
  }

  function checkOpen(): void {
    if (closing !== null) throw new StoreError('STORE_CLOSED', 'the store is closed');
  }

  async function run<Row extends QueryResultRow>(
    text: string,
    ...values: readonly Bind[]
  ): Promise<QueryResult<Row>> {
    checkOpen();
    try {
      return await pool.query<Row>({ name: nameOf(text), text, values: [...values] });
    } catch (error) {
      throw asStoreError(error);
    }
  }

  /** For statements that only read: tried again if it met a connection that had just died. */
  async function all<Row extends QueryResultRow>(
    text: string,
    ...values: readonly Bind[]
  ): Promise<Row[]> {
    try {
      return (await run<Row>(text, ...values)).rows;
    } catch (error) {
      if (closing !== null || !isLost(error)) throw error;
      return (await run<Row>(text, ...values)).rows;
    }
  }

  const first = async <Row extends QueryResultRow>(
    text: string,
    ...values: readonly Bind[]
  ): Promise<Row | null> => (await all<Row>(text, ...values))[0] ?? null;

  const bodies = async (tableId: string, seq: number, limit: number | null): Promise<string[]> =>
    (await all<{ body: string }>(sql.EVENTS_AFTER, tableId, seq, limit)).map(({ body }) => body);

  return {
    async append(tableId, expectedSeq, events, effects = {}) {
      const append = { tableId, expectedSeq, events, effects };
      checkAppend(append);
      return appends.append(append);
    },

    // One at a time: it holds a connection while it reads over another one.
    alone(tableId, work) {
      const result = holding.then(() => {
        checkOpen();
        return writeAlone(pool, tableId, (write) =>
          work(async (id, expectedSeq, events, effects = {}) => {
            const append = { tableId: id, expectedSeq, events, effects };
            checkAppend(append);
            const outcome = await write(append);
            if ('unknown' in outcome) throw unknownTable(id);
            return outcome;
          }),
        );
      });
      holding = result.catch(() => {});
      return result;
    },

    // Two reads need no transaction: events after a snapshot only grow.
    async load(tableId, atOrBefore = MAX_SEQ) {
      const row = await first<MaybeSnapshot>(sql.NEWEST_SNAPSHOT, tableId, atOrBefore);
      if (row === null) return null;
      const { seq, state } = row;
      const snapshot = seq === null || state === null ? null : { seq, state };
      const events = await bodies(tableId, seq ?? 0, NO_LIMIT);
      return { snapshot, events, seq: (seq ?? 0) + events.length };
    },

    eventsAfter: bodies,
    findKey: (tableId, identity, key) => first<KeyRecord>(sql.FIND_KEY, tableId, identity, key),

    async claimDue(now, limit, leaseMs, owner) {
      const { rows } = await run<DueTable>(sql.CLAIM_DUE, now, leaseMs, owner, limit);
      return rows.sort(earliestFirst);
    },

    async createTable({ id, host, createdAt, info, address = null }) {
      checkId(id);
      checkTime(createdAt);
      checkTexts([host, info, address ?? '']);
      const made = await run(sql.CREATE_TABLE, id, host, createdAt, info, address);
      return made.rowCount === 1;
    },

    getTable: (tableId) => first<TableRecord>(sql.GET_TABLE, tableId),
    listTables: (identity) => all<TableRecord>(sql.LIST_TABLES, identity),

    async usageOf(payer, since) {
      const row =
        'host' in payer
          ? await first<Usage & QueryResultRow>(sql.USAGE_OF_HOST, payer.host, since)
          : await first<Usage & QueryResultRow>(sql.USAGE_OF_ADDRESS, payer.address, since);
      if (row === null) throw new StoreError('STORE_FAILED', 'no sum');
      return row;
    },
    spentFor: (tableIds) => all<Spent & QueryResultRow>(sql.SPENT_FOR, JSON.stringify(tableIds)),
    async getQuota(identity) {
      return (await first<{ limits: string }>(sql.GET_QUOTA, identity))?.limits ?? null;
    },
    async setQuota(identity, limits) {
      if (limits === null) await run(sql.FORGET_QUOTA, identity);
      else await run(sql.SET_QUOTA, identity, limits);
    },

    async createIdentity({ id, name, createdAt, tokenHash }) {
      checkId(id);
      checkTime(createdAt);
      checkTexts([name, tokenHash]);
      await run(sql.CREATE_IDENTITY, id, name, createdAt, tokenHash);
    },

    getIdentity: (id) => first<Identity>(sql.GET_IDENTITY, id),
    findIdentity: (tokenHash) => first<Identity>(sql.FIND_IDENTITY, tokenHash),

    async addToken(identity, tokenHash) {
      checkTexts([tokenHash]);
      await run(sql.INSERT_TOKEN, identity, tokenHash);
    },

    async createLink({ tokenHash, identity, tableId, createdAt, expiresAt }) {
      checkTime(createdAt);
      checkTime(expiresAt);
      checkTexts([tokenHash, tableId ?? '']);
      await run(sql.CREATE_LINK, tokenHash, identity, tableId, createdAt, expiresAt);
    },

    async takeLink(tokenHash, now) {
      return (await run<Link & QueryResultRow>(sql.TAKE_LINK, tokenHash, now)).rows[0] ?? null;
    },

    async renameIdentity(id, name) {
      checkTexts([name]);
      return (await run(sql.RENAME, id, name)).rowCount === 1;
    },

    listHands: (tableId, { limit, before = MAX_SEQ }) =>
      all<HandSummary>(sql.LIST_HANDS, tableId, before, limit),
    getHand: (tableId, number) => first<HandRecord>(sql.GET_HAND, tableId, number),

    watch: (listener, missed) => watchers.add(listener, missed),
    presence: postgresPresence(run, hearers),

    async ready() {
      await first(sql.GET_TABLE, '');
      await listener.check();
    },

    close() {
      closing ??= (async () => {
        await Promise.all([appends.close(), holding]);
        watchers.clear();
        hearers.clear();
        await listener.stop();
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
