/** The thread's side of a pool that converts. */

import { parentPort, workerData } from 'node:worker_threads';
import type { LanguageName } from '@sidepot/i18n/cli';
import { loadTexts, speakIn } from '../phrases.js';
import type { HandBlock } from '../replay/answer.js';
import { convertHands } from './answer.js';
import type { ConvertModes } from './formats.js';

const { language, ...modes } = workerData as ConvertModes & { readonly language: LanguageName };

const ready = speakIn(language).then(loadTexts);

parentPort?.on('message', async (block: HandBlock) => {
  await ready;
  const answer = convertHands(block, modes);
  parentPort?.postMessage(answer, [answer.bytes.buffer as ArrayBuffer]);
});
