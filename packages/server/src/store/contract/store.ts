/**
 * What the server asks of a database. A table is one ordered stream of events: event n of a table
 * has the sequence number n, the first one 1. Whoever appends names the number they saw last; if
 * somebody else was first they get a conflict, load again and decide again. Nothing here knows
 * poker: events, answers, states and summaries are texts the caller made.
 */

import type { ClubStore } from './clubs.js';
import type { GuardStore, NewSession } from './guard.js';
import type { PresenceStore } from './presence.js';
import type { ShareStore } from './shares.js';
import type { Payer, Spent, TableTally, Usage } from './usage.js';

export interface KeyRecord {
  readonly identity: string;
  readonly key: string;
  /** Tells a repeat from another command under the same key. */
  readonly bodyHash: string;
  readonly answer: string;
}

export interface Snapshot {
  readonly seq: number;
  readonly state: string;
}

export interface HandSummaryRecord {
  readonly number: number;
  /** Milliseconds since 1970, like every time here. */
  readonly startedAt: number;
  readonly summary: string;
}

export interface HandRecord extends HandSummaryRecord {
  readonly log: string;
}

/** Written in the same transaction as the events, or not at all. */
export interface AppendEffects {
  readonly key?: KeyRecord;
  /** When the table's clock runs out next; `null` stops it, left out leaves it as it is. */
  readonly deadline?: number | null;
  readonly snapshot?: Snapshot;
  readonly hand?: HandRecord;
  /** Identities that find this table in their list from now on. */
  readonly members?: readonly string[];
  /** When the table was closed for good. */
  readonly closedAt?: number;
  /** Of the store, when the caller last held what it knows against it: in another one it is late. */
  readonly epoch?: number;
  /** If that changed. */
  readonly tally?: TableTally;
  /** Who has the host's rights from now on. */
  readonly host?: string;
}

/** `repeated`: the table holds a record under this key already; nothing was written. */
export type AppendResult =
  | { readonly seq: number }
  | { readonly conflict: number }
  | { readonly repeated: KeyRecord };

export interface Loaded {
  readonly snapshot: Snapshot | null;
  /** Those after the snapshot, or from the first on without one. */
  readonly events: readonly string[];
  /** The number of the last of them. */
  readonly seq: number;
}

export interface DueTable {
  readonly tableId: string;
  readonly seq: number;
  readonly deadline: number;
}

/** A time in which nobody said that the tables are served. Numbered from 1 as they are found. */
export interface KeptOutage {
  readonly id: number;
  readonly from: number;
  readonly until: number;
}

export interface Pulse {
  /** The latest time at which anybody said so. */
  readonly at: number;
  /** Does the clock of any table run? */
  readonly isTicking: boolean;
  readonly outages: readonly KeptOutage[];
}

export interface LastBeat {
  readonly at: number;
  /** What the database's own clock was ahead of it. */
  readonly lag: number;
}

export interface NewTable {
  readonly id: string;
  /** The identity that has the host's rights. */
  readonly host: string;
  readonly createdAt: number;
  /** What a list of tables shows. */
  readonly info: string;
  /** Where it was made from, in whatever words the caller chose. */
  readonly address?: string;
}

export interface TableRecord extends Omit<NewTable, 'address'> {
  readonly seq: number;
  readonly deadline: number | null;
}

export interface Identity {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
}

export interface NewIdentity extends Identity {
  readonly tokenHash: string;
  /** Of the device it was made on. */
  readonly label?: string;
}

/** A private link: whoever holds its token becomes this identity on one more device. */
export interface Link {
  readonly identity: string;
  /** Where it leads, if anywhere. */
  readonly tableId: string | null;
}

export interface NewLink extends Link {
  readonly tokenHash: string;
  readonly createdAt: number;
  readonly expiresAt: number;
}

/** Of hands, or of events. */
export interface HandPage {
  readonly limit: number;
  /** Only those with a smaller number: the last one of the page before. */
  readonly before?: number;
}

export interface EventRecord {
  readonly seq: number;
  readonly body: string;
}

/** Where a thread of its own can open a table's database. */
export type StorePlace = { readonly folder: string } | { readonly databaseUrl: string };

/** Texts in place of those that are there. */
export interface Rewriting {
  readonly events: readonly { readonly seq: number; readonly body: string }[];
  readonly hands: readonly { readonly number: number; readonly log: string }[];
}

/** What may go. Times are milliseconds since 1970. */
export interface Pruning {
  /** Keys written before: who asks again so late does it again. */
  readonly keysBefore: number;
  /** Snapshots written before, but for the last two of each table. */
  readonly snapshotsBefore: number;
  /** Tables closed before, with everything of them; null: none. */
  readonly closedBefore: number | null;
}

export interface Pruned {
  readonly keys: number;
  readonly snapshots: number;
  readonly tables: number;
}

/**
 * `seq` 0: the table was deleted, or what it had was changed. `events`: the last ones up to `seq`,
 * where the news brought them along.
 */
export type AppendListener = (tableId: string, seq: number, events?: readonly string[]) => void;

/** What a thread that only reads asks of a database. */
export type Reader = Pick<Store, 'handsAfter' | 'eventsAfter' | 'close'>;

