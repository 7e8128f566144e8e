/** Waiting, but not for ever. */

import { setTimeout as after } from 'node:timers/promises';

export const sleep = (ms: number): Promise<void> => after(ms);

/** So late it is not late but never. */
const NEVER_MS = 60_000;
/** Some looks are requests, and whoever is asked has other things to do. */
const LOOK_MS = 20;

export async function until(
  what: string | (() => string),
  test: () => boolean | Promise<boolean>,
  ms: number = NEVER_MS,
): Promise<void> {
  const end = performance.now() + ms;
  while (!(await test())) {
    if (performance.now() > end) {
      throw new Error(`did not happen: ${typeof what === 'string' ? what : what()}`);
    }
    await sleep(LOOK_MS);
  }
}
