/** Sessions, bans and the audit log in PostgreSQL. */

import type { QueryResult, QueryResultRow } from 'pg';
import { type AuditLine, nextAuditLine } from '../contract/audit-chain.js';
import { StoreError } from '../contract/errors.js';
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
import { POSTGRES_GUARD_SQL } from './guard-sql.js';

type Bind = string | number | null;

export interface Queries {
  run<Row extends QueryResultRow>(
    text: string,
    ...values: readonly Bind[]
  ): Promise<QueryResult<Row>>;
  all<Row extends QueryResultRow>(text: string, ...values: readonly Bind[]): Promise<Row[]>;
  first<Row extends QueryResultRow>(text: string, ...values: readonly Bind[]): Promise<Row | null>;
}

/** So often another node may be first; each time one of them has written. */
const PATIENCE = 100;

export function postgresGuard({ run, all, first }: Queries): GuardStore {
  const changed = async (text: string, ...values: readonly Bind[]): Promise<number> =>
    (await run(text, ...values)).rowCount ?? 0;

  return {
    async findSession(tokenHash) {
      const row = await first<SessionRow>(POSTGRES_GUARD_SQL.findSession, tokenHash);
      return row === null ? null : foundSession(row);
    },
    async useSession(tokenHash, at) {
      checkTime(at);
      await run(POSTGRES_GUARD_SQL.useSession, tokenHash, at);
    },
    listSessions: (identity) => all<Session>(POSTGRES_GUARD_SQL.listSessions, identity),
    async knownSessions(hashes) {
      const rows = await all<Session>(POSTGRES_GUARD_SQL.knownSessions, JSON.stringify(hashes));
      return rows.map(({ tokenHash }) => tokenHash);
    },
    endSession: async (tokenHash) => (await changed(POSTGRES_GUARD_SQL.endSession, tokenHash)) > 0,
    endSessions: (identity, but) => changed(POSTGRES_GUARD_SQL.endSessions, identity, but),
    pruneSessions: (usedBefore, createdBefore) =>
      changed(POSTGRES_GUARD_SQL.pruneSessions, usedBefore, createdBefore),

    async addBan({ kind, who, reason, createdAt }) {
      checkId(who);
      checkTexts([reason]);
      await run(POSTGRES_GUARD_SQL.addBan, kind, who, reason, createdAt);
    },
    removeBan: async (kind, who) => (await changed(POSTGRES_GUARD_SQL.removeBan, kind, who)) > 0,
    listBans: () => all<BanRecord>(POSTGRES_GUARD_SQL.listBans),

    async savePush({ tokenHash, tableId, endpoint, p256dh, auth, createdAt }) {
      checkId(tableId);
      checkTexts([endpoint]);
      const values = [tableId, endpoint, p256dh, auth, createdAt, tokenHash];
      await run(POSTGRES_GUARD_SQL.savePush, ...values);
    },
    listPushes: (tableId, identity) =>
      all<PushRecord>(POSTGRES_GUARD_SQL.listPushes, identity, tableId),
    async endPush(tokenHash, tableId) {
      await run(POSTGRES_GUARD_SQL.endPush, tokenHash, tableId);
    },
    async dropPush(endpoint) {
      await run(POSTGRES_GUARD_SQL.dropPush, endpoint);
    },
    async prunePushes(before) {
      checkTime(before);
      await run(POSTGRES_GUARD_SQL.prunePushes, before);
    },

    async appendAudit(body) {
      checkTexts([body]);
      for (let tries = 0; tries < PATIENCE; tries++) {
        const line = nextAuditLine(await first<AuditLine>(POSTGRES_GUARD_SQL.lastAudit), body);
        if ((await changed(POSTGRES_GUARD_SQL.addAudit, line.n, line.body, line.hash)) === 1)
          return line;
      }
      throw new StoreError('STORE_FAILED', 'the audit log is written by others all the time');
    },
    listAudit: (after, limit) => all<AuditLine>(POSTGRES_GUARD_SQL.listAudit, after, limit),
    lastAudit: () => first<AuditLine>(POSTGRES_GUARD_SQL.lastAudit),

    allTables: (limit) => all<TableRecord>(POSTGRES_GUARD_SQL.allTables, limit),
    allPlayers: (limit) => all<PlayerRecord>(POSTGRES_GUARD_SQL.allPlayers, limit),
  };
}
