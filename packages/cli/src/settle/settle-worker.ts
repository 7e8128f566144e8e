/** The thread's side of `WorkerPool`. */

import { parentPort, workerData } from 'node:worker_threads';
import { loadTexts, speakIn } from '../phrases.js';
import type { LineBlock } from '../stream/blocks.js';
import { answerBlock } from './answer-block.js';

const { explain } = workerData as { readonly explain: boolean };

/** It answers in JSON, which is in English. */
const ready = speakIn('en').then(loadTexts);

parentPort?.on('message', async (block: LineBlock) => {
  await ready;
  const answer = answerBlock(block, explain);
  parentPort?.postMessage(answer, [answer.bytes.buffer as ArrayBuffer]);
});
