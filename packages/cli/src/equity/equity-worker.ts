/** The thread's side of `runEquity`. */

import { parentPort, workerData } from 'node:worker_threads';
import { equityAsync } from '@sidepot/engine';
import type { EquityMessage, EquityQuestion } from './run.js';

/** More news than that nobody sees. */
const FRAME_MS = 80;

const tell = (message: EquityMessage): void => parentPort?.postMessage(message);
const { hands, options } = workerData as EquityQuestion;
let last = 0;
const onProgress = (done: number, total: number): void => {
  // What is done is printed at once: no need to say that it is.
  if (done === total || Date.now() - last < FRAME_MS) return;
  last = Date.now();
  tell({ done, total });
};
tell({ answer: await equityAsync(hands, { ...options, onProgress }) });
