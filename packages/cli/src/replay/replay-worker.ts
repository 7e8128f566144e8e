/** The thread's side of a pool that replays. */

import { parentPort, workerData } from 'node:worker_threads';
import type { LanguageName } from '@sidepot/i18n/cli';
import { loadTexts, speakIn } from '../phrases.js';
import { answerHands, type HandBlock, type ReplayModes } from './answer.js';

const { language, ...modes } = workerData as ReplayModes & { readonly language: LanguageName };

const ready = speakIn(language).then(loadTexts);

parentPort?.on('message', async (block: HandBlock) => {
  await ready;
  const answer = answerHands(block, modes);
  parentPort?.postMessage(answer, [answer.bytes.buffer as ArrayBuffer]);
});
