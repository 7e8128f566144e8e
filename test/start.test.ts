/** `npm start` as people and service managers use it. */

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from './helpers.js';

const started = process.env['npm_execpath'] ?? '';
const npm = basename(started).startsWith('npm') ? [process.execPath, started] : ['npm'];

const isServing = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

test.skipIf(process.platform === 'win32')('npm start serves, and stops with npm', async () => {
  const data = mkdtempSync(join(tmpdir(), 'sidepot-start-'));
  const [command = '', ...args] = [...npm, 'start', '--', '--data', data];
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1' };
  // A group of its own, so that nothing is left behind if this fails.
  const child = spawn(command, args, { cwd: ROOT, env, detached: true });
  const ended = new Promise((resolve) => child.once('close', resolve));
  onTestFinished(() => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
    rmSync(data, { recursive: true, force: true });
  });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  await expect.poll(() => said, { timeout: 60_000 }).toMatch(/Sidepot is at http/);
  const url = /http:\/\/\S+/.exec(said)?.[0] ?? '';
  expect(await isServing(url)).toBe(true);

  child.kill('SIGTERM');
  await expect.poll(() => isServing(url), { timeout: 10_000 }).toBe(false);
  // The pipes close when the last process of the tree has ended.
  await ended;
});
