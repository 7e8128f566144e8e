/**
 * The worker's own work, apart from how it is spoken to: hands are read a while at a time, so that
 * questions are heard in between, and their texts are kept, so that one can be read again in full.
 */

import { NOTATION_READERS, type PhhHand, type ReadableNotation } from '@sidepot/engine';
import type { RecordShelf } from '../counting/player-hands.js';
import type { Batch } from './messages.js';
import { type BadHand, readHands } from './reading.js';
import type { HandSummary } from './summary.js';
import { type WholeHand, wholeHand } from './whole.js';

export interface SourceInfo {
  /** Null for a text that was pasted. */
  readonly name: string | null;
  /** For the progress. */
  readonly size: number;
}

export class Library implements RecordShelf {
  /** By number; null for a bad one. */
  readonly #texts: ({ readonly format: ReadableNotation; readonly text: string } | null)[] = [];
  /** In which hands each player is. */
  readonly #numbers = new Map<string, number[]>();
  readonly #sources: readonly SourceInfo[];
  readonly #whole: number;
  #isDone = false;

  /** Of all texts that will come. */
  constructor(sources: readonly SourceInfo[]) {
    this.#sources = sources;
    this.#whole = sources.reduce((sum, { size }) => sum + size, 0);
  }

  /** `now` in milliseconds; a batch is what was read in about `pause` of them. */
  async *read(
    texts: AsyncIterable<string>,
    now: () => number,
    pause: number,
  ): AsyncGenerator<Batch, void> {
    let hands: HandSummary[] = [];
    let bad: BadHand[] = [];
    let until = now() + pause;
    let [before, source] = [0, 0];
    const batch = (part: number): Batch => {
      const full: Batch = { type: 'batch', hands, bad, part, isDone: this.#isDone };
      [hands, bad, until] = [[], [], now() + pause];
      return full;
    };
    for await (const text of texts) {
      const { size = 0, name = null } = this.#sources[source++] ?? {};
      const file = this.#sources.length > 1 ? name : null;
      let gone = 0;
      for (const { format, slice, read } of readHands(text, this.#texts.length + 1)) {
        this.#texts.push(read.ok && format !== null ? { format, text: slice.text } : null);
        if (read.ok) {
          hands.push(read.hand);
          this.#enter(read.names, read.hand.number);
        } else bad.push({ ...read.bad, file });
        gone += slice.text.length;
        const part = (before + size * Math.min(1, gone / text.length)) / (this.#whole || 1);
        if (now() >= until) yield batch(Math.min(1, part));
      }
      before += size;
    }
    this.#isDone = true;
    yield batch(1);
  }

  get size(): number {
    return this.#texts.length;
  }

  record(number: number): PhhHand | null {
    const known = this.#texts[number - 1] ?? null;
    const read = known === null ? null : NOTATION_READERS[known.format].read(known.text);
    return read?.ok ? read.value : null;
  }

  numbersOf(name: string): readonly number[] {
    return this.#numbers.get(name) ?? [];
  }

  #enter(names: readonly string[], number: number): void {
    for (const name of names) {
      const numbers = this.#numbers.get(name);
      if (numbers === undefined) this.#numbers.set(name, [number]);
      else numbers.push(number);
    }
  }

  hand(number: number): WholeHand | null {
    const known = this.#texts[number - 1] ?? null;
    return known === null ? null : wholeHand(known.format, known.text, number);
  }
}
