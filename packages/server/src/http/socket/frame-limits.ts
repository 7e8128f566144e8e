/** How a client behaves: how much it says, and how much of that is rubbish. */

import { Bucket } from '../limits/bucket.js';
import type { Flow } from '../limits/limits.js';

/** `out`: it was refused often enough. */
export type Verdict = 'fine' | 'refuse' | 'out';

const MOST_BAD_FRAMES = 20;
/** Refused for saying too much: so many at once, and a few each second, are forgiven. */
const PATIENCE: Flow = { perSecond: 5, burst: 200 };

export class FrameLimits {
  readonly #own: Bucket;
  readonly #shared: Bucket;
  readonly #now: () => number;
  /** Null: nothing was refused so far, as to nearly everybody. */
  #patience: Bucket | null = null;
  #badFrames = 0;

  /** `shared`: with the other sockets of the same person. */
  constructor(flow: Flow, shared: Bucket, now: () => number) {
    this.#own = new Bucket(flow, now);
    this.#shared = shared;
    this.#now = now;
  }

  /** It says something. */
  said(): Verdict {
    if (this.#own.take() && this.#shared.take()) return 'fine';
    this.#patience ??= new Bucket(PATIENCE, this.#now);
    return this.#patience.take() ? 'refuse' : 'out';
  }

  /** And that was no message. */
  blundered(): Verdict {
    this.#badFrames++;
    return this.#badFrames > MOST_BAD_FRAMES ? 'out' : 'refuse';
  }
}
