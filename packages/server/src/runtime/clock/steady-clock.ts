/**
 * Time that never jumps. It runs by the process's monotonic clock and follows another one, the
 * machine's or the database's, by going a little faster or slower (docs/adr/0014).
 */

/** Of each millisecond: a clock of 30 s is never wrong by more than 1.5 s. */
const MOST_SLEW = 0.05;

export class SteadyClock {
  readonly #monotonic: () => number;
  #time: number;
  /** When `#time` was so. */
  #at: number;
  /** What the followed clock is ahead of the monotonic one. */
  #offset: number;

  constructor(monotonic: () => number, time: number) {
    this.#monotonic = monotonic;
    this.#at = monotonic();
    this.#time = time;
    this.#offset = time - this.#at;
  }

  /** Whole milliseconds since 1970; never less than before. */
  now(): number {
    const at = this.#monotonic();
    const elapsed = Math.max(0, at - this.#at);
    const most = elapsed * MOST_SLEW;
    const behind = at + this.#offset - (this.#time + elapsed);
    this.#time += elapsed + Math.min(most, Math.max(-most, behind));
    this.#at = at;
    return Math.floor(this.#time);
  }

  /** Milliseconds that it has to make up for; below 0 it is ahead. */
  get behind(): number {
    this.now();
    return this.#at + this.#offset - this.#time;
  }

  /** `offset`: what the followed clock is ahead of the monotonic one. */
  follow(offset: number): void {
    this.now();
    this.#offset = offset;
  }

  /** Forward at once; never back. */
  stepTo(time: number): void {
    this.now();
    this.#time = Math.max(this.#time, time);
  }
}
