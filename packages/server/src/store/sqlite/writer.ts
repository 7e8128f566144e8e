/** Who writes the file: this thread, or one of its own (docs/adr/0010). */

import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { newProblem, type Problem } from '../../problems.js';
import { reasonOf, StoreError, type StoreErrorCode } from '../contract/errors.js';
import { type Sqlite, sqliteError } from './database.js';
import { SQLITE_FILE } from './files.js';
import { type SqliteWrites, sqliteWrites } from './writes.js';

export interface SqliteWriter {
  call<N extends keyof SqliteWrites>(
    name: N,
    ...args: Parameters<SqliteWrites[N]>
  ): Promise<ReturnType<SqliteWrites[N]>>;
  /** Throws if it can write no more. */
  check(): void;
  close(): Promise<void>;
}

export interface WriterCall {
  readonly name: keyof SqliteWrites;
  readonly args: readonly unknown[];
}

/** An error loses its class on the way between threads. */
export interface PlainError {
  readonly code: StoreErrorCode;
  readonly told: Problem | string;
}

/** One to each call, in the same order. */
export type WriterReply = { readonly value: unknown } | { readonly error: PlainError };

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: StoreError) => void;
}

export function writeHere(db: Sqlite, folder: string): SqliteWriter {
  const writes = sqliteWrites(db);
  const run = (call: WriterCall): unknown => {
    try {
      return answerCall(writes, call);
    } catch (error) {
      throw sqliteError(error, join(folder, SQLITE_FILE));
    }
  };
  return {
    call: async (name, ...args) => run({ name, args }) as never,
    check() {},
    close: async () => {},
  };
}

/** The caller's types say which arguments belong to which name. */
export const answerCall = (writes: SqliteWrites, { name, args }: WriterCall): unknown =>
  (writes[name] as (...args: readonly unknown[]) => unknown)(...args);

export class WriterThread implements SqliteWriter {
  readonly #worker: Worker;
  readonly #waiting: Waiting[] = [];
  #failed: StoreError | null = null;

  constructor(folder: string, script: URL) {
    this.#worker = new Worker(script, { workerData: folder });
    this.#worker.on('message', (reply: WriterReply) => this.#hear(reply));
    this.#worker.on('error', (error) => this.#fail(reasonOf(error)));
    this.#worker.on('exit', () => this.#fail('it ended'));
    // Alive only for what is asked of it.
    this.#worker.unref();
  }

  call<N extends keyof SqliteWrites>(
    name: N,
    ...args: Parameters<SqliteWrites[N]>
  ): Promise<ReturnType<SqliteWrites[N]>> {
    if (this.#failed !== null) return Promise.reject(this.#failed);
    return new Promise((resolve, reject) => {
      if (this.#waiting.length === 0) this.#worker.ref();
      this.#waiting.push({ resolve: resolve as Waiting['resolve'], reject });
      this.#worker.postMessage({ name, args } satisfies WriterCall);
    });
  }

  check(): void {
    if (this.#failed !== null) throw this.#failed;
  }

  /** After everything that was asked. */
  async close(): Promise<void> {
    if (this.#failed !== null) return;
    this.#worker.ref();
    this.#worker.postMessage(null);
    await once(this.#worker, 'exit');
  }

  #hear(reply: WriterReply): void {
    const waiting = this.#waiting.shift();
    if (this.#waiting.length === 0) this.#worker.unref();
    if ('value' in reply) waiting?.resolve(reply.value);
    else waiting?.reject(new StoreError(reply.error.code, reply.error.told));
  }

  #fail(reason: string): void {
    const told = newProblem('writerFailed', { reason });
    this.#failed ??= new StoreError('STORE_FAILED', told);
    // What it was asked last it may have done.
    const unknown = new StoreError('OUTCOME_UNKNOWN', told);
    for (const { reject } of this.#waiting.splice(0)) reject(unknown);
  }
}
