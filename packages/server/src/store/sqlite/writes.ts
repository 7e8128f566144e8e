/** Everything that changes the file. Runs in whichever thread writes; each call is one transaction. */

import type { NewSession } from '../contract/guard.js';
import type {
  DueTable,
  Link,
  NewIdentity,
  NewLink,
  NewTable,
  Pulse,
  Rewriting,
} from '../contract/store.js';
import { earliestFirst } from '../writing/by-deadline.js';
import type { Append, AppendOutcome } from '../writing/group-commit.js';
import { beatWriter } from './beat.js';
import { inTransaction, type Sqlite } from './database.js';
import { type GuardWrites, guardWrites } from './guard.js';
import * as sql from './sql.js';
import { statements } from './statements.js';
import { batchWriter } from './write.js';

const PROBE_BYTES = 256 * 1024;

export interface SqliteWrites extends GuardWrites {
  append(batch: readonly Append[]): readonly AppendOutcome[];
  claimDue(now: number, limit: number, leaseMs: number, owner: string): readonly DueTable[];
  beat(now: number, since: number, known: number): Pulse;
  createTable(table: NewTable): boolean;
  createIdentity(identity: NewIdentity): void;
  addToken(identity: string, tokenHash: string, session: NewSession): void;
  createLink(link: NewLink): void;
  takeLink(tokenHash: string, now: number): Link | null;
  renameIdentity(id: string, name: string): boolean;
  forgetIdentity(id: string): void;
  rewrite(tableId: string, rewriting: Rewriting): boolean;
  hideTable(tableId: string): boolean;
  deletePart(tableId: string, limit: number): number;
  pruneKeys(tableId: string, before: number, limit: number): number;
  pruneSnapshots(tableId: string, before: number): number;
  /** Writes more than an append does, and takes it back. */
  probe(): void;
  setQuota(identity: string, limits: string | null): void;
  addSecret(name: string, value: string): void;
}

export function sqliteWrites(db: Sqlite): SqliteWrites {
  const prepared = statements(db);
  const { all, first, run } = prepared;
  return {
    ...guardWrites(db, prepared),
    append: batchWriter(db),

    claimDue: (now, limit, leaseMs, owner) =>
      all<DueTable>(sql.CLAIM_DUE, now, leaseMs, owner, limit).sort(earliestFirst),

    beat: beatWriter(db),

    createTable: ({ id, host, createdAt, info, address = null }) =>
      inTransaction(db, () => {
        const isNew = run(sql.INSERT_TABLE, id, host, createdAt, info, address) > 0;
        if (isNew) run(sql.INSERT_HOST, host, id);
        return isNew;
      }),

    createIdentity: ({ id, name, createdAt, tokenHash, label = '' }) =>
      inTransaction(db, () => {
        run(sql.INSERT_IDENTITY, id, name, createdAt);
        run(sql.INSERT_TOKEN, tokenHash, id, createdAt, label);
      }),

    addToken: (identity, tokenHash, { createdAt, label }) =>
      void run(sql.INSERT_TOKEN, tokenHash, identity, createdAt, label),

    createLink: ({ tokenHash, identity, tableId, createdAt, expiresAt }) =>
      inTransaction(db, () => {
        run(sql.FORGET_LINKS, createdAt);
        run(sql.INSERT_LINK, tokenHash, identity, tableId, expiresAt);
      }),

    takeLink: (tokenHash, now) => first<Link>(sql.TAKE_LINK, tokenHash, now),
    renameIdentity: (id, name) => run(sql.RENAME, name, id) > 0,

    forgetIdentity: (id) =>
      inTransaction(db, () => {
        for (const text of sql.FORGET_IDENTITY) run(text, id);
      }),

    rewrite: (tableId, { events, hands }) =>
      inTransaction(db, () => {
        if (first(sql.GET_TABLE, tableId) === null) return false;
        for (const { seq, body } of events) run(sql.REWRITE_EVENT, body, tableId, seq);
        for (const { number, log } of hands) run(sql.REWRITE_HAND, log, tableId, number);
        run(sql.DROP_SNAPSHOTS, tableId);
        return true;
      }),

    hideTable: (tableId) =>
      inTransaction(db, () => sql.HIDE_TABLE.map((text) => run(text, tableId)).at(-1) === 1),

    // The row of the table goes when nothing else is left.
    deletePart: (tableId, limit) =>
      inTransaction(db, () => {
        const gone = sql.DELETE_PARTS.reduce((sum, text) => sum + run(text, tableId, limit), 0);
        if (gone === 0) run(sql.DELETE_TABLE, tableId);
        return gone;
      }),

    pruneKeys: (tableId, before, limit) => run(sql.PRUNE_KEYS, tableId, before, limit),
    pruneSnapshots: (tableId, before) => run(sql.PRUNE_SNAPSHOTS, tableId, before),

    probe() {
      run(sql.PROBE, 'x'.repeat(PROBE_BYTES));
      run(sql.FORGET_PROBE);
    },
    setQuota: (identity, limits) =>
      void (limits === null
        ? run(sql.FORGET_QUOTA, identity)
        : run(sql.SET_QUOTA, identity, limits)),
    addSecret: (name, value) => void run(sql.INSERT_SECRET, name, value),
  };
}
