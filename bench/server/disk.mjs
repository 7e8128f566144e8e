// What the disk of this machine asks for one durable write.
import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const WRITES = 300;
const PAGE = Buffer.alloc(4096, 1);

/** Milliseconds for a page to be on the disk, the middle one of many. */
export function diskWait(folder) {
  const file = join(folder, 'disk');
  const fd = openSync(file, 'w');
  const waits = Array.from({ length: WRITES }, () => {
    writeSync(fd, PAGE);
    const start = performance.now();
    fdatasyncSync(fd);
    return performance.now() - start;
  });
  closeSync(fd);
  rmSync(file);
  return waits.sort((a, b) => a - b)[WRITES / 2];
}
