/** Where the admin socket is: in the data folder, which is its owner's alone. */

import { createHash } from 'node:crypto';
import { join, relative, resolve } from 'node:path';

const SOCKET_FILE = 'sidepot.sock';
/** The kernels' limits are 108 and 104 bytes, with a zero at the end. */
const LONGEST = 103;

/**
 * Where the server of this data folder listens for `askAdmin`.
 *
 * @example
 * import { adminSocketOf, askAdmin } from '@sidepot/server/admin';
 *
 * const answer = await askAdmin(adminSocketOf('data'), 'tables', { limit: 50 });
 */
export function adminSocketOf(folder: string): string {
  if (process.platform === 'win32') {
    // Pipes have no folders: a name that only this one has.
    const mark = createHash('sha256').update(resolve(folder)).digest('hex').slice(0, 16);
    return `\\\\.\\pipe\\sidepot-${mark}`;
  }
  return shortest(join(resolve(folder), SOCKET_FILE));
}

/** A long path may be short from here. */
function shortest(path: string): string {
  const short = relative(process.cwd(), path);
  return Buffer.byteLength(path) > LONGEST && short.length < path.length ? short : path;
}

export const isTooLong = (path: string): boolean =>
  process.platform !== 'win32' && Buffer.byteLength(path) > LONGEST;
