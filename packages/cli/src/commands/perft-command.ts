/** `sidepot perft`: how many ways a hand can be bet, for comparing engines. */

import type { HandConfig, PerftCount, Refusal, Result } from '@sidepot/engine';
import { count as written } from '@sidepot/i18n/cli';
import { cardRefusal } from '../args/card-args.js';
import { type HandFlags, handRules, numbersIn, unread } from '../args/hand-flags.js';
import { EXIT, type ExitCode } from '../errors.js';
import { phrases } from '../phrases.js';
import { type JobMessage, runJob } from '../play/jobs.js';
import { runJobs } from '../play/threads.js';
import { type Column, grid } from '../terminal/grid.js';
import { Output } from '../terminal/output.js';
import { terminal } from '../terminal/terminal.js';

export interface PerftFlags extends HandFlags {
  readonly depth: number;
  readonly players?: number;
  readonly stacks: string;
  readonly straddle?: string;
  readonly button?: number;
  readonly json?: boolean;
}

const DEFAULT_BLINDS = '1,2';
const ABORTED: Refusal = { code: 'ABORTED' };

export async function perftCommand(flags: PerftFlags): Promise<ExitCode> {
  const answer = await count(configOf(flags), flags.depth);
  if (!answer.ok) {
    const line = cardRefusal(answer.error);
    if (answer.error.code !== 'ABORTED') throw line;
    process.stderr.write(`sidepot: ${line.message}\n`);
    return EXIT.interrupted;
  }
  const output = new Output(process.stdout);
  await output.write(
    flags.json === true ? `${JSON.stringify(answer.value)}\n` : table(answer.value),
  );
  return EXIT.ok;
}

function configOf(flags: PerftFlags): HandConfig {
  const listed = numbersIn('stacks', flags.stacks);
  const count = flags.players ?? listed.length;
  // One stack is everybody's.
  const stacks =
    listed.length === 1 ? Array.from({ length: Math.min(count, 100) }, () => listed[0]) : listed;
  if (stacks.length !== count) throw unread('stacks', phrases.usage.amountsOrOne(count));
  const config: HandConfig = {
    ...handRules(flags, DEFAULT_BLINDS),
    players: stacks.map((stack = 0, i) => ({ id: i + 1, seat: i + 1, stack })),
    button: flags.button ?? count,
  };
  if (flags.straddle === undefined) return config;
  return { ...config, straddles: [straddleOf(flags.straddle, config.button, count)] };
}

/** "4" is under the gun, "5:4" in seat 5. */
function straddleOf(
  text: string,
  button: number,
  count: number,
): { readonly seat: number; readonly amount: number } {
  const match = /^(?:(\d{1,3}):)?(\d{1,15})$/.exec(text);
  if (match === null) throw unread('straddle', phrases.usage.straddle);
  const underTheGun = ((button + 2) % count) + 1;
  return {
    seat: match[1] === undefined ? underTheGun : Number(match[1]),
    amount: Number(match[2]),
  };
}

/** On a terminal a thread counts, so that the progress can be seen and Ctrl-C be heard. */
async function count(config: HandConfig, depth: number): Promise<Result<readonly PerftCount[]>> {
  let answer: Result<readonly PerftCount[]> = { ok: false, error: ABORTED };
  const keep = (message: JobMessage): void => {
    if (message.kind === 'counts') answer = message.counts;
  };
  const job = { kind: 'perft', config, depth } as const;
  if (process.stderr.isTTY) {
    await runJobs([job], (message, progress) => {
      keep(message);
      if (message.kind === 'progress') progress.draw(message.share);
    });
  } else {
    runJob(job, keep);
  }
  return answer;
}

function table(counts: readonly PerftCount[]): string {
  const { paint } = terminal(process.stdout);
  const words = phrases.reports.perft;
  const numbers = (title: string, numberOf: (count: PerftCount) => number): Column => ({
    title,
    cells: counts.map((count) => [written(numberOf(count))]),
    align: 'right',
  });
  const columns = [
    numbers(words.depth, ({ depth }) => depth),
    { ...numbers(words.sequences, ({ sequences }) => sequences), style: paint.bold },
    numbers(words.ended, ({ ended }) => ended),
  ];
  return `${grid(columns, paint.bold, paint.dim).join('\n')}\n`;
}
