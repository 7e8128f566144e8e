/**
 * Tables with real cards that their dealers let others look at. The store keeps how each was last said
 * to stand; who watches is told by the node that has their stream. Nodes that share a store tell each
 * other that something changed, and read it there; a notice that is lost is made up for by a look now
 * and then.
 */

import { type Answer, SHARE_HOURS, type SharedTable } from '@sidepot/protocol';
import { newToken, tokenHashOf } from '../identity/tokens.js';
import { newId } from '../new-id.js';
import { refusing } from '../runtime/contract/refusals.js';
import type { Answered, RefusedAnswer } from '../runtime/contract/types.js';
import type { Notices, ShareRecord, ShareStore } from '../store/index.js';

export type { Notices, ShareStore };

export interface ShareLimits {
  /** That live at once and were made from one household. */
  readonly perAddress: number;
  /** Streams of one shared table at this node. */
  readonly viewers: number;
  /** Streams of one address at this node. */
  readonly viewersPerAddress: number;
}

export interface ShareDeskOptions {
  readonly store: ShareStore;
  /** How other nodes hear of changes; null: there are none. */
  readonly notices: Notices | null;
  readonly limits: ShareLimits;
  readonly now: () => number;
  readonly failed: (error: unknown) => void;
  readonly lookMs?: number;
}

/** Somebody who watches. What is told comes in order; of what comes fast, only the last counts. */
export interface ShareViewer {
  /** `news`: JSON as `getShare` answers it. */
  tell(news: string): void;
  /** It is shared no more. */
  ended(): void;
  /** Now and then, so that a connection that broke is noticed. */
  beat(): void;
  /** The server stops: they may come back. */
  leave(): void;
}

interface Watched {
  /** The newest that was read; null: nothing yet. */
  last: ShareRecord | null;
  readonly viewers: Set<ShareViewer>;
}

interface Came {
  readonly watched: Watched;
  readonly viewer: ShareViewer;
  readonly address: string;
}

const LIFE_MS = SHARE_HOURS * 60 * 60_000;
const LOOK_MS = 20_000;
/** As it is told to other nodes. */
const NOTICE = /^share ([\w-]{10,32}) (\d+)$/;
/** Shared no more. */
const GONE = 0;

export class ShareDesk {
  readonly #options: ShareDeskOptions;
  readonly #watched: Map<string, Watched> = new Map();
  readonly #timer: NodeJS.Timeout;
  readonly #unhear: () => void;
  readonly #addresses: Map<string, number> = new Map();
  #changes = 0;

  constructor(options: ShareDeskOptions) {
    this.#options = options;
    const { notices, lookMs = LOOK_MS, failed } = options;
    this.#timer = setInterval(() => this.#look().catch(failed), lookMs).unref();
    this.#unhear =
      notices?.hear(
        (text) => this.#hear(text),
        () => void this.#readAll().catch(failed),
      ) ?? (() => {});
  }

  /** `payer`: the household that asks, as a keyed hash. */
  async create(payer: string, table: SharedTable): Answered<Answer<'newShare'>> {
    const { store, limits, now } = this.#options;
    const id = newId();
    const key = newToken();
    const at = now();
    const body = JSON.stringify(table);
    const share = { id, keyHash: tokenHashOf(key), payer, body, at };
    if (!(await store.addShare(share, limits.perAddress))) {
      // Those that nobody uses any more must not stand in the way.
      await store.pruneShares(Math.max(0, at - LIFE_MS));
      if (!(await store.addShare(share, limits.perAddress))) {
        return refusing('TOO_MANY_SHARES', { limit: limits.perAddress });
      }
    }
    const url = `/dealer/watch/${id}`;
    return { ok: true, value: { id, key, url, expiresAt: at + LIFE_MS } };
  }

  async update(id: string, key: string, table: SharedTable): Answered<Answer<'updateShare'>> {
    const { store, now } = this.#options;
    const updatedAt = now();
    const body = JSON.stringify(table);
    const seq = await store.saveShare(id, tokenHashOf(key), body, updatedAt);
    if (seq === null) return this.#missing(id);
    this.#changes++;
    this.#publish({ id, seq, body, updatedAt });
    this.#notice(id, seq);
    return { ok: true, value: { seq, expiresAt: updatedAt + LIFE_MS } };
  }

