/** What the root tests share: where the repository is, a folder to work in, a command to run. */

import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';

export const ROOT: string = fileURLToPath(new URL('..', import.meta.url));

export interface Said {
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs to the end or throws with everything the command said. */
export async function said(command: string, args: readonly string[], cwd: string): Promise<Said> {
  try {
    return await promisify(execFile)(command, args, { cwd });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${basename(command)} ${args.join(' ')} failed\n${stdout}${stderr}`, {
      cause: error,
    });
  }
}

const run = async (command: string, args: readonly string[], cwd: string): Promise<string> =>
  (await said(command, args, cwd)).stdout;

export const node = (args: readonly string[], cwd: string): Promise<string> =>
  run(process.execPath, args, cwd);

/** With one checker: four of them do half as much again, and other tests wait for the cores. */
export const tsc = (args: readonly string[], cwd: string): Promise<string> =>
  node([join(ROOT, 'node_modules/typescript/bin/tsc'), ...args, '--checkers', '1'], cwd);

/** The npm that started the tests, if one did. */
export function npmSaid(args: readonly string[], cwd: string): Promise<Said> {
  const started = process.env['npm_execpath'] ?? '';
  return basename(started).startsWith('npm')
    ? said(process.execPath, [started, ...args], cwd)
    : said('npm', args, cwd);
}

export const npm = async (args: readonly string[], cwd: string): Promise<string> =>
  (await npmSaid(args, cwd)).stdout;

/** Inside the repository, where its packages are found by name, and ignored by git. */
export function cacheFolder(): string {
  const cache = join(ROOT, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'sidepot-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
