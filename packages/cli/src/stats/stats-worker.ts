/** The thread's side of a pool that counts. */

import { parentPort, workerData } from 'node:worker_threads';
import type { LanguageName } from '@sidepot/i18n/cli';
import { loadTexts, speakIn } from '../phrases.js';
import { type CountTask, HandCounter } from './count.js';
import type { CountModes } from './modes.js';

const { language, ...modes } = workerData as CountModes & { readonly language: LanguageName };

const counter = new HandCounter(modes);
const ready = speakIn(language).then(loadTexts);

parentPort?.on('message', async (task: CountTask) => {
  await ready;
  parentPort?.postMessage(counter.answer(task));
});
