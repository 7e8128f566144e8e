/**
 * What the server asks of a database. A table is one ordered stream of events: event n of a table
 * has the sequence number n, the first one 1. Whoever appends names the number he saw last; if
 * somebody else was first he gets a conflict, loads again and decides again. Nothing here knows
 * poker: events, answers, states and summaries are texts the caller made.
 */

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

export interface HandSummary {
  readonly number: number;
  /** Milliseconds since 1970, like every time here. */
  readonly startedAt: number;
  readonly summary: string;
}

export interface HandRecord extends HandSummary {
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
}

/** `repeated`: the table holds a record under this key already; nothing was written. */
export type AppendResult =
  | { readonly seq: number }
  | { readonly conflict: number }
  | { readonly repeated: KeyRecord };

export interface Loaded {
  readonly snapshot: Snapshot | null;
  /** Every event after the snapshot, or all of them without one. */
  readonly events: readonly string[];
  /** The number of the last event. */
  readonly seq: number;
}

export interface DueTable {
  readonly tableId: string;
  readonly seq: number;
  readonly deadline: number;
}

export interface NewTable {
  readonly id: string;
  /** The identity that has the host's rights. */
  readonly host: string;
  readonly createdAt: number;
  /** What a list of tables shows. */
  readonly info: string;
}

export interface TableRecord extends NewTable {
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

export interface HandPage {
  readonly limit: number;
  /** Only hands with a smaller number: the last one of the page before. */
  readonly before?: number;
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

/** `seq` 0: the table was deleted, or what it had was changed. */
export type AppendListener = (tableId: string, seq: number) => void;

export interface Store {
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
  /** The newest snapshot (with `atOrBefore`: not newer than that) and every event after it. */
  load(tableId: string, atOrBefore?: number): Promise<Loaded | null>;
  /** Events after a number, to catch up; at most `limit`. */
  eventsAfter(tableId: string, seq: number, limit: number): Promise<readonly string[]>;
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

  /** `false`: this id is taken, nothing was changed. */
  createTable(table: NewTable): Promise<boolean>;
  getTable(tableId: string): Promise<TableRecord | null>;
  /** Tables the identity made or is a member of, newest first. */
  listTables(identity: string): Promise<readonly TableRecord[]>;

  /** Everything of a table; whoever has it in memory is told. `false`: there is none. */
  deleteTable(tableId: string): Promise<boolean>;
  /** In small transactions, so that nobody waits for it. `signal` ends it early. */
  prune(pruning: Pruning, signal?: AbortSignal): Promise<Pruned>;

  createIdentity(identity: NewIdentity): Promise<void>;
  getIdentity(id: string): Promise<Identity | null>;
  findIdentity(tokenHash: string): Promise<Identity | null>;
  /** A second device: one more token for the same identity. */
  addToken(identity: string, tokenHash: string): Promise<void>;
  /** Links that had expired when this one was made are forgotten. */
  createLink(link: NewLink): Promise<void>;
  /** Gives a link to the first who asks before it expires, and forgets it. */
  takeLink(tokenHash: string, now: number): Promise<Link | null>;
  /** `false`: nobody has this id. */
  renameIdentity(id: string, name: string): Promise<boolean>;

  /** Newest first, without the logs. */
  listHands(tableId: string, page: HandPage): Promise<readonly HandSummary[]>;
  getHand(tableId: string, number: number): Promise<HandRecord | null>;

  /**
   * Tells of appends, own ones too, until the returned function is called. `missed` is called after
   * a broken connection is back: appends in between were not told. Neither may throw.
   */
  watch(listener: AppendListener, missed?: () => void): () => void;
  /** Rejects with the reason if the database cannot serve now. */
  ready(): Promise<void>;
  /** Writes what is waiting, then lets go of the database. */
  close(): Promise<void>;
}
