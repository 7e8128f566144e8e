/** npm run bench: bench/ has its own lockfile, so that peers' packages stay out of the workspace. */

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, ROOT } from './setup.mjs';

const folder = join(ROOT, 'bench');

ensureInstalled();
await ensureBuilt();
ensureInstalled(folder);
const args = [join(folder, 'run.mjs'), ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, args, { cwd: folder, stdio: 'inherit' });
process.exitCode = status ?? 1;
