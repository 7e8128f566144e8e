/** Rings when something is due. There is one for each table whose clock this process sees to. */

/** Node's timers hold no more; looked at again then. */
const LONGEST_WAIT = 2 ** 31 - 1;

export class Alarm {
  readonly #now: () => number;
  readonly #ring: (due: number) => void;
  #timer: NodeJS.Timeout | null = null;
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
    this.cancel();
    this.#due = due;
    if (due === null) return;
    const wait = Math.max(least, due - this.#now());
    this.#timer = setTimeout(() => this.#look(due), Math.min(wait, LONGEST_WAIT));
  }

  cancel(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #look(due: number): void {
    this.#timer = null;
    if (due > this.#now()) this.set(due);
    else this.#ring(due);
  }
}
