/**
 * Counting takes from a millisecond to minutes. On a terminal a thread counts, so that this one can
 * draw the progress and hear Ctrl-C; elsewhere nobody watches, and Ctrl-C ends the process anyway.
 */

import { Worker } from 'node:worker_threads';
import {
  type Equity,
  type EquityOptions,
  equityAsync,
  type Refusal,
  type Result,
} from '@sidepot/engine';
import { bar } from '../terminal/bars.js';
import { terminal } from '../terminal/terminal.js';

export interface EquityQuestion {
  readonly hands: readonly string[];
  readonly options: EquityOptions;
}

export type EquityMessage =
  | { readonly done: number; readonly total: number }
  | { readonly answer: Result<Equity> };

const ABORTED: Refusal = { code: 'ABORTED' };
/** Shorter runs show no progress: it would only flicker. */
const PATIENCE_MS = 400;
const ERASE_LINE = '\r\u001b[2K';

export async function runEquity(question: EquityQuestion): Promise<Result<Equity>> {
  if (!process.stderr.isTTY) return equityAsync(question.hands, question.options);
  const started = Date.now();
  const worker = new Worker(new URL('./equity-worker.js', import.meta.url), {
    workerData: question,
  });
  let drawn = false;
  try {
    return await new Promise<Result<Equity>>((resolve, reject) => {
      process.once('SIGINT', () => resolve({ ok: false, error: ABORTED }));
      worker.on('error', reject);
      worker.on('message', (message: EquityMessage) => {
        if ('answer' in message) return resolve(message.answer);
        if (Date.now() - started < PATIENCE_MS) return;
        drawn = true;
        process.stderr.write(ERASE_LINE + progress(message.done / message.total));
      });
    });
  } finally {
    // Nothing may be drawn after the line is erased, so the thread is silenced and stopped first.
    worker.removeAllListeners('message');
    await worker.terminate();
    if (drawn) process.stderr.write(ERASE_LINE);
  }
}

function progress(share: number): string {
  const { paint, columns } = terminal(process.stderr);
  const percent = `${Math.floor(share * 100)}%`.padStart(4);
  return `${percent} ${paint.cyan(bar(share, columns - percent.length - 2))}`;
}
