/** First in, first out; both ends cost the same however long it is. */

export class Queue<T> {
  #items: T[] = [];
  #first = 0;

  get size(): number {
    return this.#items.length - this.#first;
  }

  get next(): T | undefined {
    return this.#items[this.#first];
  }

  push(item: T): void {
    this.#items.push(item);
  }

  shift(): T | undefined {
    const { next } = this;
    if (this.size === 0) return undefined;
    this.#first++;
    // What was taken is let go of when it is half of all: each is copied once at most.
    if (this.#first * 2 >= this.#items.length) {
      this.#items = this.#items.slice(this.#first);
      this.#first = 0;
    }
    return next;
  }
}