export interface Store extends GuardStore, ClubStore, ShareStore {
  /** Resolves when the events are durable. Rejects with a `StoreError`. */
  append(
    tableId: string,
    expectedSeq: number,
    events: readonly string[],
    effects?: AppendEffects,
  ): Promise<AppendResult>;
  /**
   * For one who met conflict after conflict: while `work` runs nobody else can append to the table.
   * `work` reads, decides, and calls `append` at most once, as its last step.
   */
  alone<T>(tableId: string, work: (append: Store['append']) => Promise<T>): Promise<T>;
  /**
   * Rises when the database may be another one than before: restarted, restored, or an older copy that
   * took over. What was read in an earlier epoch may not be there any more.
   */
  epoch(): number;
  /**
   * The newest snapshot (with `atOrBefore`: not newer than that) and every event after it; at most
   * `limit` of them, if that is named.
   */
  load(tableId: string, atOrBefore?: number, limit?: number): Promise<Loaded | null>;
  /** Events after a number, to catch up; at most `limit`. */
  eventsAfter(tableId: string, seq: number, limit: number): Promise<readonly string[]>;
  /** Events that correct the ledger, newest first: found by an index, however many others there are. */
  listCorrections(tableId: string, page: HandPage): Promise<readonly EventRecord[]>;
  /** The number of the last event of each of these tables; of those that exist. */
  heads(tableIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  findKey(tableId: string, identity: string, key: string): Promise<KeyRecord | null>;
  /**
   * Tables whose deadline has passed, earliest first. No other caller gets them until the lease
   * ends or an append moves the deadline.
   */
  claimDue(
    now: number,
    limit: number,
    leaseMs: number,
    owner: string,
  ): Promise<readonly DueTable[]>;

  /**
   * Says that the tables have been served from `since` to `now`; kept only while any clock runs. If
   * nobody had said so for longer than `MOST_GAP_MS` before `since`, that was an outage, which is
   * kept. Gives those with a number above `known`.
   */
  beat(now: number, since: number, known: number): Promise<Pulse>;
  lastBeat(): Promise<LastBeat | null>;
  /** The clock of a database that several machines share; null: this machine's is the only one. */
  clock(): Promise<number | null>;

  /** `false`: this id is taken, nothing was changed. */
  createTable(table: NewTable): Promise<boolean>;
  getTable(tableId: string): Promise<TableRecord | null>;
  /** Tables the identity made or is a member of, newest first. */
  listTables(identity: string): Promise<readonly TableRecord[]>;

  /** Where it was made from; null: that is not known, or there is no such table. */
  addressOf(tableId: string): Promise<string | null>;
  /** `since`: from when on tables count as new. */
  usageOf(payer: Payer, since: number): Promise<Usage>;
  /** For tables that exist. */
  spentFor(tableIds: readonly string[]): Promise<readonly Spent[]>;
  /** What was set for this identity alone; null: nothing. */
  getQuota(identity: string): Promise<string | null>;
  /** Null takes it back. */
  setQuota(identity: string, limits: string | null): Promise<void>;
  /** Everything of a table; whoever has it in memory is told. `false`: there is none. */
  deleteTable(tableId: string): Promise<boolean>;
  /**
   * Changes what was stored, for people who want to be forgotten. The table's snapshots go; whoever has
   * it in memory is told. `false`: there is no such table.
   */
  rewrite(tableId: string, rewriting: Rewriting): Promise<boolean>;
  /** In small transactions, so that nobody waits for it. `signal` ends it early. */
  prune(pruning: Pruning, signal?: AbortSignal): Promise<Pruned>;

  createIdentity(identity: NewIdentity): Promise<void>;
  getIdentity(id: string): Promise<Identity | null>;
  /** A second device: one more token for the same identity. */
  addToken(identity: string, tokenHash: string, session: NewSession): Promise<void>;
  /** Links that had expired when this one was made are forgotten. */
  createLink(link: NewLink): Promise<void>;
  /** Gives a link to the first who asks before it expires, and forgets it. */
  takeLink(tokenHash: string, now: number): Promise<Link | null>;
  /** Without name, tokens, links and tables: only the id stays, for the tables that name it. */
  forgetIdentity(id: string): Promise<void>;
  /** `false`: nobody has this id. */
  renameIdentity(id: string, name: string): Promise<boolean>;

  /** A random key of this database under a name: made when first asked for, the same for everybody. */
  secret(name: string): Promise<string>;

  /** Newest first, without the logs. */
  listHands(tableId: string, page: HandPage): Promise<readonly HandSummaryRecord[]>;
  getHand(tableId: string, number: number): Promise<HandRecord | null>;
  /** Whole hands with a greater number, oldest first; at most `limit`. */
  handsAfter(tableId: string, number: number, limit: number): Promise<readonly HandRecord[]>;
  place(tableId: string): Promise<StorePlace>;

  /**
   * Tells of appends, own ones too, until the returned function is called. `missed` is called after
   * a broken connection is back: appends in between were not told. Neither may throw.
   */
  watch(listener: AppendListener, missed?: () => void): () => void;
  /** Who is connected at other nodes; null: there are none. */
  readonly presence: PresenceStore | null;
  /** Rejects with the reason if the database cannot serve now. */
  ready(): Promise<void>;
  /** Writes what is waiting, then lets go of the database. */
  close(): Promise<void>;
}
