/** Tables that remember what they were asked and answer as they are told. */

import { Readable } from 'node:stream';
import { emptyStats } from '@sidepot/engine/stats';
import type { Answer, CommandEnvelope } from '@sidepot/protocol';
import type {
  AuditEntry,
  Caller,
  FileStream,
  RefusedAnswer,
  Sink,
  Subscription,
  TableService,
} from '../../src/runtime/contract/types.js';

const NO_STATS = { ...emptyStats(), unit: '1', players: {}, biggest: [] };

export const TABLE = 'table-0001';

export interface FakeService extends TableService {
  readonly asked: { readonly by: Caller; readonly envelope: CommandEnvelope }[];
  readonly subscribers: Subscriber[];
  readonly audited: AuditEntry[];
  /** What the next questions are answered with, instead of yes. */
  refusal: Omit<RefusedAnswer, 'ok'> | null;
  failure: Error | null;
  /** Commands wait for it. */
  gate: Promise<void>;
  isReady: boolean;
  /** What an archive is made of. */
  archive: () => Pick<FileStream, 'chunks' | 'signal'>;
  readonly stopped: () => boolean;
}

/** Follows the contract of a reader that may be slow. */
export class Subscriber implements Subscription {
  readonly by: Caller;
  readonly sink: Sink;
  readonly lastSeq: number | undefined;
  isLost = false;
  isAway = false;
  isClosed = false;
  resyncs = 0;

  constructor(by: Caller, sink: Sink, lastSeq: number | undefined) {
    this.by = by;
    this.sink = sink;
    this.lastSeq = lastSeq;
  }

  publish(text: string): void {
    if (this.isLost) return;
    if (this.sink.isSlow) this.isLost = true;
    else this.sink.send(text);
  }

  resync(): void {
    this.resyncs++;
    this.isLost = false;
    this.sink.send('{"type":"resync","reason":"asked"}');
  }

  away(isAway: boolean): void {
    this.isAway = isAway;
  }

  drained(): void {
    if (!this.isLost) return;
    this.isLost = false;
    this.sink.send('{"type":"resync","reason":"slow"}');
  }

  close(): void {
    this.isClosed = true;
  }
}

const file = { type: 'text/plain; charset=utf-8', name: 'hand "1".phh', text: "variant = 'NT'\n" };

export function fakeService(): FakeService {
  const asked: FakeService['asked'] = [];
  const subscribers: Subscriber[] = [];
  const audited: AuditEntry[] = [];
  let stopped = false;

  async function answer<T>(value: T, table = TABLE) {
    if (service.failure !== null) throw service.failure;
    if (table !== TABLE) return { ok: false, error: { code: 'UNKNOWN_TABLE' } } as const;
    return service.refusal === null
      ? ({ ok: true, value } as const)
      : ({ ok: false, ...service.refusal } as const);
  }

  const current = { seq: 1, at: 1, view: {} } as unknown as Answer<'getTable'>;
  const service: FakeService = {
    asked,
    subscribers,
    audited,
    refusal: null,
    failure: null,
    gate: Promise.resolve(),
    isReady: true,
    archive: () => ({ chunks: Readable.from([file.text]), signal: new AbortController().signal }),
    stopped: () => stopped,
    createTable: () => answer({ id: TABLE, url: `/t/${TABLE}` }),
    getQuota: () => answer({ quotas: [] }),
    tableName: async (table, invite) =>
      table === TABLE && invite !== 'old-link' ? 'Tom & "Jo"' : null,
    visit: (_, table) => answer({ ok: true } as const, table),
    getTable: (_, table) => answer(current, table),
    arrived: () => () => {},
    async command(by, envelope) {
      asked.push({ by, envelope });
      await service.gate;
      return answer({ seq: asked.length, repeated: false }, envelope.table);
    },
    listEvents: (_, table, after) => answer({ seq: after, more: false, events: [] }, table),
    listHands: (_, table) => answer({ hands: [] }, table),
    getOwnData: () => answer({ ...file, ...service.archive() }),
    forget: () => answer({ ok: true } as const),
    deleteTable: (_, table) => answer({ ok: true } as const, table),
    getHand: (_, table) => answer(file, table),
    getArchive: (_, table) => answer({ ...file, ...service.archive() }, table),
    getStats: (_, table) => answer({ stats: NO_STATS }, table),
    getReport: (_, table) =>
      answer(
        {
          ...{ table: 'Friday', mode: 'cash', currency: 'none', isClosed: false, isOfAll: true },
          ...{ stats: NO_STATS, players: [] },
        },
        table,
      ),
    getLedger: (_, table) =>
      answer(
        { ledger: { lines: [], rake: 0, adjustments: [], more: false }, settlement: [] },
        table,
      ),
    async subscribe(by, table, lastSeq, sink) {
      const joined = await answer(new Subscriber(by, sink, lastSeq), table);
      if (!joined.ok) return joined;
      subscribers.push(joined.value);
      sink.send(JSON.stringify({ type: 'hello', v: 1, table, player: by.id, at: 1 }));
      return joined;
    },
    order: (table) => answer({ seq: 1, repeated: false }, table),
    removeTable: async (table) => table === TABLE,
    setQuota: async () => {},
    overview: () => [],
    audit: async (entry) => void audited.push(entry),
    async ready() {
      if (!service.isReady) throw new Error('the disk is gone');
    },
    counts: () => ({ tables_loaded: 3, commands_total: asked.length }),
    async stop() {
      stopped = true;
      for (const { sink } of subscribers) {
        sink.end({
          type: 'bye',
          code: 'STOPPING',
          text: 'the server is stopping',
          retryAfter: 1000,
        });
      }
    },
  };
  return service;
}
