/** Rings when something is due. There is one for each table whose clock this process sees to. */

/** Node's timers hold no more; looked at again then. */
const LONGEST_WAIT = 2 ** 31 - 1;

export class Alarm {
  readonly #now: () => number;
  readonly #ring: (due: number) => void;
  #timer: NodeJS.Timeout | null = null;
  /** When the timer goes off, by the process's own time, as timers do. */
  #ringsAt = 0;
  #due: number | null = null;

  constructor(now: () => number, ring: (due: number) => void) {
    this.#now = now;
    this.#ring = ring;
  }

  get isSet(): boolean {
    return this.#timer !== null;
  }

  /** When it was last set for; null: for never. */
  get due(): number | null {
    return this.#due;
  }

  /** `least`: not before so many milliseconds from now. */
  set(due: number | null, least = 0): void {
    this.#due = due;
    if (due === null) {
      this.cancel();
      return;
    }
    const wait = Math.min(Math.max(least, due - this.#now()), LONGEST_WAIT);
    const ringsAt = performance.now() + wait;
    // Every action puts the deadline off: a timer that goes off before it will look again.
    if (this.#timer !== null && least === 0 && this.#ringsAt <= ringsAt) return;
    this.cancel();
    this.#ringsAt = ringsAt;
    this.#timer = setTimeout(() => this.#look(), wait);
  }

  cancel(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #look(): void {
    this.#timer = null;
    const due = this.#due;
    if (due === null) return;
    if (due > this.#now()) this.set(due);
    else this.#ring(due);
  }
}
