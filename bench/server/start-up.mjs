// From `npm start` to the first page.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from './postgres.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export async function startUp(folder) {
  const port = await freePort();
  const args = ['start', '--silent', '--', '--port', String(port), '--data', folder];
  const start = performance.now();
  const child = spawn('npm', args, { cwd: ROOT, stdio: 'ignore', detached: true });
  try {
    while (!(await isAnswered(`http://127.0.0.1:${port}/`))) {
      if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return performance.now() - start;
  } finally {
    process.kill(-child.pid, 'SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  }
}

async function isAnswered(url) {
  try {
    const response = await fetch(url);
    await response.text();
    return response.ok;
  } catch {
    return false;
  }
}
