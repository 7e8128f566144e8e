/**
 * `sidepot stats`: hand histories in, statistics of their players out. Many hands are counted by
 * workers, each for itself; counters are merged at the end, so memory grows with the players only.
 */

import { availableParallelism } from 'node:os';
import { emptyStats, mergeStats, report, type Stats } from '@sidepot/engine/stats';
import { EXIT, type ExitCode } from '../errors.js';
import { phrases, spokenNow } from '../phrases.js';
import { blocksOf, sizeOf } from '../replay/input.js';
import { type CountedHands, type CountTask, HandCounter, lastTask } from '../stats/count.js';
import { statsCsv } from '../stats/csv.js';
import { statsJson } from '../stats/json.js';
import { type CountModes, keptFor, type StatsBy } from '../stats/modes.js';
import { statsView } from '../stats/view.js';
import { InOrder } from '../stream/in-order.js';
import { WorkerPool } from '../stream/worker-pool.js';
import { Output } from '../terminal/output.js';
import { Progress } from '../terminal/progress.js';
import { terminal } from '../terminal/terminal.js';

export interface StatsFlags {
  readonly player?: string;
  readonly by?: StatsBy;
  readonly json?: boolean;
  readonly csv?: boolean;
  readonly unit?: string;
  readonly jobs?: number;
  readonly ev: boolean;
}

/** Less work than starting a worker. */
const SHORT_BYTES = 1024 * 1024;
const MAX_WORKERS = 8;
const BLOCKS_PER_WORKER = 3;

export async function statsCommand(files: readonly string[], flags: StatsFlags): Promise<ExitCode> {
  const total = sizeOf(files);
  const modes: CountModes = { files, keep: keptFor(flags.by), ev: flags.ev };
  const run = new Counting(modes, flags.jobs, total);
  const stats = { ...(await run.all(blocksOf(files, flags.unit))), refused: run.refused };
  const output = new Output(process.stdout);
  await output.write(shown(stats, flags));
  if (process.stderr.isTTY) process.stderr.write(`${run.summary(stats.hands)}\n`);
  return output.gone || run.refused === 0 ? EXIT.ok : EXIT.refused;
}

function shown(stats: Stats, { json, csv, player, by, ev }: StatsFlags): string {
  if (json === true) return `${statsJson(stats, player, by)}\n`;
  if (csv === true) {
    const asked = { ...(player !== undefined && { player }), ...(by !== undefined && { by }) };
    return statsCsv(report(stats, asked), ({ group, from }) =>
      from === null ? group : String(from),
    );
  }
  const { paint, columns } = terminal(process.stdout);
  return statsView(stats, player, by, paint, columns, ev);
}

class Counting {
  readonly #modes: CountModes;
  readonly #jobs: number;
  readonly #total: number;
  readonly #started = performance.now();
  readonly #progress = new Progress();
  readonly #answers: InOrder<CountedHands>;
  readonly #own: HandCounter;
  #pool: WorkerPool<CountTask, CountedHands> | undefined;
  #asked = 0;
  #read = 0;
  refused = 0;

  constructor(modes: CountModes, jobs: number | undefined, total: number) {
    this.#modes = modes;
    this.#total = total;
    this.#jobs = jobs ?? Math.min(availableParallelism(), MAX_WORKERS);
    this.#own = new HandCounter(modes);
    this.#answers = new InOrder(this.#jobs * BLOCKS_PER_WORKER, async (answer) =>
      this.#hear(answer),
    );
  }

  async all(blocks: AsyncIterable<CountTask>): Promise<Stats> {
    try {
      if (this.#total > SHORT_BYTES) this.#startWorkers();
      for await (const block of blocks) await this.#take(block);
      await this.#answers.done();
      const counted = [
        this.#own.answer(lastTask()),
        ...((await this.#pool?.answerEach(lastTask)) ?? []),
      ];
      return counted.reduce(
        (sum, { stats }) => mergeStats(sum, stats ?? emptyStats()),
        emptyStats(),
      );
    } finally {
      await this.#pool?.close();
      this.#progress.erase();
    }
  }

  summary(hands: number): string {
    return phrases.stats.summary(hands, this.refused, (performance.now() - this.#started) / 1000);
  }

  #startWorkers(): void {
    if (this.#jobs === 1) return;
    this.#pool ??= new WorkerPool(this.#jobs, 'stats-worker.js', {
      ...this.#modes,
      language: spokenNow(),
    });
  }

  async #take(block: CountTask): Promise<void> {
    this.#asked += block.bytes.length;
    if (this.#asked > SHORT_BYTES) this.#startWorkers();
    if (this.#pool === undefined) this.#hear(this.#own.answer(block));
    else await this.#answers.add(this.#pool.answer(block));
  }

  #hear(answer: CountedHands): void {
    this.#read += answer.read;
    this.refused += answer.refused;
    if (answer.told !== '') process.stderr.write(answer.told);
    if (this.#total > 0) this.#progress.draw(this.#read / this.#total);
  }
}
