/**
 * A folder for all that tests write and throw away: in memory, where the machine offers that with
 * enough room, since every commit of a store waits for the disk otherwise, and no test pulls the plug.
 */

import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** A whole run was seen to have 0.6 GB there at once. */
const ROOM = 4 * 1024 ** 3;

/** The folder, and how to be rid of it. */
export function makeScratch() {
  const folder = mkdtempSync(join(hasMemory() ? MEMORY : tmpdir(), 'sidepot-test-'));
  // PostgreSQL refuses to run as root; whoever runs it then must get through to its own folder.
  chmodSync(folder, 0o711);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Programs are run from it too, which some machines forbid. */
function hasMemory() {
  try {
    const mounts = readFileSync('/proc/mounts', 'utf8').split('\n');
    const mount = mounts.map((line) => line.split(' ')).find(([, place]) => place === MEMORY);
    if (mount?.[2] !== 'tmpfs' || mount[3].split(',').includes('noexec')) return false;
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ROOM;
  } catch {
    return false;
  }
}
