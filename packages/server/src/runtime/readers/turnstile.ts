/** How many long reads there are at once; the others wait a while, or are sent away. */

export interface ReadLimits {
  /** In this process. */
  readonly atOnce: number;
  readonly perPerson: number;
  /** Beyond these. */
  readonly waiting: number;
  readonly waitingPerPerson: number;
  readonly waitMs: number;
  /** From its beginning: whoever takes longer to take it is cut off. */
  readonly longestMs: number;
}

export const READ_LIMITS: ReadLimits = {
  atOnce: 4,
  perPerson: 2,
  waiting: 60,
  waitingPerPerson: 10,
  waitMs: 30_000,
  longestMs: 300_000,
};

interface Waiting {
  readonly person: string;
  readonly timer: NodeJS.Timeout;
  readonly resolve: (isIn: boolean) => void;
}

export class Turnstile {
  readonly #limits: ReadLimits;
  readonly #inside: Map<string, number> = new Map();
  readonly #waiting: Set<Waiting> = new Set();
  #size = 0;

  constructor(limits: ReadLimits) {
    this.#limits = limits;
  }

  /** How many are inside. */
  get size(): number {
    return this.#size;
  }

  /** False: too many want to. Who is let in must `leave`. */
  enter(person: string): Promise<boolean> {
    const { waiting, waitingPerPerson, waitMs } = this.#limits;
    if (this.#take(person)) return Promise.resolve(true);
    const own = [...this.#waiting].filter((one) => one.person === person).length;
    if (this.#waiting.size >= waiting || own >= waitingPerPerson) return Promise.resolve(false);
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#answer(one, false), waitMs);
      const one: Waiting = { person, timer, resolve };
      this.#waiting.add(one);
    });
  }

  leave(person: string): void {
    const left = (this.#inside.get(person) ?? 1) - 1;
    if (left === 0) this.#inside.delete(person);
    else this.#inside.set(person, left);
    this.#size--;
    for (const one of this.#waiting) if (this.#take(one.person)) this.#answer(one, true);
  }

  /** Nobody else comes in. */
  close(): void {
    for (const one of this.#waiting) this.#answer(one, false);
  }

  #take(person: string): boolean {
    const own = this.#inside.get(person) ?? 0;
    if (this.#size >= this.#limits.atOnce || own >= this.#limits.perPerson) return false;
    this.#inside.set(person, own + 1);
    this.#size++;
    return true;
  }

  #answer(one: Waiting, isIn: boolean): void {
    clearTimeout(one.timer);
    this.#waiting.delete(one);
    one.resolve(isIn);
  }
}
