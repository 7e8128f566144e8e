/**
 * The default store: one file. Reads are answered at once by this thread; what arrived while a
 * transaction was being written shares the next one.
 */

import { existsSync, statSync } from 'node:fs';
import { stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { StoreError } from '../contract/errors.js';
import type {
  EventRecord,
  HandRecord,
  HandSummaryRecord,
  Identity,
  KeyRecord,
  Snapshot,
  Store,
  TableRecord,
} from '../contract/store.js';
import { HOUR_MS, type Spent, type Usage } from '../contract/usage.js';
import { Watchers } from '../fanout/watchers.js';
import { checkAppend, checkId, checkTexts, checkTime } from '../writing/checks.js';
import { GroupCommit } from '../writing/group-commit.js';
import { Health } from '../writing/health.js';
import { deleteWhole, type Pruner, pruneAll } from '../writing/prune.js';
import { keptSecret, type Secret } from '../writing/secrets.js';
import { checkFile, openDatabase, sqliteError } from './database.js';
import { SQLITE_FILE, type Warn } from './files.js';
import { sqliteGuard } from './guard.js';
import * as sql from './sql.js';
import { statements } from './statements.js';
import { type SqliteWriter, WriterThread, writeHere } from './writer.js';

const thisHour = (): number => Math.floor(Date.now() / HOUR_MS);

/** SQLite reads a negative limit as none. */
const NO_LIMIT = -1;

/** Beside the built server. Node reads no TypeScript: run from source, this thread writes. */
const SCRIPT = new URL('./sqlite-writer.js', import.meta.url);

/** With less room than this a table may be unable to finish its hand. */
const ROOM_BYTES = 16 * 2 ** 20;

/** `script`: of a thread that writes; null: this one does. */
export async function openSqliteStore(
  folder: string,
  script: URL | null = existsSync(SCRIPT) ? SCRIPT : null,
  warn: Warn = () => {},
): Promise<Store> {
  const file = join(folder, SQLITE_FILE);
  const db = openDatabase(folder, warn);
  try {
    checkFile(db, folder);
  } catch (error) {
    db.close();
    throw error;
  }
  const { ino } = statSync(file);
  const prepared = statements(db);
  const { all, first } = prepared;
  const watchers = new Watchers<[tableId: string, seq: number]>();
  const writer = script === null ? writeHere(db, folder) : new WriterThread(folder, script);
  const health = new Health();
  const appends = new GroupCommit((batch) => call('append', batch));
  let closing: Promise<void> | null = null;

  function checkOpen(): void {
    if (closing !== null) throw new StoreError('STORE_CLOSED', 'the store is closed');
  }

  async function read<T>(work: () => T): Promise<T> {
    checkOpen();
    try {
      return work();
    } catch (error) {
      throw ill(sqliteError(error, file));
    }
  }

  function ill(error: unknown): unknown {
    if (error instanceof StoreError) health.failed(error);
    return error;
  }

  const call: SqliteWriter['call'] = async (name, ...args) => {
    try {
      const value = await writer.call(name, ...args);
      if (name === 'append') health.wrote();
      return value;
    } catch (error) {
      throw ill(error);
    }
  };

  /** The file is still where it was, and there is room for it to grow. */
  async function checkDisk(): Promise<void> {
    const now = await stat(file).catch(() => null);
    if (now?.ino !== ino) {
      throw new StoreError('DATABASE_DAMAGED', `${file} was removed or replaced`);
    }
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize < ROOM_BYTES) {
      throw new StoreError('STORE_FAILED', `the disk of ${folder} is full`);
    }
  }

  /** Every write but the append, which still runs while closing. */
  const write: SqliteWriter['call'] = async (name, ...args) => {
    checkOpen();
    return call(name, ...args);
  };

  const bodies = (tableId: string, seq: number, limit: number): string[] =>
    all<{ body: string }>(sql.EVENTS_AFTER, tableId, seq, limit).map(({ body }) => body);

  const append: Store['append'] = async (tableId, expectedSeq, events, effects = {}) => {
    const one = { tableId, expectedSeq, events, effects };
    checkAppend(one);
    const result = await appends.append(one);
    if ('seq' in result && events.length > 0) watchers.tell(tableId, result.seq);
    return result;
  };

  const pruner: Pruner = {
    tablesAfter: (id, limit) => ids(sql.TABLES_AFTER, id, limit),
    closedTables: (before, limit) => ids(sql.CLOSED_TABLES, before, limit),
    pruneKeys: (id, before, limit) => write('pruneKeys', id, before, limit),
    pruneSnapshots: (id, before) => write('pruneSnapshots', id, before),
    async hideTable(id) {
      const isThere = await write('hideTable', id);
      if (isThere) watchers.tell(id, 0);
      return isThere;
    },
    deletePart: (id, limit) => write('deletePart', id, limit),
  };

  const ids = (text: string, ...binds: readonly (string | number)[]): Promise<string[]> =>
    read(() => all<{ id: string }>(text, ...binds).map(({ id }) => id));

  return {
    ...sqliteGuard(prepared, read, write),
    append,

    // One process, which asks for one thing after the other: it is alone already.
    alone: (_tableId, work) => work(append),

    // One file, held open.
    epoch: () => 0,

    load: (tableId, atOrBefore = Number.MAX_SAFE_INTEGER, limit = NO_LIMIT) =>
      read(() => {
        if (first<TableRecord>(sql.GET_TABLE, tableId) === null) return null;
        const snapshot = first<Snapshot>(sql.NEWEST_SNAPSHOT, tableId, atOrBefore);
        const from = snapshot?.seq ?? 0;
        const events = bodies(tableId, from, limit);
        return { snapshot, events, seq: from + events.length };
      }),

    eventsAfter: (tableId, seq, limit) => read(() => bodies(tableId, seq, limit)),

    listCorrections: (tableId, { limit, before = Number.MAX_SAFE_INTEGER }) =>
      read(() => all<EventRecord>(sql.LIST_CORRECTIONS, tableId, before, limit)),
    heads: (tableIds) =>
      read(() => {
        const rows = all<{ id: string; seq: number }>(sql.HEADS, JSON.stringify(tableIds));
        return new Map(rows.map(({ id, seq }) => [id, seq]));
      }),

    findKey: (tableId, identity, key) =>
      read(() => first<KeyRecord>(sql.FIND_KEY, tableId, identity, key)),

    claimDue: (now, limit, leaseMs, owner) => write('claimDue', now, limit, leaseMs, owner),

    beat: (now, since, known) => write('beat', now, since, known),
    lastBeat: () =>
      read(() => {
        const last = first<{ at: number }>(sql.LAST_BEAT);
        return last && { at: last.at, lag: 0 };
      }),
    clock: async () => null,

    async createTable(table) {
      checkId(table.id);
      checkTime(table.createdAt);
      checkTexts([table.host, table.info, table.address ?? '']);
      return write('createTable', table);
    },

    getTable: (tableId) => read(() => first<TableRecord>(sql.GET_TABLE, tableId)),
    listTables: (identity) => read(() => all<TableRecord>(sql.LIST_TABLES, identity)),

    addressOf: (tableId) =>
      read(() => first<{ address: string | null }>(sql.ADDRESS_OF, tableId)?.address ?? null),
    usageOf: (payer, since) =>
      read(() => {
        const [text, who] =
          'host' in payer
            ? ([sql.USAGE_OF_HOST, payer.host] as const)
            : ([sql.USAGE_OF_ADDRESS, payer.address] as const);
        const usage = first<Usage>(text, who, since, thisHour());
        if (usage === null) throw new StoreError('STORE_FAILED', 'no sum');
        return usage;
      }),
    spentFor: (tableIds) =>
      read(() => all<Spent>(sql.SPENT_FOR, JSON.stringify(tableIds), thisHour())),
    getQuota: (identity) =>
      read(() => first<{ limits: string }>(sql.GET_QUOTA, identity)?.limits ?? null),
    async setQuota(identity, limits) {
      checkTexts([limits ?? '']);
      return write('setQuota', identity, limits);
    },
    deleteTable: (tableId) => deleteWhole(pruner, tableId),
    async rewrite(tableId, rewriting) {
      const isThere = await write('rewrite', tableId, rewriting);
      if (isThere) watchers.tell(tableId, 0);
      return isThere;
    },
    prune: (pruning, signal) => pruneAll(pruner, pruning, signal),

    async createIdentity(identity) {
      checkId(identity.id);
      checkTime(identity.createdAt);
      checkTexts([identity.name, identity.tokenHash, identity.label ?? '']);
      return write('createIdentity', identity);
    },

    getIdentity: (id) => read(() => first<Identity>(sql.GET_IDENTITY, id)),

    async addToken(identity, tokenHash, session) {
      checkTime(session.createdAt);
      checkTexts([tokenHash, session.label]);
      return write('addToken', identity, tokenHash, session);
    },

    async createLink(link) {
      checkTime(link.createdAt);
      checkTime(link.expiresAt);
      checkTexts([link.tokenHash, link.tableId ?? '']);
      return write('createLink', link);
    },

    takeLink: (tokenHash, now) => write('takeLink', tokenHash, now),

    forgetIdentity: (id) => write('forgetIdentity', id),

    async renameIdentity(id, name) {
      checkTexts([name]);
      return write('renameIdentity', id, name);
    },

    secret: (name) =>
      keptSecret(
        () => read(() => first<Secret>(sql.GET_SECRET, name)),
        (value) => write('addSecret', name, value),
      ),

    listHands: (tableId, { limit, before = Number.MAX_SAFE_INTEGER }) =>
      read(() => all<HandSummaryRecord>(sql.LIST_HANDS, tableId, before, limit)),
    getHand: (tableId, number) => read(() => first<HandRecord>(sql.GET_HAND, tableId, number)),
    handsAfter: (tableId, number, limit) =>
      read(() => all<HandRecord>(sql.HANDS_AFTER, tableId, number, limit)),
    place: async () => ({ folder }),

    watch: (listener, missed) => watchers.add(listener, missed),
    presence: null,

    async ready() {
      await read(() => {
        writer.check();
        first(sql.GET_TABLE, '');
      });
      await checkDisk();
      await health.check(() => write('probe'));
    },

    close() {
      closing ??= appends.close().then(async () => {
        watchers.clear();
        await writer.close();
        db.close();
      });
      return closing;
    },
  };
}
