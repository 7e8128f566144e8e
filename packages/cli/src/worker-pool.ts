/** Threads that answer blocks. Each works through its own blocks in order. */

import { Worker } from 'node:worker_threads';
import type { BlockAnswer } from './answer-block.js';
import type { Block } from './blocks.js';

interface Waiting {
  readonly resolve: (answer: BlockAnswer) => void;
  readonly reject: (error: unknown) => void;
}

interface Member {
  readonly worker: Worker;
  readonly waiting: Waiting[];
  failed: unknown;
}

export class WorkerPool {
  readonly #members: readonly Member[];

  constructor(size: number, explain: boolean) {
    this.#members = Array.from({ length: size }, () => startMember(explain));
  }

  get size(): number {
    return this.#members.length;
  }

  /** The block's memory is handed over and cannot be used afterwards. */
  answer(block: Block): Promise<BlockAnswer> {
    const idlest = this.#members.reduce((best, member) =>
      member.waiting.length < best.waiting.length ? member : best,
    );
    if (idlest.failed !== undefined) return Promise.reject(idlest.failed);
    return new Promise((resolve, reject) => {
      idlest.waiting.push({ resolve, reject });
      idlest.worker.postMessage(block, [block.bytes.buffer as ArrayBuffer]);
    });
  }

  async close(): Promise<void> {
    await Promise.all(this.#members.map(({ worker }) => worker.terminate()));
  }
}

function startMember(explain: boolean): Member {
  const worker = new Worker(new URL('./settle-worker.js', import.meta.url), {
    workerData: { explain },
  });
  const waiting: Waiting[] = [];
  worker.on('message', (answer: BlockAnswer) => waiting.shift()?.resolve(answer));
  // A worker only ends early if it died: its blocks, and those still to come, fail with it.
  const member: Member = { worker, waiting, failed: undefined };
  worker.on('error', (error) => {
    member.failed = error;
    for (const { reject } of waiting.splice(0)) reject(error);
  });
  return member;
}
