/**
 * The default store: one file. Reads are answered at once by this thread; what arrived while a
 * transaction was being written shares the next one.
 */

import { existsSync, statSync } from 'node:fs';
import { stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { newProblem } from '../../problems.js';
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
import { sqliteClubs } from './clubs.js';
import { checkFile, openDatabase, sqliteError } from './database.js';
import { SQLITE_FILE, type Warn } from './files.js';
import { sqliteGuard } from './guard.js';
import { sqliteShares } from './shares.js';
import { SQLITE_SQL } from './sql.js';
import { statements } from './statements.js';
import { type SqliteWriter, WriterThread, writeHere } from './writer.js';

const thisHour = (): number => Math.floor(Date.now() / HOUR_MS);

/** SQLite reads a negative limit as none. */
const NO_LIMIT = -1;

/** Beside the built server. Node reads no TypeScript: run from source, this thread writes. */
const SCRIPT = new URL('./sqlite-writer.js', import.meta.url);

/** With less room than this a table may be unable to finish its hand. */
const ROOM_BYTES = 16 * 2 ** 20;

/**
 * A store in a folder: one SQLite file. `script`: of a thread that writes; null: this one does.
 *
 * @example
 * import { openSqliteStore } from '@sidepot/server/store';
 *
 * const store = await openSqliteStore('data');
 * await store.close();
 */
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
    if (closing !== null) throw new StoreError('STORE_CLOSED', newProblem('storeClosed'));
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
      throw new StoreError('DATABASE_DAMAGED', newProblem('fileGone', { file }));
    }
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize < ROOM_BYTES) {
      throw new StoreError('STORE_FAILED', newProblem('diskFull', { folder }));
    }
  }

  /** Every write but the append, which still runs while closing. */
  const write: SqliteWriter['call'] = async (name, ...args) => {
    checkOpen();
    return call(name, ...args);
  };

  const bodies = (tableId: string, seq: number, limit: number): string[] =>
    all<{ body: string }>(SQLITE_SQL.eventsAfter, tableId, seq, limit).map(({ body }) => body);

  const append: Store['append'] = async (tableId, expectedSeq, events, effects = {}) => {
    const one = { tableId, expectedSeq, events, effects };
    checkAppend(one);
    const result = await appends.append(one);
    if ('seq' in result && events.length > 0) watchers.tell(tableId, result.seq);
    return result;
  };

  const pruner: Pruner = {
    tablesAfter: (id, limit) => ids(SQLITE_SQL.tablesAfter, id, limit),
    closedTables: (before, limit) => ids(SQLITE_SQL.closedTables, before, limit),
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
    ...sqliteShares(prepared, read, write),
    ...sqliteClubs(prepared, read, write),
    append,

    // One process, which asks for one thing after the other: it is alone already.
    alone: (_tableId, work) => work(append),

    // One file, held open.
    epoch: () => 0,

    load: (tableId, atOrBefore = Number.MAX_SAFE_INTEGER, limit = NO_LIMIT) =>
      read(() => {
        if (first<TableRecord>(SQLITE_SQL.getTable, tableId) === null) return null;
        const snapshot = first<Snapshot>(SQLITE_SQL.newestSnapshot, tableId, atOrBefore);
        const from = snapshot?.seq ?? 0;
        const events = bodies(tableId, from, limit);
        return { snapshot, events, seq: from + events.length };
      }),

    eventsAfter: (tableId, seq, limit) => read(() => bodies(tableId, seq, limit)),

    listCorrections: (tableId, { limit, before = Number.MAX_SAFE_INTEGER }) =>
      read(() => all<EventRecord>(SQLITE_SQL.listCorrections, tableId, before, limit)),
    heads: (tableIds) =>
      read(() => {
        const rows = all<{ id: string; seq: number }>(SQLITE_SQL.heads, JSON.stringify(tableIds));
        return new Map(rows.map(({ id, seq }) => [id, seq]));
      }),

    findKey: (tableId, identity, key) =>
      read(() => first<KeyRecord>(SQLITE_SQL.findKey, tableId, identity, key)),

    claimDue: (now, limit, leaseMs, owner) => write('claimDue', now, limit, leaseMs, owner),

    beat: (now, since, known) => write('beat', now, since, known),
    lastBeat: () =>
      read(() => {
        const last = first<{ at: number }>(SQLITE_SQL.lastBeat);
        return last && { at: last.at, lag: 0 };
      }),
    clock: async () => null,

    async createTable(table) {
      checkId(table.id);
      checkTime(table.createdAt);
      checkTexts([table.host, table.info, table.address ?? '']);
      return write('createTable', table);
    },

    getTable: (tableId) => read(() => first<TableRecord>(SQLITE_SQL.getTable, tableId)),
    listTables: (identity) => read(() => all<TableRecord>(SQLITE_SQL.listTables, identity)),

    addressOf: (tableId) =>
      read(() => first<{ address: string | null }>(SQLITE_SQL.addressOf, tableId)?.address ?? null),
    usageOf: (payer, since) =>
      read(() => {
        const [text, who] =
          'host' in payer
            ? ([SQLITE_SQL.usageOfHost, payer.host] as const)
            : ([SQLITE_SQL.usageOfAddress, payer.address] as const);
        const usage = first<Usage>(text, who, since, thisHour());
        if (usage === null) throw new StoreError('STORE_FAILED', 'no sum');
        return usage;
      }),
    spentFor: (tableIds) =>
      read(() => all<Spent>(SQLITE_SQL.spentFor, JSON.stringify(tableIds), thisHour())),
    getQuota: (identity) =>
      read(() => first<{ limits: string }>(SQLITE_SQL.getQuota, identity)?.limits ?? null),
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

    getIdentity: (id) => read(() => first<Identity>(SQLITE_SQL.getIdentity, id)),

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
        () => read(() => first<Secret>(SQLITE_SQL.getSecret, name)),
        (value) => write('addSecret', name, value),
      ),

    listHands: (tableId, { limit, before = Number.MAX_SAFE_INTEGER }) =>
      read(() => all<HandSummaryRecord>(SQLITE_SQL.listHands, tableId, before, limit)),
    getHand: (tableId, number) =>
      read(() => first<HandRecord>(SQLITE_SQL.getHand, tableId, number)),
    handsAfter: (tableId, number, limit) =>
      read(() => all<HandRecord>(SQLITE_SQL.handsAfter, tableId, number, limit)),
    place: async () => ({ folder }),

    watch: (listener, missed) => watchers.add(listener, missed),
    presence: null,

    async ready() {
      await read(() => {
        writer.check();
        first(SQLITE_SQL.getTable, '');
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
