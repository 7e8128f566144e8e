/**
 * One hand per line, as many as there are. A short input is answered on this thread; once it has
 * proved long, by one worker per core. Answers keep the order of the input, are written as soon as
 * they are there, and only so many blocks are under way that memory stays the same.
 */

import { availableParallelism } from 'node:os';
import { EXIT, type ExitCode } from '../errors.js';
import { BlockSplitter, type LineBlock } from '../stream/blocks.js';
import { InOrder } from '../stream/in-order.js';
import { chunksOf } from '../stream/input.js';
import { WorkerPool } from '../stream/worker-pool.js';
import type { Output } from '../terminal/output.js';
import { answerBlock, type BlockAnswer } from './answer-block.js';

/** Less work than starting a worker. */
const SHORT_BYTES = 512 * 1024;
const MAX_WORKERS = 8;
const BLOCKS_PER_WORKER = 3;

export async function settleLines(
  file: string | undefined,
  explain: boolean,
  output: Output,
): Promise<ExitCode> {
  const splitter = new BlockSplitter();
  const cores = Math.min(availableParallelism(), MAX_WORKERS);
  let pool: WorkerPool<LineBlock, BlockAnswer> | undefined;
  let exit: ExitCode = EXIT.ok;
  let bytes = 0;

  const write = async (answer: BlockAnswer): Promise<void> => {
    if (answer.refused) exit = EXIT.refused;
    await output.write(answer.bytes);
  };
  const take = async (block: LineBlock): Promise<void> => {
    if (pool === undefined) await write(answerBlock(block, explain));
    else await answers.add(pool.answer(block));
  };
  const answers = new InOrder(cores * BLOCKS_PER_WORKER, write);

  const startPool = () =>
    new WorkerPool<LineBlock, BlockAnswer>(cores, 'settle-worker.js', { explain });

  try {
    for await (const chunk of chunksOf(file)) {
      bytes += chunk.length;
      if (bytes > SHORT_BYTES && cores > 1) pool ??= startPool();
      for (const block of splitter.push(chunk)) await take(block);
      if (output.gone) break;
    }
    for (const block of splitter.end()) await take(block);
    await answers.done();
  } finally {
    await pool?.close();
  }
  return exit;
}