  async end(id: string, key: string): Answered<Answer<'endShare'>> {
    if (!(await this.#options.store.endShare(id, tokenHashOf(key)))) return this.#missing(id);
    this.#ended(id);
    this.#notice(id, GONE);
    return { ok: true, value: { ok: true } };
  }

  /** As JSON: what viewers are told. */
  async get(id: string): Answered<string> {
    const record = await this.#read(id);
    return record === null ? refusing('UNKNOWN_SHARE') : { ok: true, value: this.#newsOf(record) };
  }

  /** They are told at once how it stands; call what it gives when they are gone. */
  async watch(id: string, viewer: ShareViewer, address: string): Answered<() => void> {
    const { viewers, viewersPerAddress } = this.#options.limits;
    const watched = this.#watched.get(id) ?? { last: null, viewers: new Set() };
    const here = this.#addresses.get(address) ?? 0;
    if (watched.viewers.size >= viewers || here >= viewersPerAddress) return refusing('SHARE_FULL');
    // First of all: what changes while it is read must not be missed.
    this.#watched.set(id, watched);
    watched.viewers.add(viewer);
    this.#addresses.set(address, here + 1);
    const leave = once(() => this.#leave(id, { watched, viewer, address }));
    try {
      const record = await this.#read(id);
      if (record === null) {
        leave();
        return refusing('UNKNOWN_SHARE');
      }
      const isNews = record.seq > (watched.last?.seq ?? GONE);
      if (isNews) this.#publish(record);
      else if (watched.last !== null) viewer.tell(this.#newsOf(watched.last));
      return { ok: true, value: leave };
    } catch (error) {
      leave();
      throw error;
    }
  }

  counts(): Readonly<Record<string, number>> {
    const viewers = [...this.#watched.values()].reduce((sum, one) => sum + one.viewers.size, 0);
    return { share_viewers: viewers, share_changes_total: this.#changes };
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#unhear();
    for (const { viewers } of this.#watched.values()) for (const one of viewers) one.leave();
    this.#watched.clear();
  }

  #leave(id: string, { watched, viewer, address }: Came): void {
    const here = (this.#addresses.get(address) ?? 1) - 1;
    if (here === 0) this.#addresses.delete(address);
    else this.#addresses.set(address, here);
    watched.viewers.delete(viewer);
    if (watched.viewers.size === 0 && this.#watched.get(id) === watched) this.#watched.delete(id);
  }

  async #missing(id: string): Promise<RefusedAnswer> {
    return refusing((await this.#read(id)) === null ? 'UNKNOWN_SHARE' : 'NOT_ALLOWED');
  }

  async #read(id: string): Promise<ShareRecord | null> {
    const record = await this.#options.store.getShare(id);
    return record === null || this.#isOld(record) ? null : record;
  }

  #isOld({ updatedAt }: ShareRecord): boolean {
    return updatedAt + LIFE_MS <= this.#options.now();
  }

  #newsOf({ seq, body, updatedAt }: ShareRecord): string {
    const age = Math.max(0, this.#options.now() - updatedAt);
    return `{"seq":${seq},"age":${age},"table":${body}}`;
  }

  #publish(record: ShareRecord): void {
    const watched = this.#watched.get(record.id);
    if (watched === undefined || record.seq <= (watched.last?.seq ?? GONE)) return;
    watched.last = record;
    const news = this.#newsOf(record);
    for (const viewer of watched.viewers) viewer.tell(news);
  }

  #ended(id: string): void {
    const watched = this.#watched.get(id);
    this.#watched.delete(id);
    for (const viewer of watched?.viewers ?? []) viewer.ended();
  }

  /** Nobody waits for it: who does not hear it looks by themselves. */
  #notice(id: string, seq: number): void {
    const { notices, failed } = this.#options;
    notices?.tell([`share ${id} ${seq}`]).catch(failed);
  }

  #hear(text: string): void {
    const [, id = '', seq] = NOTICE.exec(text) ?? [];
    const watched = this.#watched.get(id);
    if (watched === undefined) return;
    if (Number(seq) === GONE) this.#ended(id);
    else if (Number(seq) > (watched.last?.seq ?? GONE)) {
      void this.#readAgain(id).catch(this.#options.failed);
    }
  }

  async #readAgain(id: string): Promise<void> {
    const record = await this.#read(id);
    if (record === null) this.#ended(id);
    else this.#publish(record);
  }

  async #readAll(): Promise<void> {
    for (const id of [...this.#watched.keys()]) await this.#readAgain(id);
  }

  async #look(): Promise<void> {
    const ids = [...this.#watched.keys()];
    if (ids.length === 0) return;
    for (const { viewers } of this.#watched.values()) for (const one of viewers) one.beat();
    const seqs = await this.#options.store.shareSeqs(ids);
    for (const id of ids) {
      const last = this.#watched.get(id)?.last ?? null;
      const seq = seqs.get(id) ?? GONE;
      if (last !== null && (seq !== last.seq || this.#isOld(last))) await this.#readAgain(id);
    }
  }
}

function once(work: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) work();
    isDone = true;
  };
}
