/**
 * Who is at which table, over all nodes that share a store. A node tells of its sockets in batches
 * and holds one lease; when that ends unrenewed, the node is dead and nobody is connected to it. As
 * long as the store cannot be reached everything stays as it was last known.
 */

import type { PresenceChange, PresenceStore, Present } from '../../store/index.js';
import { BY_HTTP, type Moved, TablePresence } from './table-presence.js';

/** How often a node says that it is alive, and for how many times as long that is believed. */
const RENEW_MS = 2000;
const LEASE = 3;
/** What comes and goes in this time is told together. */
const BATCH_MS = 25;
/** PostgreSQL's notices hold 8,000 bytes. */
const NOTICE_BYTES = 7000;

export interface PresenceOptions {
  /** Null: there are no other nodes. */
  readonly store: PresenceStore | null;
  readonly node: string;
  readonly now: () => number;
  readonly renewMs?: number;
  /** Somebody came or went elsewhere. */
  readonly changed: (tableId: string) => void;
  /** The same, of somebody whom no seat and no list shows. */
  readonly counted: (tableId: string) => void;
  readonly failed: (error: unknown) => void;
}

/** As it is told: who tells, and table, player and whether they are there now. */
interface Notice {
  readonly node: string;
  readonly moves: readonly (readonly [tableId: string, player: string, isHere: boolean])[];
}

export class Presence {
  readonly #options: PresenceOptions;
  readonly #renewMs: number;
  readonly #tables: Map<string, TablePresence> = new Map();
  /** What the others have not been told yet. */
  #moves: Map<string, PresenceChange> = new Map();
  /** Tables of which this node does not know yet who is at them elsewhere. */
  #unread: Set<string> = new Set();
  /** Those that are being read. */
  #reading: ReadonlySet<string> = new Set();
  /** Tables that others were told somebody asks for over HTTP. */
  #asked: Set<string> = new Set();
  readonly #unhear: () => void;
  #flushTimer: NodeJS.Timeout | null = null;
  #flushing: Promise<void> | null = null;
  #renewTimer: NodeJS.Timeout | null = null;
  #renewing: Promise<void> = Promise.resolve();
  /** Since when every renewal came in time; others may have been held up as this node was. */
  #steadySince: number | null = null;
  #renewedAt = 0;
  #isStopped = false;

  constructor(options: PresenceOptions) {
    const { store, renewMs = RENEW_MS } = options;
    this.#options = options;
    this.#renewMs = renewMs;
    this.#unhear =
      store?.notices.hear(
        (text) => this.#hear(text),
        () => this.#readAgain(),
      ) ?? (() => {});
    if (store !== null) this.#planRenewal(store, 0);
  }

  /** Kept until it is forgotten. */
  of(tableId: string): TablePresence {
    const known = this.#tables.get(tableId);
    if (known !== undefined) return known;
    const { store, now } = this.#options;
    const moved: Moved | null =
      store === null ? null : (player, isHere) => this.#move({ tableId, player, isHere });
    const made = new TablePresence(now, moved);
    this.#tables.set(tableId, made);
    if (store !== null) {
      this.#unread.add(tableId);
      this.#planFlush();
    }
    return made;
  }

