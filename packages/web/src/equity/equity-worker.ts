/** The worker itself: one problem in, its parts out. Who asks again stops what was asked before. */

import { countEquity } from './compute.js';
import type { FeltEquity } from './input.js';

interface Question {
  readonly id: number;
  readonly problem: FeltEquity;
}

let running = new AbortController();

self.onmessage = async ({ data: { id, problem } }: MessageEvent<Question>) => {
  running.abort();
  running = new AbortController();
  const { signal } = running;
  // All that came while the worker was busy is heard before it counts again.
  await new Promise((resolve) => setTimeout(resolve));
  const parts = signal.aborted ? null : await countEquity(problem, signal);
  self.postMessage({ id, parts: signal.aborted ? null : parts });
};
