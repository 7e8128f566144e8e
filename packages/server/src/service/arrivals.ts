/**
 * Commands for one table that have come to this process and are not done yet, wherever they wait: in
 * their socket's queue, or in the table's. What came before a clock ran out is handled before it is
 * acted on.
 */

interface Arrival {
  readonly waiting: (() => void)[];
}

export class Arrivals {
  readonly #open: Set<Arrival> = new Set();

  /** To be called when it is done. */
  arrive(): () => void {
    const arrival: Arrival = { waiting: [] };
    this.#open.add(arrival);
    return () => {
      this.#open.delete(arrival);
      for (const go of arrival.waiting.splice(0)) go();
    };
  }

  /** Resolves when everything that has come so far is done; what comes meanwhile is not waited for. */
  async done(): Promise<void> {
    const open = [...this.#open];
    await Promise.all(
      open.map(({ waiting }) => new Promise<void>((resolve) => waiting.push(resolve))),
    );
  }
}
