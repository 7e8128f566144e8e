/** Threads that count or play, while this one draws the progress and hears Ctrl-C. */

import { Worker } from 'node:worker_threads';
import { Progress } from '../terminal/progress.js';
import type { Job, JobMessage } from './jobs.js';

/** One thread per job. Resolves with false if Ctrl-C was first. */
export async function runJobs(
  jobs: readonly Job[],
  onMessage: (message: JobMessage, progress: Progress) => void,
): Promise<boolean> {
  const progress = new Progress();
  const workers = jobs.map(
    (job) => new Worker(new URL('./play-worker.js', import.meta.url), { workerData: job }),
  );
  let interrupt: (() => void) | undefined;
  try {
    const stopped = new Promise<boolean>((resolve) => {
      interrupt = () => resolve(false);
      process.once('SIGINT', interrupt);
    });
    const all = workers.map((worker) => ended(worker, (message) => onMessage(message, progress)));
    return await Promise.race([stopped, Promise.all(all).then(() => true)]);
  } finally {
    if (interrupt !== undefined) process.off('SIGINT', interrupt);
    // Nothing may be drawn after the line is erased, so the threads are silenced and stopped first.
    for (const worker of workers) worker.removeAllListeners('message');
    await Promise.all(workers.map((worker) => worker.terminate()));
    progress.erase();
  }
}

function ended(worker: Worker, onMessage: (message: JobMessage) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.on('message', (message: JobMessage) => {
      onMessage(message);
      if (message.kind === 'done') resolve();
    });
    worker.on('error', reject);
  });
}
