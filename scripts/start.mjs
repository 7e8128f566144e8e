/**
 * npm start: installs, builds, and serves the table with its data under `data/`. The server runs in
 * this process, so that a signal to it is a signal to the server.
 */

import { ensureBuilt, ensureInstalled, ROOT } from './setup.mjs';

const PARENT_CHECK_MS = 250;

ensureInstalled();
await ensureBuilt();
process.chdir(ROOT);
process.argv.splice(2, 0, 'serve');
stopWithParent();
await import('../packages/cli/bin/sidepot.js');

/** npm hands its signals to a shell, which dies of them without telling us: then we stop too. */
function stopWithParent() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, PARENT_CHECK_MS);
  watch.unref();
}
