/** Cards for real hands: random words of the operating system's generator, fetched in bulk. */

import { randomFillSync } from 'node:crypto';
import type { Rng } from '@sidepot/engine';

const WORDS = 1024;

/** A CSPRNG for the engine's `shuffle`. */
export function secureRng(): Rng {
  const words = new Uint32Array(WORDS);
  let next = WORDS;
  return () => {
    if (next === WORDS) {
      randomFillSync(words);
      next = 0;
    }
    const word = words[next] as number;
    // What was used is forgotten: a look at the memory tells nothing of the cards dealt.
    words[next++] = 0;
    return word;
  };
}
