/** The thread's side of `runJobs`. */

import { parentPort, workerData } from 'node:worker_threads';
import { type Job, type JobMessage, runJob } from './jobs.js';

/** More news than that nobody sees. */
const FRAME_MS = 80;

let last = 0;
runJob(workerData as Job, (message: JobMessage) => {
  if (message.kind === 'progress') {
    if (Date.now() - last < FRAME_MS) return;
    last = Date.now();
  }
  parentPort?.postMessage(message);
});
