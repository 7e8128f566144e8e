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
import { type ClubWrites, clubWrites } from './clubs.js';
import { inTransaction, type Sqlite } from './database.js';
import { type GuardWrites, guardWrites } from './guard.js';
import { type ShareWrites, shareWrites } from './shares.js';
import { SQLITE_SQL } from './sql.js';
import { statements } from './statements.js';
import { batchWriter } from './write.js';

const PROBE_BYTES = 256 * 1024;

export interface SqliteWrites extends GuardWrites, ClubWrites, ShareWrites {
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
    ...shareWrites(prepared),
    ...clubWrites(db, prepared),
    append: batchWriter(db),

    claimDue: (now, limit, leaseMs, owner) =>
      all<DueTable>(SQLITE_SQL.claimDue, now, leaseMs, owner, limit).sort(earliestFirst),

    beat: beatWriter(db),

    createTable: ({ id, host, createdAt, info, address = null }) =>
      inTransaction(db, () => {
        const isNew = run(SQLITE_SQL.insertTable, id, host, createdAt, info, address) > 0;
        if (isNew) run(SQLITE_SQL.insertHost, host, id);
        return isNew;
      }),

    createIdentity: ({ id, name, createdAt, tokenHash, label = '' }) =>
      inTransaction(db, () => {
        run(SQLITE_SQL.insertIdentity, id, name, createdAt);
        run(SQLITE_SQL.insertToken, tokenHash, id, createdAt, label);
      }),

    addToken: (identity, tokenHash, { createdAt, label }) =>
      void run(SQLITE_SQL.insertToken, tokenHash, identity, createdAt, label),

    createLink: ({ tokenHash, identity, tableId, createdAt, expiresAt }) =>
      inTransaction(db, () => {
        run(SQLITE_SQL.forgetLinks, createdAt);
        run(SQLITE_SQL.insertLink, tokenHash, identity, tableId, expiresAt);
      }),

    takeLink: (tokenHash, now) => first<Link>(SQLITE_SQL.takeLink, tokenHash, now),
    renameIdentity: (id, name) => run(SQLITE_SQL.rename, name, id) > 0,

    forgetIdentity: (id) =>
      inTransaction(db, () => {
        for (const text of SQLITE_SQL.forgetIdentity) run(text, id);
      }),

    rewrite: (tableId, { events, hands }) =>
      inTransaction(db, () => {
        if (first(SQLITE_SQL.getTable, tableId) === null) return false;
        for (const { seq, body } of events) run(SQLITE_SQL.rewriteEvent, body, tableId, seq);
        for (const { number, log } of hands) run(SQLITE_SQL.rewriteHand, log, tableId, number);
        run(SQLITE_SQL.dropSnapshots, tableId);
        return true;
      }),

    hideTable: (tableId) =>
      inTransaction(db, () => SQLITE_SQL.hideTable.map((text) => run(text, tableId)).at(-1) === 1),

    // The row of the table goes when nothing else is left.
    deletePart: (tableId, limit) =>
      inTransaction(db, () => {
        const gone = SQLITE_SQL.deleteParts.reduce(
          (sum, text) => sum + run(text, tableId, limit),
          0,
        );
        if (gone === 0) run(SQLITE_SQL.deleteTable, tableId);
        return gone;
      }),

    pruneKeys: (tableId, before, limit) => run(SQLITE_SQL.pruneKeys, tableId, before, limit),
    pruneSnapshots: (tableId, before) => run(SQLITE_SQL.pruneSnapshots, tableId, before),

    probe() {
      run(SQLITE_SQL.probe, 'x'.repeat(PROBE_BYTES));
      run(SQLITE_SQL.forgetProbe);
    },
    setQuota: (identity, limits) =>
      void (limits === null
        ? run(SQLITE_SQL.forgetQuota, identity)
        : run(SQLITE_SQL.setQuota, identity, limits)),
    addSecret: (name, value) => void run(SQLITE_SQL.insertSecret, name, value),
  };
}
