/** The thread's side of a pool that replays. */

import { parentPort, workerData } from 'node:worker_threads';
import { answerHands, type HandBlock, type ReplayModes } from './answer.js';

const modes = workerData as ReplayModes;

parentPort?.on('message', (block: HandBlock) => {
  const answer = answerHands(block, modes);
  parentPort?.postMessage(answer, [answer.bytes.buffer as ArrayBuffer]);
});
