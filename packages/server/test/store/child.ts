/** Runs `appender.ts` and kills it without warning. */

import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundle } from './bundle.js';

/** The last number the child printed before it was killed, after at least `count` of them. */
export async function appendAndKill(args: readonly string[], count: number): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'sidepot-appender-'));
  try {
    const file = join(folder, 'appender.mjs');
    await bundle(new URL('appender.ts', import.meta.url), file);
    const child = spawn(process.execPath, [file, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    let errors = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      errors += text;
    });
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (output.split('\n').length > count) child.kill('SIGKILL');
    });
    await new Promise((resolve) => child.on('close', resolve));
    const lines = output.split('\n').slice(0, -1);
    if (lines.length < count) throw new Error(`the appender stopped by itself: ${errors}`);
    return Number(lines.at(-1));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
