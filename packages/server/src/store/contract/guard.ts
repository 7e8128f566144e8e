/** What the store keeps of who may come in, and of what was done about it. */

import type { AuditLine } from './audit-chain.js';
import type { Identity, TableRecord } from './store.js';

/** A device on which somebody is signed in: one token, of which only the hash is kept. */
export interface Session {
  readonly tokenHash: string;
  readonly createdAt: number;
  /** To the hour. */
  readonly usedAt: number;
  /** "Firefox on Android". */
  readonly label: string;
}

export interface FoundSession extends Session {
  readonly identity: Identity;
}

/** As both databases answer it. */
export interface SessionRow extends Session {
  readonly id: string;
  readonly name: string;
  /** Since when there is this person. */
  readonly since: number;
}

/** Field by field: rows of a database have each their own shape, and these are kept for a while. */
export const foundSession = (row: SessionRow): FoundSession => ({
  tokenHash: row.tokenHash,
  createdAt: row.createdAt,
  usedAt: row.usedAt,
  label: row.label,
  identity: { id: row.id, name: row.name, createdAt: row.since },
});

export interface NewSession {
  readonly createdAt: number;
  readonly label: string;
}

export interface BanRecord {
  readonly kind: 'player' | 'address';
  /** A player's id, or addresses as `203.0.113.0/24`. */
  readonly who: string;
  readonly reason: string;
  readonly createdAt: number;
}

export interface PlayerRecord extends Identity {
  readonly seenAt: number;
  readonly sessions: number;
  readonly tables: number;
}

/** A browser that wants to be told of its player's turns at one table: one for each device and table. */
export interface PushRecord {
  /** Of the device; with its session the record goes, too. */
  readonly tokenHash: string;
  readonly tableId: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly createdAt: number;
}

export interface GuardStore {
  findSession(tokenHash: string): Promise<FoundSession | null>;
  useSession(tokenHash: string, at: number): Promise<void>;
  /** Last used first. */
  listSessions(identity: string): Promise<readonly Session[]>;
  /** Which of these are still there? */
  knownSessions(tokenHashes: readonly string[]): Promise<readonly string[]>;
  /** `false`: there is none. */
  endSession(tokenHash: string): Promise<boolean>;
  /** All of a person, but one if it is named: how many that were. */
  endSessions(identity: string, but: string | null): Promise<number>;
  /** Removes those last used before a time, or made before one: how many that were. */
  pruneSessions(usedBefore: number, createdBefore: number): Promise<number>;

  /** One that is there is replaced. */
  addBan(ban: BanRecord): Promise<void>;
  removeBan(kind: BanRecord['kind'], who: string): Promise<boolean>;
  /** Oldest first. */
  listBans(): Promise<readonly BanRecord[]>;

  /** One of this device for this table is replaced. Nothing is kept for a device that is signed out. */
  savePush(push: PushRecord): Promise<void>;
  /** Of all devices of this person. */
  listPushes(tableId: string, identity: string): Promise<readonly PushRecord[]>;
  endPush(tokenHash: string, tableId: string): Promise<void>;
  /** The browser is gone, for all tables. */
  dropPush(endpoint: string): Promise<void>;
  /** Removes those that were said before a time. */
  prunePushes(before: number): Promise<void>;

  /** `body` is canonical JSON. Nodes that write at once come one after the other. */
  appendAudit(body: string): Promise<AuditLine>;
  listAudit(after: number, limit: number): Promise<readonly AuditLine[]>;
  /** The newest line. */
  lastAudit(): Promise<AuditLine | null>;

  /** Newest first. */
  allTables(limit: number): Promise<readonly TableRecord[]>;
  /** Last seen first. */
  allPlayers(limit: number): Promise<readonly PlayerRecord[]>;
}
