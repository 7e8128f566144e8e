/**
 * `sidepot replay`: hand histories in, results out. A few hands are replayed on this thread, many by
 * workers; answers keep the order of the files, and memory does not grow with them.
 */

import { availableParallelism } from 'node:os';
import { EXIT, type ExitCode } from '../errors.js';
import { phrases, spokenNow } from '../phrases.js';
import {
  answerHands,
  type HandBlock,
  type HandsAnswer,
  onLine,
  type ReplayModes,
  refusalLine,
  replay,
} from '../replay/answer.js';
import { handsOf } from '../replay/formats.js';
import { blocksOf, sizeOf } from '../replay/input.js';
import { handReport } from '../replay/report.js';
import { InOrder } from '../stream/in-order.js';
import { WorkerPool } from '../stream/worker-pool.js';
import { Output } from '../terminal/output.js';
import { Progress } from '../terminal/progress.js';
import { terminal } from '../terminal/terminal.js';
import { plain } from '../terminal/text.js';

export interface ReplayFlags {
  readonly json?: boolean;
  readonly unit?: string;
  readonly jobs?: number;
  readonly warnings?: boolean;
}

/** Less work than starting a worker. */
const SHORT_BYTES = 1024 * 1024;
const MAX_WORKERS = 8;
const BLOCKS_PER_WORKER = 3;
/** More hands than that nobody reads; the others are replayed and counted. */
const MAX_SHOWN = 20;

export async function replayCommand(
  files: readonly string[],
  flags: ReplayFlags,
): Promise<ExitCode> {
  const total = sizeOf(files);
  const output = new Output(process.stdout);
  const { json = false, warnings = false } = flags;
  const run = new Run(output, { json, warnings: warnings || !json }, flags.jobs, total);
  await run.all(blocksOf(files, flags.unit));
  if (!json) await output.write(run.summary());
  return output.gone || run.refused === 0 ? EXIT.ok : EXIT.refused;
}

class Run {
  readonly #output: Output;
  readonly #modes: ReplayModes;
  readonly #total: number;
  readonly #jobs: number;
  readonly #started = performance.now();
  readonly #progress = new Progress();
  readonly #answers: InOrder<HandsAnswer>;
  #pool: WorkerPool<HandBlock, HandsAnswer> | undefined;
  #read = 0;
  #asked = 0;
  #hands = 0;
  #warnings = 0;
  #shown = 0;
  refused = 0;

  constructor(output: Output, modes: ReplayModes, jobs: number | undefined, total: number) {
    this.#output = output;
    this.#modes = modes;
    this.#total = total;
    this.#jobs = jobs ?? Math.min(availableParallelism(), MAX_WORKERS);
    this.#answers = new InOrder(this.#jobs * BLOCKS_PER_WORKER, (answer) => this.#write(answer));
  }

  async all(blocks: AsyncIterable<HandBlock>): Promise<void> {
    try {
      // They start while the files are looked through for decimals.
      if (this.#total > SHORT_BYTES) this.#startWorkers();
      for await (const block of blocks) {
        await this.#take(block);
        if (this.#output.gone) break;
      }
      await this.#answers.done();
    } finally {
      await this.#pool?.close();
      this.#progress.erase();
    }
  }

  summary(): string {
    const { paint } = terminal(process.stdout);
    const seconds = (performance.now() - this.#started) / 1000;
    const more = this.#hands - this.#shown - this.refused;
    const hidden = more > 0 ? `${phrases.replay.more(more)}\n\n` : '';
    const line = phrases.replay.summary(this.#hands, this.refused, this.#warnings, seconds);
    return `${hidden}${paint.dim(line)}\n`;
  }

  #startWorkers(): void {
    if (this.#jobs === 1) return;
    this.#pool ??= new WorkerPool(this.#jobs, 'replay-worker.js', {
      ...this.#modes,
      language: spokenNow(),
    });
  }

  async #take(block: HandBlock): Promise<void> {
    this.#asked += block.bytes.length;
    if (!this.#modes.json && this.#shown < MAX_SHOWN) {
      await this.#write(this.#show(block));
      return;
    }
    if (this.#asked > SHORT_BYTES) this.#startWorkers();
    if (this.#pool === undefined) await this.#write(answerHands(block, this.#modes));
    else await this.#answers.add(this.#pool.answer(block));
  }

  async #write(answer: HandsAnswer): Promise<void> {
    this.#read += answer.read;
    this.#hands += answer.hands;
    this.refused += answer.refused;
    this.#warnings += answer.warnings;
    if (this.#total > 0) this.#progress.draw(this.#read / this.#total);
    await this.#output.write(answer.bytes);
  }

  /** The first hands in full. */
  #show({ bytes, parts }: HandBlock): HandsAnswer {
    const { paint, columns } = terminal(process.stdout);
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    let out = '';
    let hands = 0;
    let refused = 0;
    let warnings = 0;
    for (const { file, unit, format, line: first, start, end } of parts) {
      const before = hands;
      const text = buffer.toString('utf8', start, end);
      for (const { section, line, hand } of handsOf(text, format, unit)) {
        hands++;
        const isShown = this.#shown < MAX_SHOWN;
        const result = hand.ok ? replay(hand.value, { warnings: true, events: isShown }) : hand;
        if (!result.ok) {
          refused++;
          const error = onLine(result.error, hand.ok ? first + line - 1 : 0, first);
          out += `${paint.yellow(refusalLine(file, section, error))}\n\n`;
          continue;
        }
        warnings += result.value.warnings.length;
        if (!isShown || !hand.ok) continue;
        this.#shown++;
        const title = phrases.replay.title(plain(file), plain(section) || '1');
        out += `${handReport(title, hand.value, result.value, paint, columns)}\n`;
      }
      if (hands > before) continue;
      hands++;
      refused++;
      const error = { code: 'BAD_NOTATION', reason: 'noHand', line: 1 } as const;
      out += `${paint.yellow(refusalLine(file, '', error))}\n\n`;
    }
    const told = new TextEncoder().encode(out);
    return { bytes: told, read: bytes.length, hands, refused, warnings };
  }
}
