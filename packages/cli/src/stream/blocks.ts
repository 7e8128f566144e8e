/**
 * Bytes to blocks of whole lines with bounded memory. Cutting bytes rather than text keeps
 * characters whole that lie across two chunks, and lets a line that is too long be skipped without
 * ever holding it. A block is a unit of work: it can be answered here or by a worker.
 */

import { countNewlines, NEWLINE } from './newlines.js';

export const MAX_LINE_BYTES: number = 1024 * 1024;

export interface LineBlock {
  /** Number of its first line, from 1; blank lines count. */
  readonly line: number;
  /** In memory of its own, so that it can be handed over to a worker. */
  readonly bytes: Uint8Array;
  /** A single line over the limit, whose bytes were dropped. */
  readonly tooLong: boolean;
}

export class BlockSplitter {
  #line = 1;
  #held: Uint8Array[] = [];
  #heldBytes = 0;
  #skipping = false;

  /** The lines that end in this chunk, and the news of a line that has become too long. */
  push(chunk: Buffer): LineBlock[] {
    const blocks: LineBlock[] = [];
    let start = 0;
    if (this.#skipping) {
      const newline = chunk.indexOf(NEWLINE);
      if (newline < 0) return blocks;
      this.#skipping = false;
      this.#line++;
      start = newline + 1;
    }
    const end = chunk.lastIndexOf(NEWLINE) + 1;
    if (end > start) {
      const lines = countNewlines(chunk, start, end);
      this.#hold(chunk.subarray(start, end));
      blocks.push(this.#take());
      this.#line += lines;
      start = end;
    }
    this.#hold(chunk.subarray(start));
    if (this.#heldBytes > MAX_LINE_BYTES) {
      this.#held = [];
      this.#heldBytes = 0;
      this.#skipping = true;
      blocks.push({ line: this.#line, bytes: new Uint8Array(0), tooLong: true });
    }
    return blocks;
  }

  /** The last line, if it had no newline. */
  end(): LineBlock[] {
    return this.#heldBytes > 0 ? [this.#take()] : [];
  }

  #hold(bytes: Uint8Array): void {
    if (bytes.length === 0) return;
    this.#held.push(bytes);
    this.#heldBytes += bytes.length;
  }

  #take(): LineBlock {
    const bytes = new Uint8Array(this.#heldBytes);
    let at = 0;
    for (const part of this.#held) {
      bytes.set(part, at);
      at += part.length;
    }
    this.#held = [];
    this.#heldBytes = 0;
    return { line: this.#line, bytes, tooLong: false };
  }
}
