/**
 * `sidepot convert`: hand histories in one format in, in another out. Read in pieces, written by
 * workers where there is much, in the order of the files; memory does not grow with them.
 */

import { createWriteStream } from 'node:fs';
import { availableParallelism } from 'node:os';
import { decimals } from '@sidepot/i18n/cli';
import { type Converted, convertHands } from '../convert/answer.js';
import { csvHeader } from '../convert/csv.js';
import type { ConvertFormat, ConvertModes, CsvRows, HandFilter } from '../convert/formats.js';
import { Sections } from '../convert/sections.js';
import { EXIT, type ExitCode, UsageError } from '../errors.js';
import { phrases, spokenNow } from '../phrases.js';
import type { HandBlock } from '../replay/answer.js';
import { blocksOf, sizeOf } from '../replay/input.js';
import { InOrder } from '../stream/in-order.js';
import { WorkerPool } from '../stream/worker-pool.js';
import { Output } from '../terminal/output.js';
import { Progress } from '../terminal/progress.js';

export interface ConvertFlags {
  readonly to: ConvertFormat;
  readonly rows: CsvRows;
  readonly out?: string;
  readonly player?: string;
  readonly filter?: readonly HandFilter[];
  readonly unit?: string;
  readonly jobs?: number;
}

/** Less work than starting a worker. */
const SHORT_BYTES = 1024 * 1024;
const MAX_WORKERS = 8;
const BLOCKS_PER_WORKER = 3;

export async function convertCommand(
  files: readonly string[],
  flags: ConvertFlags,
): Promise<ExitCode> {
  const { to, rows, out, player = null, filter: filters = [] } = flags;
  const total = sizeOf(files);
  const stream = out === undefined ? process.stdout : createWriteStream(out);
  const output = new Output(stream);
  const run = new Conversion({ to, rows, player, filters }, output, flags.jobs, total);
  await run.all(blocksOf(files, flags.unit));
  if (out !== undefined) await ended(stream);
  for (const line of run.notes()) process.stderr.write(`sidepot: ${line}\n`);
  if (process.stderr.isTTY) process.stderr.write(`${run.summary()}\n`);
  return output.gone || run.refused === 0 ? EXIT.ok : EXIT.refused;
}

const ended = (stream: NodeJS.WritableStream): Promise<void> =>
  new Promise((resolve, reject) => {
    stream.once('error', (error) => reject(new UsageError(error.message)));
    stream.end(resolve);
  });

class Conversion {
  readonly #modes: ConvertModes;
  readonly #output: Output;
  readonly #jobs: number;
  readonly #total: number;
  readonly #sections: Sections | null;
  readonly #started = performance.now();
  readonly #progress = new Progress();
  readonly #answers: InOrder<Converted>;
  readonly #lost = new Set<string>();
  #pool: WorkerPool<HandBlock, Converted> | undefined;
  #asked = 0;
  #read = 0;
  #written = 0;
  #left = 0;
  refused = 0;

  constructor(modes: ConvertModes, output: Output, jobs: number | undefined, total: number) {
    this.#modes = modes;
    this.#output = output;
    this.#total = total;
    this.#jobs = jobs ?? Math.min(availableParallelism(), MAX_WORKERS);
    const isRecord = modes.to === 'phh' || modes.to === 'phhs';
    this.#sections = isRecord ? new Sections(modes.to === 'phh') : null;
    this.#answers = new InOrder(this.#jobs * BLOCKS_PER_WORKER, (answer) => this.#write(answer));
  }

  async all(blocks: AsyncIterable<HandBlock>): Promise<void> {
    try {
      if (this.#total > SHORT_BYTES) this.#startWorkers();
      if (this.#modes.to === 'csv') await this.#output.write(csvHeader(this.#modes.rows));
      for await (const block of blocks) {
        await this.#take(block);
        if (this.#output.gone) break;
      }
      await this.#answers.done();
      if (this.#sections !== null) await this.#output.write(this.#sections.rest());
    } finally {
      await this.#pool?.close();
      this.#progress.erase();
    }
  }

  /** Each once, at the end. */
  notes(): readonly string[] {
    const { convert } = phrases;
    const { to } = this.#modes;
    return [
      ...(this.#lost.size > 0 ? [convert.lost(to, [...this.#lost].sort())] : []),
      ...(to === 'phh' && this.#written > 1 ? [convert.oneHand] : []),
    ];
  }

  summary(): string {
    const seconds = decimals((performance.now() - this.#started) / 1000, 2);
    return phrases.convert.summary(this.#written, this.refused, this.#left, seconds);
  }

  #startWorkers(): void {
    if (this.#jobs === 1) return;
    this.#pool ??= new WorkerPool(this.#jobs, 'convert-worker.js', {
      ...this.#modes,
      language: spokenNow(),
    });
  }

  async #take(block: HandBlock): Promise<void> {
    this.#asked += block.bytes.length;
    if (this.#asked > SHORT_BYTES) this.#startWorkers();
    if (this.#pool === undefined) await this.#write(convertHands(block, this.#modes));
    else await this.#answers.add(this.#pool.answer(block));
  }

  async #write(answer: Converted): Promise<void> {
    this.#read += answer.read;
    this.#written += answer.ends.length;
    this.refused += answer.refused;
    this.#left += answer.left;
    for (const field of answer.lost) this.#lost.add(field);
    if (answer.told !== '') process.stderr.write(answer.told);
    if (this.#total > 0) this.#progress.draw(this.#read / this.#total);
    await this.#output.write(
      this.#sections === null ? answer.bytes : this.#sections.under(answer.bytes, answer.ends),
    );
  }
}