  /** Nobody here is at this table any more. */
  forget(tableId: string): void {
    this.#tables.delete(tableId);
    this.#unread.delete(tableId);
    if (this.#asked.delete(tableId)) this.#move({ tableId, player: BY_HTTP, isHere: false });
  }

  /** The lease ends by itself: who is back at another node by then was never gone. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#unhear();
    if (this.#flushTimer !== null) clearTimeout(this.#flushTimer);
    if (this.#renewTimer !== null) clearTimeout(this.#renewTimer);
    await Promise.all([this.#flushing, this.#renewing]);
  }

  #move(change: PresenceChange): void {
    if (this.#options.store === null) return;
    this.#moves.set(keyOf(change), change);
    this.#planFlush();
  }

  #planFlush(): void {
    if (this.#isStopped || this.#flushTimer !== null || this.#flushing !== null) return;
    this.#flushTimer = setTimeout(() => {
      this.#flushTimer = null;
      this.#flushing = this.#flush().then((isDone) => {
        this.#flushing = null;
        // After a failure the next renewal tries again.
        if (isDone && this.#moves.size + this.#unread.size > 0) this.#planFlush();
      });
    }, BATCH_MS);
  }

  /** However many came and went: one statement to write, one to tell, one to read. */
  async #flush(): Promise<boolean> {
    const { store, node, failed } = this.#options;
    const moves = this.#moves;
    const unread = this.#unread;
    this.#moves = new Map();
    this.#unread = new Set();
    if (store === null) return true;
    try {
      if (moves.size > 0) {
        const changes = [...moves.values()];
        await store.write(node, changes);
        await store.notices.tell(noticesOf(node, changes));
      }
      if (unread.size > 0) await this.#read(store, unread);
      return true;
    } catch (error) {
      failed(error);
      // What has moved again meanwhile is newer.
      this.#moves = new Map([...moves, ...this.#moves]);
      for (const tableId of unread) if (this.#tables.has(tableId)) this.#unread.add(tableId);
      return false;
    }
  }

  async #read(store: PresenceStore, tableIds: ReadonlySet<string>): Promise<void> {
    this.#reading = tableIds;
    const all = await store.read([...tableIds]).finally(() => {
      this.#reading = new Set();
    });
    const rows = all.filter(({ node }) => node !== this.#options.node);
    const byTable = new Map([...tableIds].map((tableId): [string, Present[]] => [tableId, []]));
    for (const row of rows) byTable.get(row.tableId)?.push(row);
    for (const [tableId, present] of byTable) {
      const isOther = this.#tables.get(tableId)?.learned(present);
      if (isOther) this.#options.changed(tableId);
      else if (present.length > 0) this.#options.counted(tableId);
    }
  }

  #readAgain(): void {
    for (const tableId of this.#tables.keys()) this.#unread.add(tableId);
    this.#planFlush();
  }

  #hear(text: string): void {
    const notice = readNotice(text);
    if (notice === null || notice.node === this.#options.node || this.#isStopped) return;
    const others = new Set<string>();
    const counted = new Set<string>();
    for (const [tableId, player, isHere] of notice.moves) {
      const isOther = this.#tables.get(tableId)?.heard(notice.node, player, isHere);
      if (isOther === true) others.add(tableId);
      else if (isOther === false) counted.add(tableId);
      // What is being read may be older than this.
      if (this.#reading.has(tableId)) this.#unread.add(tableId);
    }
    for (const tableId of others) this.#options.changed(tableId);
    for (const tableId of counted) if (!others.has(tableId)) this.#options.counted(tableId);
  }

  #planRenewal(store: PresenceStore, wait: number): void {
    if (this.#isStopped) return;
    this.#renewTimer = setTimeout(() => {
      this.#renewing = this.#renew(store).then(() => this.#planRenewal(store, this.#renewMs));
    }, wait);
    this.#renewTimer.unref();
  }

  async #renew(store: PresenceStore): Promise<void> {
    const { node, now, failed } = this.#options;
    const lease = LEASE * this.#renewMs;
    try {
      const { alive, isNew } = await store.renew(node, lease);
      const time = now();
      if (time - this.#renewedAt > 2 * this.#renewMs) this.#steadySince = null;
      this.#steadySince ??= time;
      this.#renewedAt = time;
      if (isNew) this.#tellAll();
      this.#tellAsked(time);
      if (time - this.#steadySince >= lease) this.#keep(new Set(alive));
    } catch (error) {
      this.#steadySince = null;
      failed(error);
    }
    if (this.#moves.size + this.#unread.size > 0) this.#planFlush();
  }

  #keep(alive: ReadonlySet<string>): void {
    for (const [tableId, table] of this.#tables) {
      if (table.keep(alive)) this.#options.changed(tableId);
    }
  }

  /** The database has nothing of this node. */
  #tellAll(): void {
    for (const [tableId, { here }] of this.#tables) {
      for (const player of here) this.#move({ tableId, player, isHere: true });
    }
    for (const tableId of this.#asked) this.#move({ tableId, player: BY_HTTP, isHere: true });
  }

  /** Who asks over HTTP is there from one renewal to the next. */
  #tellAsked(time: number): void {
    for (const [tableId, { askedAt }] of this.#tables) {
      const isAsked = askedAt + 2 * this.#renewMs > time;
      if (isAsked === this.#asked.has(tableId)) continue;
      if (isAsked) this.#asked.add(tableId);
      else this.#asked.delete(tableId);
      this.#move({ tableId, player: BY_HTTP, isHere: isAsked });
    }
  }
}

const keyOf = ({ tableId, player }: PresenceChange): string => `${tableId} ${player}`;

/** In texts that are short enough. */
function noticesOf(node: string, changes: readonly PresenceChange[]): readonly string[] {
  const texts: string[] = [];
  let moves: Notice['moves'][number][] = [];
  let bytes = 0;
  const end = (): void => {
    if (moves.length > 0) texts.push(JSON.stringify({ node, moves } satisfies Notice));
    moves = [];
    bytes = Buffer.byteLength(node);
  };
  end();
  for (const { tableId, player, isHere } of changes) {
    const move = [tableId, player, isHere] as const;
    const size = Buffer.byteLength(JSON.stringify(move)) + 1;
    if (bytes + size > NOTICE_BYTES) end();
    moves.push(move);
    bytes += size;
  }
  end();
  return texts;
}

/** Null: of another version, or not ours at all. */
function readNotice(text: string): Notice | null {
  try {
    const value = JSON.parse(text) as Partial<Notice>;
    return typeof value.node === 'string' && Array.isArray(value.moves) ? (value as Notice) : null;
  } catch {
    return null;
  }
}
