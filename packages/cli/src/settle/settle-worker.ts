/** The thread's side of `WorkerPool`. */

import { parentPort, workerData } from 'node:worker_threads';
import type { LineBlock } from '../stream/blocks.js';
import { answerBlock } from './answer-block.js';

const { explain } = workerData as { readonly explain: boolean };

parentPort?.on('message', (block: LineBlock) => {
  const answer = answerBlock(block, explain);
  parentPort?.postMessage(answer, [answer.bytes.buffer as ArrayBuffer]);
});
