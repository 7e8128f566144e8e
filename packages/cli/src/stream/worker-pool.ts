/** Threads that answer blocks. Each works through its own blocks in order. */

import { Worker } from 'node:worker_threads';

interface Waiting<Answer> {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

interface Member<Answer> {
  readonly worker: Worker;
  readonly waiting: Waiting<Answer>[];
  failed: unknown;
}

export class WorkerPool<Task extends { readonly bytes: Uint8Array }, Answer> {
  readonly #members: readonly Member<Answer>[];

  /** `script` is a file beside the bundle; it finds `data` as its `workerData`. */
  constructor(size: number, script: string, data: unknown) {
    this.#members = Array.from({ length: size }, () => startMember<Answer>(script, data));
  }

  get size(): number {
    return this.#members.length;
  }

  /** The task's memory is handed over and cannot be used afterwards. */
  answer(task: Task): Promise<Answer> {
    const idlest = this.#members.reduce((best, member) =>
      member.waiting.length < best.waiting.length ? member : best,
    );
    return asked(idlest, task);
  }

  /** Asks every one of them, after all that they were asked before. */
  answerEach(task: () => Task): Promise<Answer[]> {
    return Promise.all(this.#members.map((member) => asked(member, task())));
  }

  async close(): Promise<void> {
    await Promise.all(this.#members.map(({ worker }) => worker.terminate()));
  }
}

function asked<Task extends { readonly bytes: Uint8Array }, Answer>(
  { worker, waiting, failed }: Member<Answer>,
  task: Task,
): Promise<Answer> {
  if (failed !== undefined) return Promise.reject(failed);
  return new Promise((resolve, reject) => {
    waiting.push({ resolve, reject });
    worker.postMessage(task, [task.bytes.buffer as ArrayBuffer]);
  });
}

function startMember<Answer>(script: string, data: unknown): Member<Answer> {
  const worker = new Worker(new URL(`./${script}`, import.meta.url), { workerData: data });
  const waiting: Waiting<Answer>[] = [];
  worker.on('message', (answer: Answer) => waiting.shift()?.resolve(answer));
  // A worker only ends early if it died: its blocks, and those still to come, fail with it.
  const member: Member<Answer> = { worker, waiting, failed: undefined };
  worker.on('error', (error) => {
    member.failed = error;
    for (const { reject } of waiting.splice(0)) reject(error);
  });
  return member;
}
