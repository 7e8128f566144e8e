/** The worker itself: one problem in, its parts out. What was asked before the last is not counted. */

import { count } from './count.js';
import type { Problem } from './problem.js';

interface Question {
  readonly id: number;
  readonly problem: Problem;
}

let last: Question | null = null;

self.onmessage = ({ data }: MessageEvent<Question>) => {
  if (last !== null) self.postMessage({ id: last.id, parts: null });
  // All that came while the worker was busy is heard before it counts again.
  else setTimeout(answer);
  last = data;
};

function answer(): void {
  if (last === null) return;
  const { id, problem } = last;
  last = null;
  self.postMessage({ id, parts: count(problem) });
}
