/** This thread's end of one that reads. */

import { Worker } from 'node:worker_threads';
import { StoreError } from '../../store/index.js';
import type { Chunks, ReaderCall, ReaderReply } from './calls.js';
import type { ReadJob } from './jobs.js';

interface Waiting {
  readonly resolve: (chunk: Uint8Array | null) => void;
  readonly reject: (error: Error) => void;
}

export class ReaderThread {
  readonly #worker: Worker;
  readonly #waiting: Map<number, Waiting> = new Map();
  readonly #open: Set<number> = new Set();
  #count = 0;
  #failed: Error | null = null;

  constructor(script: URL) {
    this.#worker = new Worker(script);
    this.#worker.on('message', (reply: ReaderReply) => this.#hear(reply));
    this.#worker.on('error', (error) => this.#fail(error.message));
    this.#worker.on('exit', () => this.#fail('it ended'));
    // It keeps no process alive: whoever waits for it has a socket that does.
    this.#worker.unref();
  }

  /** Of use no more: it died, or was ended. */
  get hasFailed(): boolean {
    return this.#failed !== null;
  }

  /** How many are being read. */
  get size(): number {
    return this.#open.size;
  }

  read(job: ReadJob): Chunks {
    const id = this.#count++;
    this.#open.add(id);
    this.#say({ id, say: 'begin', job });
    return {
      next: () => this.#more(id),
      stop: () => {
        if (this.#open.delete(id)) this.#say({ id, say: 'stop' });
      },
    };
  }

  /** What is being read fails. */
  async end(): Promise<void> {
    this.#fail('it was ended');
    await this.#worker.terminate();
  }

  #more(id: number): Promise<Uint8Array | null> {
    if (this.#failed !== null) return Promise.reject(this.#failed);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#say({ id, say: 'more' });
    });
  }

  #say(call: ReaderCall): void {
    if (this.#failed === null) this.#worker.postMessage(call);
  }

  #hear(reply: ReaderReply): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if ('chunk' in reply) {
      if (reply.chunk === null) this.#open.delete(reply.id);
      waiting?.resolve(reply.chunk);
      return;
    }
    const { code, message } = reply.error;
    this.#open.delete(reply.id);
    waiting?.reject(code === null ? new Error(message) : new StoreError(code, message));
  }

  #fail(reason: string): void {
    this.#failed ??= new StoreError('STORE_FAILED', `a thread that reads failed: ${reason}`);
    this.#open.clear();
    for (const { reject } of this.#waiting.values()) reject(this.#failed);
    this.#waiting.clear();
  }
}
