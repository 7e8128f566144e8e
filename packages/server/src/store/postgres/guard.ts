/** Sessions, bans and the audit log in PostgreSQL. */

import type { QueryResult, QueryResultRow } from 'pg';
import { type AuditLine, nextAuditLine } from '../contract/audit-chain.js';
import { StoreError } from '../contract/errors.js';
import {
  type BanRecord,
  foundSession,
  type GuardStore,
  type PlayerRecord,
  type Session,
  type SessionRow,
} from '../contract/guard.js';
import type { TableRecord } from '../contract/store.js';
import { checkId, checkTexts, checkTime } from '../writing/checks.js';
import * as sql from './guard-sql.js';

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
      const row = await first<SessionRow>(sql.FIND_SESSION, tokenHash);
      return row === null ? null : foundSession(row);
    },
    async useSession(tokenHash, at) {
      checkTime(at);
      await run(sql.USE_SESSION, tokenHash, at);
    },
    listSessions: (identity) => all<Session>(sql.LIST_SESSIONS, identity),
    async knownSessions(hashes) {
      const rows = await all<Session>(sql.KNOWN_SESSIONS, JSON.stringify(hashes));
      return rows.map(({ tokenHash }) => tokenHash);
    },
    endSession: async (tokenHash) => (await changed(sql.END_SESSION, tokenHash)) > 0,
    endSessions: (identity, but) => changed(sql.END_SESSIONS, identity, but),
    pruneSessions: (usedBefore, createdBefore) =>
      changed(sql.PRUNE_SESSIONS, usedBefore, createdBefore),

    async addBan({ kind, who, reason, createdAt }) {
      checkId(who);
      checkTexts([reason]);
      await run(sql.ADD_BAN, kind, who, reason, createdAt);
    },
    removeBan: async (kind, who) => (await changed(sql.REMOVE_BAN, kind, who)) > 0,
    listBans: () => all<BanRecord>(sql.LIST_BANS),

    async appendAudit(body) {
      checkTexts([body]);
      for (let tries = 0; tries < PATIENCE; tries++) {
        const line = nextAuditLine(await first<AuditLine>(sql.LAST_AUDIT), body);
        if ((await changed(sql.ADD_AUDIT, line.n, line.body, line.hash)) === 1) return line;
      }
      throw new StoreError('STORE_FAILED', 'the audit log is written by others all the time');
    },
    listAudit: (after, limit) => all<AuditLine>(sql.LIST_AUDIT, after, limit),
    lastAudit: () => first<AuditLine>(sql.LAST_AUDIT),

    allTables: (limit) => all<TableRecord>(sql.ALL_TABLES, limit),
    allPlayers: (limit) => all<PlayerRecord>(sql.ALL_PLAYERS, limit),
  };
}
