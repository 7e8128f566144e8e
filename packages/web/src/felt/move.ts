/**
 * The one way things move: Motion's small `animate`, which hands keyframes to the browser. Only
 * transform and opacity, so they run beside our code and stay smooth while it is busy.
 */

import { animate } from 'motion/mini';

export interface Way {
  readonly transform: string[];
  readonly opacity?: number[];
  /** Of the keyframes, 0 to 1; evenly, if left out. */
  readonly times?: number[];
}

/** Seconds. */
export interface Timing {
  readonly duration: number;
  readonly delay?: number;
  readonly ease?: readonly [number, number, number, number];
}

const CALM = [0.2, 0.7, 0.2, 1] as const;

export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Gives what stops it. Who wants no motion gets the end at once. */
export function move(element: HTMLElement, way: Way, timing: Timing): () => void {
  if (isStill()) return () => {};
  const { times, ...keyframes } = way;
  const { duration, delay = 0, ease = CALM } = timing;
  const running = animate(element, keyframes, {
    duration,
    delay,
    ease: [...ease] as [number, number, number, number],
    ...(times === undefined ? {} : { times }),
  });
  return () => running.cancel();
}
