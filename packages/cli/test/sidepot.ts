/** Runs the built command: the way a shell does, or many times in one process. */

import { type ChildProcess, fork, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';

export const BIN = fileURLToPath(new URL('../bin/sidepot.js', import.meta.url));
const AGAIN = fileURLToPath(new URL('./again.mjs', import.meta.url));

export interface Run {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunOptions {
  /** Each piece is written on its own, so that it arrives as a chunk of its own. */
  readonly input?: string | Buffer | readonly Buffer[];
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  readonly command?: string;
}

/** The test runner's own wishes for colour are not the user's. */
export function cleanEnv(): NodeJS.ProcessEnv {
  const { FORCE_COLOR: _force, NO_COLOR: _no, NODE_OPTIONS: _options, ...env } = process.env;
  return env;
}

export async function sidepot(args: readonly string[], options: RunOptions = {}): Promise<Run> {
  const command = options.command ?? process.execPath;
  const child = spawn(command, options.command === undefined ? [BIN, ...args] : args, {
    env: { ...cleanEnv(), ...options.env },
    ...(options.cwd === undefined ? {} : { cwd: options.cwd }),
  });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  child.stdin.on('error', () => {});
  const { input = '' } = options;
  for (const piece of typeof input === 'string' || Buffer.isBuffer(input) ? [input] : input) {
    child.stdin.write(piece);
    await new Promise((resolve) => setTimeout(resolve, Array.isArray(input) ? 30 : 0));
  }
  child.stdin.end();
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, stdout, stderr };
}

let again: ChildProcess | undefined;
let last: Promise<unknown> = Promise.resolve();

/**
 * As `sidepot`, of a process that is asked again and again: for what is answered, not for how a
 * process begins and ends. `expectSame` shows that the two agree.
 */
export function asked(
  args: readonly string[],
  { input = '', env = {}, cwd = process.cwd() }: Question = {},
): Promise<Run> {
  const answer = last.then(async () => {
    again ??= startAgain();
    const child = again;
    return new Promise<Run>((resolve, reject) => {
      const ended = (code: number | null) => reject(new Error(`it ended with ${code}`));
      child.once('exit', ended);
      child.once('message', (run: Run) => {
        child.off('exit', ended);
        resolve(run);
      });
      child.send({ args, input, env: { ...cleanEnv(), ...env }, cwd });
    });
  });
  last = answer.catch(() => {});
  return answer;
}

type Question = Omit<RunOptions, 'input' | 'command'> & { readonly input?: string | Buffer };

/** It ends with the test runner's process, and does not keep it. */
function startAgain(): ChildProcess {
  const child = fork(AGAIN, { env: cleanEnv(), serialization: 'advanced', execArgv: [] });
  child.unref();
  child.channel?.unref();
  child.once('exit', () => {
    again = undefined;
  });
  return child;
}

/** A process of its own prints the same and ends with the same code; its answer. */
export async function expectSame(args: readonly string[], options: Question = {}): Promise<Run> {
  const own = await sidepot(args, options);
  expect(await asked(args, options)).toEqual(own);
  return own;
}

export const jsonLines = (text: string): unknown[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as unknown);

export interface Player {
  id: string | number;
  seat: number;
  ante: unknown;
  dead: number;
  live: number;
  folded: boolean;
}

/** 100 against 50, the short hand wins: 50 back, a pot of 100. */
export function headsUp(first: string | number = 'Ann', second: string | number = 'Bob') {
  const player = (id: string | number, seat: number, live: number): Player => ({
    id,
    seat,
    ante: 0,
    dead: 0,
    live,
    folded: false,
  });
  return {
    seatCount: 2,
    button: 1,
    players: [player(first, 1, 100), player(second, 2, 50)] as [Player, Player],
    boards: [{ high: [[second], [first]] }],
  };
}

export const HEADS_UP_ANSWER = {
  refund: { Ann: 50 },
  pots: [
    { name: 'Main Pot', amount: 100, eligible: ['Ann', 'Bob'], rake: 0, awards: { Bob: 100 } },
  ],
  awards: { Bob: 100 },
  rake: 0,
};
