/** Sessions, bans and the audit log in SQLite: what is read here, and what the writer does. */

import { type AuditLine, nextAuditLine } from '../contract/audit-chain.js';
import {
  type BanRecord,
  foundSession,
  type GuardStore,
  type PlayerRecord,
  type PushRecord,
  type Session,
  type SessionRow,
} from '../contract/guard.js';
import type { TableRecord } from '../contract/store.js';
import { checkId, checkTexts, checkTime } from '../writing/checks.js';
import { inTransaction, type Sqlite } from './database.js';
import { SQLITE_GUARD_SQL } from './guard-sql.js';
import type { Statements } from './statements.js';
import type { SqliteWriter } from './writer.js';

export interface GuardWrites {
  useSession(tokenHash: string, at: number): void;
  endSession(tokenHash: string): boolean;
  endSessions(identity: string, but: string | null): number;
  pruneSessions(usedBefore: number, createdBefore: number): number;
  addBan(ban: BanRecord): void;
  removeBan(kind: BanRecord['kind'], who: string): boolean;
  savePush(push: PushRecord): void;
  endPush(tokenHash: string, tableId: string): void;
  dropPush(endpoint: string): void;
  prunePushes(before: number): void;
  appendAudit(body: string): AuditLine;
}

export const guardWrites = (db: Sqlite, { first, run }: Statements): GuardWrites => ({
  useSession: (tokenHash, at) => void run(SQLITE_GUARD_SQL.useSession, at, tokenHash),
  endSession: (tokenHash) => run(SQLITE_GUARD_SQL.endSession, tokenHash) > 0,
  endSessions: (identity, but) => run(SQLITE_GUARD_SQL.endSessions, identity, but),
  pruneSessions: (usedBefore, createdBefore) =>
    run(SQLITE_GUARD_SQL.pruneSessions, usedBefore, createdBefore),
  addBan: ({ kind, who, reason, createdAt }) =>
    void run(SQLITE_GUARD_SQL.addBan, kind, who, reason, createdAt),
  removeBan: (kind, who) => run(SQLITE_GUARD_SQL.removeBan, kind, who) > 0,
  savePush: ({ tokenHash, tableId, endpoint, p256dh, auth, createdAt }) =>
    void run(SQLITE_GUARD_SQL.savePush, ...[tableId, endpoint, p256dh, auth, createdAt, tokenHash]),
  endPush: (tokenHash, tableId) => void run(SQLITE_GUARD_SQL.endPush, tokenHash, tableId),
  dropPush: (endpoint) => void run(SQLITE_GUARD_SQL.dropPush, endpoint),
  prunePushes: (before) => void run(SQLITE_GUARD_SQL.prunePushes, before),
  appendAudit: (body) =>
    inTransaction(db, () => {
      const line = nextAuditLine(first<AuditLine>(SQLITE_GUARD_SQL.lastAudit), body);
      run(SQLITE_GUARD_SQL.addAudit, line.n, line.body, line.hash);
      return line;
    }),
});

export type ReadFile = <T>(work: () => T) => Promise<T>;

export const sqliteGuard = (
  { all, first }: Statements,
  read: ReadFile,
  write: SqliteWriter['call'],
): GuardStore => ({
  findSession: (tokenHash) =>
    read(() => {
      const row = first<SessionRow>(SQLITE_GUARD_SQL.findSession, tokenHash);
      return row === null ? null : foundSession(row);
    }),
  useSession: async (tokenHash, at) => {
    checkTime(at);
    return write('useSession', tokenHash, at);
  },
  listSessions: (identity) => read(() => all<Session>(SQLITE_GUARD_SQL.listSessions, identity)),
  knownSessions: (hashes) =>
    read(() =>
      all<Session>(SQLITE_GUARD_SQL.knownSessions, JSON.stringify(hashes)).map(
        ({ tokenHash }) => tokenHash,
      ),
    ),
  endSession: (tokenHash) => write('endSession', tokenHash),
  endSessions: (identity, but) => write('endSessions', identity, but),
  pruneSessions: (usedBefore, createdBefore) => write('pruneSessions', usedBefore, createdBefore),

  addBan: async (ban) => {
    checkId(ban.who);
    checkTexts([ban.reason]);
    return write('addBan', ban);
  },
  removeBan: (kind, who) => write('removeBan', kind, who),
  listBans: () => read(() => all<BanRecord>(SQLITE_GUARD_SQL.listBans)),

  savePush: async (push) => {
    checkId(push.tableId);
    checkTexts([push.endpoint]);
    return write('savePush', push);
  },
  listPushes: (tableId, identity) =>
    read(() => all<PushRecord>(SQLITE_GUARD_SQL.listPushes, identity, tableId)),
  endPush: (tokenHash, tableId) => write('endPush', tokenHash, tableId),
  dropPush: (endpoint) => write('dropPush', endpoint),
  prunePushes: async (before) => {
    checkTime(before);
    return write('prunePushes', before);
  },

  appendAudit: async (body) => {
    checkTexts([body]);
    return write('appendAudit', body);
  },
  listAudit: (after, limit) => read(() => all<AuditLine>(SQLITE_GUARD_SQL.listAudit, after, limit)),
  lastAudit: () => read(() => first<AuditLine>(SQLITE_GUARD_SQL.lastAudit)),

  allTables: (limit) => read(() => all<TableRecord>(SQLITE_GUARD_SQL.allTables, limit)),
  allPlayers: (limit) => read(() => all<PlayerRecord>(SQLITE_GUARD_SQL.allPlayers, limit)),
});
