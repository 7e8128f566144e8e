/** From file names to blocks of work: large files in pieces, small ones together. */

import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import { UsageError } from '../errors.js';
import { phrases } from '../phrases.js';
import { chunksOf } from '../stream/input.js';
import { plain } from '../terminal/text.js';
import type { BlockPart, HandBlock } from './answer.js';
import { HandSplitter, type Piece } from './blocks.js';
import { formatOf } from './formats.js';
import { toUtf8, utf8Chunks } from './utf8.js';

const STDIN = '-';

const BLOCK_BYTES = 256 * 1024;
const SMALL_BYTES = 1024 * 1024;

/** Bytes of all files; NaN if one is standard input. A file that cannot be read is told at once. */
export function sizeOf(files: readonly string[]): number {
  let total = 0;
  for (const file of files) {
    if (file === STDIN) {
      total = Number.NaN;
      continue;
    }
    try {
      const stats = statSync(file);
      if (stats.isDirectory()) {
        throw new UsageError(phrases.usage.isFolder(plain(file)));
      }
      closeSync(openSync(file, 'r'));
      total += stats.size;
    } catch (error) {
      if (error instanceof UsageError) throw error;
      const { code, message } = error as NodeJS.ErrnoException;
      if (code === 'ENOENT') throw new UsageError(phrases.usage.noFile(plain(file)));
      throw new UsageError(phrases.usage.unreadable(plain(file), plain(message)));
    }
  }
  return total;
}

/** `unit` is what one chip is worth; if it is undefined, each hand's own amounts decide. */
export async function* blocksOf(
  files: readonly string[],
  unit: string | undefined,
): AsyncGenerator<HandBlock, void, undefined> {
  const batch = new Batch();
  for (const file of files) {
    for await (const piece of piecesOf(file)) {
      batch.add(file, unit, piece);
      if (batch.size >= BLOCK_BYTES) yield batch.take();
    }
  }
  if (batch.size > 0 || !batch.isEmpty) yield batch.take();
}

class Batch {
  #parts: BlockPart[] = [];
  #pieces: Buffer[] = [];
  #size = 0;

  get size(): number {
    return this.#size;
  }

  get isEmpty(): boolean {
    return this.#parts.length === 0;
  }

  add(file: string, unit: string | undefined, { line, bytes, format }: Piece): void {
    const end = this.#size + bytes.length;
    this.#parts.push({ file, unit, format, line, start: this.#size, end });
    this.#pieces.push(bytes);
    this.#size += bytes.length;
  }

  take(): HandBlock {
    const bytes = new Uint8Array(this.#size);
    for (const [i, { start }] of this.#parts.entries()) bytes.set(this.#pieces[i] as Buffer, start);
    const block = { bytes, parts: this.#parts };
    this.#parts = [];
    this.#pieces = [];
    this.#size = 0;
    return block;
  }
}

async function* piecesOf(file: string): AsyncGenerator<Piece, void, undefined> {
  if (file !== STDIN && statSync(file).size <= SMALL_BYTES) {
    const bytes = toUtf8(readFileSync(file));
    yield { line: 1, bytes, format: formatOf(bytes) };
    return;
  }
  const splitter = new HandSplitter();
  let isEmpty = true;
  for await (const chunk of utf8Chunks(chunksOf(file, 'hands'))) {
    const piece = splitter.push(chunk);
    if (piece !== undefined) {
      isEmpty = false;
      yield piece;
    }
    if (splitter.isForeign) break;
    checkLost(file, splitter);
  }
  const rest = splitter.end();
  if (rest !== undefined) yield rest;
  else if (isEmpty) yield { line: 1, bytes: Buffer.alloc(0), format: 'none' };
}

function checkLost(file: string, { isLost, most, line }: HandSplitter): void {
  if (!isLost) return;
  throw new UsageError(phrases.usage.noEnd(plain(file), most / 1024 / 1024, line));
}
