/** Asks the worker, which is started when the first question comes. Only the last question counts. */

import type { Parts } from './compute.js';
import type { FeltEquity } from './input.js';

let worker: Worker | null = null;
let asked = 0;

export function askEquity(problem: FeltEquity): Promise<Parts | null> {
  worker ??= new Worker(new URL('./equity-worker.ts', import.meta.url), { type: 'module' });
  const running = worker;
  const id = ++asked;
  return new Promise((answer) => {
    const done = (parts: Parts | null): void => {
      running.removeEventListener('message', hear);
      running.removeEventListener('error', fail);
      answer(parts);
    };
    const hear = ({
      data,
    }: MessageEvent<{ readonly id: number; readonly parts: Parts | null }>) => {
      if (data.id === id) done(data.parts);
    };
    // Without it the table is the same, only without percents.
    const fail = (): void => done(null);
    running.addEventListener('message', hear);
    running.addEventListener('error', fail);
    running.postMessage({ id, problem });
  });
}
