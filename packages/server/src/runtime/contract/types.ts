/** What the doors, HTTP and WebSocket, ask of the tables. They know nothing else of them. */

import type {
  Answer,
  CommandEnvelope,
  CreateOptions,
  HandFormat,
  ServerMessage,
  ServerRefusal,
  WireCommand,
} from '@sidepot/protocol';

/** Who asks. `id` is the public player id. */
export interface Caller {
  readonly id: string;
  readonly name: string | null;
  /** The network they come from, as a keyed hash (`identity/networks.ts`); null: not known. */
  readonly from?: string | null;
}

/** `current`: the table as it stands, if the asker was behind. */
export interface RefusedAnswer {
  readonly ok: false;
  readonly error: ServerRefusal;
  readonly current?: Answer<'getTable'>;
}

export type Answered<T> = Promise<{ readonly ok: true; readonly value: T } | RefusedAnswer>;

/** Where a viewer's messages go. */
export interface Sink {
  /** Must not throw. `text` is the message as JSON, made once for everybody who sees the same. */
  send(text: string): void;
  /** Is so much unsent that more would only pile up? */
  readonly isSlow: boolean;
  /** Closes it, after this message. */
  end(message: Extract<ServerMessage, { type: 'bye' }>): void;
}

/** Somebody is waited for who looks at no page of the table. */
export interface TurnNews {
  readonly table: string;
  readonly player: string;
  /** Of the table. */
  readonly name: string;
  /** When their time is over; null: they may think for as long as they like. */
  readonly deadline: number | null;
}

/** What the doors ask of whoever sends pushes. */
export interface PushDoor {
  /** Null: nothing is pushed. */
  readonly publicKey: string | null;
  start(
    tokenHash: string,
    table: string,
    to: { readonly endpoint: string; readonly p256dh: string; readonly auth: string },
  ): Answered<Answer<'startPush'>>;
  end(tokenHash: string, table: string): Answered<Answer<'endPush'>>;
  /** For /metrics. */
  counts(): Readonly<Record<string, number>>;
}

export interface Subscription {
  /** Nobody looks at it, or somebody does again. */
  away(isAway: boolean): void;
  /** A snapshot, because the reader lost track. */
  resync(): void;
  /** What waits in the socket has gone: a reader that was slow gets a snapshot. */
  drained(): void;
  close(): void;
}

export interface TextFile {
  readonly type: string;
  readonly name: string;
  readonly text: string;
}

/** A long one: made while it is read, as fast as it is read. */
export interface FileStream extends Omit<TextFile, 'text'> {
  readonly chunks: AsyncIterable<string | Uint8Array>;
  /** Says that the rest will not come. */
  readonly signal: AbortSignal;
}

/** A line of the audit log, before it has its time. Nothing in it is a secret. */
export interface AuditEntry {
  readonly by: 'admin' | 'host' | 'player';
  /** Who did it, if it was a player or a host. */
  readonly player?: string;
  readonly action: string;
  readonly table?: string;
  /** Whom it is about. */
  readonly about?: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** A loaded table, for whoever runs the server. */
export interface TableOverview {
  readonly id: string;
  readonly name: string;
  readonly host: string;
  readonly status: 'waiting' | 'playing' | 'paused' | 'sleeping' | 'closing' | 'closed';
  /** With chips; bots are among them. */
  readonly players: number;
  readonly bots: number;
  readonly viewers: number;
  readonly seq: number;
  readonly eventsPerSecond: number;
  readonly bytesPerSecond: number;
  /** What its events take in the store, about: as many as there are, each like the last ones. */
  readonly bytes: number;
}

/** What whoever runs the server may do in a host's place. */
export type HostOrder = Extract<WireCommand, { type: 'closeTable' | 'transferHost' }>;

export interface TableService {
  /** `address`: the household that asks, as a keyed hash (`identity/networks.ts`); it pays for it too. */
  createTable(
    by: Caller,
    options: CreateOptions,
    address?: string | null,
  ): Answered<Answer<'createTable'>>;
  /** What the caller has used of this server, and may. */
  getQuota(by: Caller): Answered<Answer<'getQuota'>>;
  /**
   * Its name, as a stranger hears it at the door who has this link; `invite`: the link's code. Null:
   * they hear nothing, there is none, or it cannot be told now.
   */
  tableName(table: string, invite: string | null): Promise<string | null>;
  /** May they come to this table at all? */
  visit(by: Caller, table: string): Answered<{ readonly ok: true }>;
  getTable(by: Caller, table: string): Answered<Answer<'getTable'>>;
  /**
   * A command for this table was read and waits its turn: a clock that runs out from now on is acted
   * on after it. To be called when it is done.
   */
  arrived(table: string): () => void;
  command(by: Caller, envelope: CommandEnvelope): Answered<Answer<'sendCommand'>>;
  listEvents(by: Caller, table: string, after: number): Answered<Answer<'listEvents'>>;
  listHands(by: Caller, table: string, before?: number): Answered<Answer<'listHands'>>;
  getHand(by: Caller, table: string, number: number, format: HandFormat): Answered<TextFile>;
  getArchive(by: Caller, table: string, format: HandFormat): Answered<FileStream>;
  getOwnData(by: Caller): Answered<FileStream>;
  /** Takes their name and words out of all tables; who they are is for others to forget. */
  forget(by: Caller): Answered<Answer<'forgetMe'>>;
  deleteTable(by: Caller, table: string): Answered<Answer<'deleteTable'>>;
  getLedger(by: Caller, table: string, before?: number): Answered<Answer<'getLedger'>>;
  getStats(by: Caller, table: string): Answered<Answer<'getStats'>>;
  getReport(by: Caller, table: string): Answered<Answer<'getReport'>>;
  /**
   * Sends `hello`, then to who is outside what the door says; to all others a snapshot or the events after `lastSeq`, then whatever happens, each as the
   * caller may see it.
   */
  subscribe(
    by: Caller,
    table: string,
    lastSeq: number | undefined,
    sink: Sink,
    /** The code of the link that brought them. */
    invite?: string,
  ): Answered<Subscription>;
  /** What one person may use instead of what all may, by name; null: what all may. */
  setQuota(player: string, own: Readonly<Record<string, number>> | null): Promise<void>;
  order(table: string, command: HostOrder): Answered<Answer<'sendCommand'>>;
  /** For good, with all of its hands; who watches is sent away. False: there is none. */
  removeTable(table: string): Promise<boolean>;
  /** Tables that this process has in memory. */
  overview(): readonly TableOverview[];
  /** Writes it into the audit log; who need not wait for it does not. A failure is logged. */
  audit(entry: AuditEntry): Promise<void>;
  /** Rejects with the reason if it cannot serve now. */
  ready(): Promise<void>;
  /** For /metrics: name → value. */
  counts(): Readonly<Record<string, number>>;
  /** Says goodbye to viewers, finishes what is being written. The store is closed by its owner. */
  stop(): Promise<void>;
}
