/**
 * Commands for one table that have come to this process and are not done yet, wherever they wait: in
 * their socket's queue, or in the table's. What came before a clock ran out is handled before it is
 * acted on.
 */

interface Arrival {
  readonly waiting: (() => void)[];
}

const NONE: readonly Arrival[] = [];

export class Arrivals {
  /** Few at once, and none at most tables: no more than it needs. */
  #open: readonly Arrival[] = NONE;

  /** To be called when it is done. */
  arrive(): () => void {
    const arrival: Arrival = { waiting: [] };
    this.#open = [...this.#open, arrival];
    return () => {
      const left = this.#open.filter((one) => one !== arrival);
      this.#open = left.length === 0 ? NONE : left;
      for (const go of arrival.waiting.splice(0)) go();
    };
  }

  /** Resolves when everything that has come so far is done; what comes meanwhile is not waited for. */
  async done(): Promise<void> {
    await Promise.all(
      this.#open.map(({ waiting }) => new Promise<void>((resolve) => waiting.push(resolve))),
    );
  }
}
