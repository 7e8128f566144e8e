/**
 * Who is connected where, for nodes that share a database. Worth nothing after a crash of the
 * database: every node writes its part anew.
 */

/** Short texts from node to node, own ones too. Nothing is kept: who does not listen misses them. */
export interface Notices {
  tell(texts: readonly string[]): Promise<void>;
  /** `missed` is called after a broken connection is back. Neither may throw. */
  hear(listener: (text: string) => void, missed?: () => void): () => void;
}

/** Somebody at a table, by the node that has their socket. */
export interface Present {
  readonly tableId: string;
  readonly player: string;
  readonly node: string;
}

export interface PresenceChange {
  readonly tableId: string;
  readonly player: string;
  readonly isHere: boolean;
}

export interface Renewed {
  /** The other nodes whose lease has not ended, by the database's clock. */
  readonly alive: readonly string[];
  /** The database did not know this node: whatever it wrote before is gone. */
  readonly isNew: boolean;
}

export interface PresenceStore {
  readonly notices: Notices;
  /** This node is alive for so long. */
  renew(node: string, leaseMs: number): Promise<Renewed>;
  /** At most one change for each person at a table. */
  write(node: string, changes: readonly PresenceChange[]): Promise<void>;
  /** Everybody at these tables, also by nodes whose lease has ended a while ago. */
  read(tableIds: readonly string[]): Promise<readonly Present[]>;
}
