/**
 * Reads that would hold everybody up: they are made in threads of their own, chunk by chunk as they
 * are taken (docs/adr/0015). Run from source there is no script for a thread: then this one reads, a
 * piece at a time, and lets others go first in between.
 */

import { existsSync } from 'node:fs';
import { setImmediate as turn } from 'node:timers/promises';
import type { Store } from '../../store/index.js';
import type { Chunks } from './calls.js';
import { piecesOf, type ReadJob } from './jobs.js';
import { ReaderThread } from './thread.js';
import { READ_LIMITS, type ReadLimits, Turnstile } from './turnstile.js';

/** Beside the built server. */
const SCRIPT = new URL('./reader-thread.js', import.meta.url);
const THREADS = 2;
/** A thread with nothing to do for so long is ended. */
const IDLE_MS = 30_000;

/** Text as it comes. `signal` says that no more comes, though it is not the end. */
export interface TextReading {
  readonly chunks: AsyncIterable<string | Uint8Array>;
  readonly signal: AbortSignal;
}

export interface ReadersOptions {
  readonly store: Store;
  readonly limits?: ReadLimits;
  /** Of the threads; null: this one reads. */
  readonly script?: URL | null;
}

export class Readers {
  readonly #store: Store;
  readonly #limits: ReadLimits;
  readonly #script: URL | null;
  readonly #turnstile: Turnstile;
  readonly #open: Set<AbortController> = new Set();
  #threads: ReaderThread[] = [];
  #idle: NodeJS.Timeout | null = null;
  #isStopped = false;
  /** How many were begun. */
  started = 0;

  constructor({ store, limits = READ_LIMITS, script }: ReadersOptions) {
    this.#store = store;
    this.#limits = limits;
    this.#script = script === undefined ? (existsSync(SCRIPT) ? SCRIPT : null) : script;
    this.#turnstile = new Turnstile(limits);
  }

  /** How many are being read. */
  get size(): number {
    return this.#turnstile.size;
  }

  get threads(): number {
    return this.#threads.length;
  }

  /** Resolves when the first chunk is there, so that what fails at once is refused. Null: too many. */
  async read(person: string, job: ReadJob): Promise<TextReading | null> {
    if (!(await this.#turnstile.enter(person))) return null;
    if (this.#isStopped) {
      this.#turnstile.leave(person);
      return null;
    }
    this.started++;
    const controller = new AbortController();
    this.#open.add(controller);
    const chunks = this.#begin(job);
    const ceiling = setTimeout(() => controller.abort(), this.#limits.longestMs);
    const ended = once(() => {
      clearTimeout(ceiling);
      chunks.stop();
      this.#open.delete(controller);
      this.#turnstile.leave(person);
      this.#rest();
    });
    controller.signal.addEventListener('abort', ended);
    try {
      const first = await chunks.next();
      return { chunks: taken(first, chunks, ended), signal: controller.signal };
    } catch (error) {
      ended();
      throw error;
    }
  }

  /** Whatever is being read breaks off. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#turnstile.close();
    for (const controller of this.#open) controller.abort();
    await this.#endThreads();
  }

  #begin(job: ReadJob): Chunks {
    if (this.#idle !== null) clearTimeout(this.#idle);
    this.#idle = null;
    return this.#script === null
      ? readHere(this.#store, job)
      : this.#thread(this.#script).read(job);
  }

  /** The one with least to do; a new one while there are few. */
  #thread(script: URL): ReaderThread {
    this.#threads = this.#threads.filter(({ hasFailed }) => !hasFailed);
    const [least] = this.#threads.toSorted((a, b) => a.size - b.size);
    if (least !== undefined && (least.size === 0 || this.#threads.length >= THREADS)) return least;
    const thread = new ReaderThread(script);
    this.#threads.push(thread);
    return thread;
  }

  #rest(): void {
    if (this.#open.size > 0 || this.#isStopped) return;
    this.#idle = setTimeout(() => void this.#endThreads(), IDLE_MS).unref();
  }

  async #endThreads(): Promise<void> {
    if (this.#idle !== null) clearTimeout(this.#idle);
    this.#idle = null;
    await Promise.all(this.#threads.splice(0).map((thread) => thread.end()));
  }
}

/** In this thread: after each piece it is somebody else's turn. */
function readHere(store: Store, job: ReadJob): Chunks {
  const pieces = piecesOf(() => store, job);
  return {
    async next() {
      for (;;) {
        await turn();
        const { value, done } = await pieces.next();
        if (done === true) return null;
        if (value !== '') return value;
      }
    },
    stop: () => void pieces.return(),
  };
}

/** By hand: a generator that was never begun would not notice that it is not wanted. */
const taken = (
  first: Uint8Array | string | null,
  chunks: Chunks,
  ended: () => void,
): AsyncIterable<string | Uint8Array> => ({
  [Symbol.asyncIterator]() {
    let next: Promise<Uint8Array | string | null> | null = Promise.resolve(first);
    return {
      async next() {
        try {
          const value = await (next ?? chunks.next());
          next = null;
          if (value !== null) return { done: false, value };
        } catch (error) {
          ended();
          throw error;
        }
        ended();
        return { done: true, value: undefined };
      },
      async return() {
        ended();
        return { done: true, value: undefined };
      },
    };
  },
});

function once(work: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    work();
  };
}
