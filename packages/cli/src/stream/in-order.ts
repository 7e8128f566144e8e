/**
 * Answers of several threads, written in the order of the questions. Only so many are under way
 * that memory stays the same.
 */

export class InOrder<Answer> {
  readonly #limit: number;
  readonly #write: (answer: Answer) => Promise<void>;
  readonly #underWay: Promise<void>[] = [];
  #last: Promise<void> = Promise.resolve();

  constructor(limit: number, write: (answer: Answer) => Promise<void>) {
    this.#limit = limit;
    this.#write = write;
  }

  /** Resolves when there is room for the next one. */
  async add(answer: Promise<Answer>): Promise<void> {
    const before = this.#last;
    this.#last = Promise.all([answer, before]).then(([ready]) => this.#write(ready));
    // A failure is seen by whoever waits for this answer or a later one.
    this.#last.catch(() => {});
    this.#underWay.push(this.#last);
    if (this.#underWay.length > this.#limit) await this.#underWay.shift();
  }

  /** Resolves when everything is written. */
  async done(): Promise<void> {
    await this.#last;
  }
}
