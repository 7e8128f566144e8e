/**
 * Work of many steps that stays in this thread: after a few milliseconds it rests until it is its turn
 * again. However many have such work, one of them goes on in each turn of the event loop.
 */

import { Queue } from './queue.js';

/** A fifth of what anybody may be kept waiting for (issue 14, 2). */
const SLICE_MS = 4;

const resting: Queue<() => void> = new Queue();

function goOn(): void {
  resting.shift()?.();
  if (resting.size > 0) setImmediate(goOn);
}

export class WorkSlice {
  #end: number = performance.now() + SLICE_MS;

  get isOver(): boolean {
    return performance.now() >= this.#end;
  }

  async rest(): Promise<void> {
    await new Promise<void>((resolve) => {
      if (resting.size === 0) setImmediate(goOn);
      resting.push(resolve);
    });
    this.#end = performance.now() + SLICE_MS;
  }
}
