/** From file names to blocks of work: large files in pieces, small ones together. */

import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { UsageError } from './errors.js';
import { chunksOf } from './input.js';
import type { BlockPart, HandBlock } from './replay-answer.js';
import { HandSplitter, MAX_HAND_BYTES, type Piece } from './replay-blocks.js';
import { formatOf, hasPoint } from './replay-formats.js';
import { plain } from './text.js';

const STDIN = '-';

const BLOCK_BYTES = 256 * 1024;
const SMALL_BYTES = 1024 * 1024;
/** As much of standard input is held until it is known whether amounts have points. */
const LOOKAHEAD_BYTES = 32 * 1024 * 1024;

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
        throw new UsageError(`this is a directory, not a file: ${plain(file)}`);
      }
      closeSync(openSync(file, 'r'));
      total += stats.size;
    } catch (error) {
      if (error instanceof UsageError) throw error;
      const { code, message } = error as NodeJS.ErrnoException;
      if (code === 'ENOENT') throw new UsageError(`no such file: ${plain(file)}`);
      throw new UsageError(`cannot read ${plain(file)}: ${plain(message)}`);
    }
  }
  return total;
}

/** `unit` is what one chip is worth; if it is undefined, each file's amounts decide. */
export async function* blocksOf(
  files: readonly string[],
  unit: string | undefined,
): AsyncGenerator<HandBlock, void, undefined> {
  const batch = new Batch();
  for (const file of files) {
    for await (const { piece, unit: chip } of piecesOf(file, unit)) {
      batch.add(file, chip, piece);
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

  add(file: string, unit: string, { line, bytes, format }: Piece): void {
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

interface UnitPiece {
  readonly piece: Piece;
  readonly unit: string;
}

async function* piecesOf(
  file: string,
  unit: string | undefined,
): AsyncGenerator<UnitPiece, void, undefined> {
  if (file !== STDIN && statSync(file).size <= SMALL_BYTES) {
    const bytes = readFileSync(file);
    const piece: Piece = { line: 1, bytes, format: formatOf(bytes) };
    yield { piece, unit: unit ?? (hasPoint(bytes, piece.format) ? '0.01' : '1') };
    return;
  }
  if (file !== STDIN) {
    const chip = unit ?? unitOfFile(file);
    for await (const piece of streamed(file)) yield { piece, unit: chip };
    return;
  }
  yield* fromStdin(unit);
}

async function* fromStdin(unit: string | undefined): AsyncGenerator<UnitPiece, void, undefined> {
  let chip = unit;
  const held: Piece[] = [];
  let bytes = 0;
  for await (const piece of streamed(STDIN)) {
    if (chip === undefined) {
      held.push(piece);
      bytes += piece.bytes.length;
      if (hasPoint(piece.bytes, piece.format)) chip = '0.01';
      else if (bytes > LOOKAHEAD_BYTES) chip = '1';
      if (chip === undefined) continue;
      for (const one of held.splice(0)) yield { piece: one, unit: chip };
    } else {
      yield { piece, unit: chip };
    }
  }
  if (chip === undefined && held.length === 0)
    held.push({ line: 1, bytes: Buffer.alloc(0), format: 'phh' });
  for (const piece of held) yield { piece, unit: chip ?? '1' };
}

async function* streamed(file: string): AsyncGenerator<Piece, void, undefined> {
  const splitter = new HandSplitter();
  for await (const chunk of chunksOf(file, 'hands')) {
    const piece = splitter.push(chunk);
    if (piece !== undefined) yield piece;
    checkLost(file, splitter);
  }
  const piece = splitter.end();
  if (piece !== undefined) yield piece;
}

/** The whole file is looked through, at the speed of reading it, if no amount has a point. */
function unitOfFile(file: string): string {
  const splitter = new HandSplitter();
  const descriptor = openSync(file, 'r');
  try {
    for (;;) {
      const chunk = Buffer.allocUnsafe(BLOCK_BYTES);
      const length = readSync(descriptor, chunk, 0, chunk.length, null);
      const piece = length === 0 ? splitter.end() : splitter.push(chunk.subarray(0, length));
      if (piece !== undefined && hasPoint(piece.bytes, piece.format)) return '0.01';
      if (length === 0) return '1';
      checkLost(file, splitter);
    }
  } finally {
    closeSync(descriptor);
  }
}

function checkLost(file: string, { isLost, line }: HandSplitter): void {
  if (!isLost) return;
  const size = `${MAX_HAND_BYTES / 1024 / 1024} MiB`;
  throw new UsageError(`${plain(file)}: no end of a hand in ${size} from line ${line} on`);
}
