/**
 * The data folder and its files: for nobody but who runs the server, whatever the umask is and whoever
 * made them. They hold every card.
 */

import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { reasonOf } from '../contract/errors.js';

export const SQLITE_FILE = 'sidepot.db';
export const LOCK_FILE = 'sidepot.lock';

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
const MODES = 0o777;
/** Of a folder that many share, such as /tmp. */
const STICKY = 0o1000;

/** Told in one line what could not be kept from others. */
export type Warn = (line: string) => void;

/** Node's own `recursive` never returns where the parent is there and takes no folder, as in /proc. */
export function makeFolder(folder: string): void {
  const path = resolve(folder);
  if (existsSync(path)) return;
  const parent = dirname(path);
  if (parent !== path) makeFolder(parent);
  mkdirSync(path, { mode: FOLDER_MODE });
}

/** SQLite gives its other files the mode of this one. */
export function makeFile(path: string): void {
  // Only a file that is not there: closing one of SQLite's own would let go of its locks.
  if (!existsSync(path)) closeSync(openSync(path, 'a', FILE_MODE));
}

export function keepPrivate(folder: string, warn: Warn): void {
  restrict(folder, FOLDER_MODE, warn);
  for (const name of [SQLITE_FILE, `${SQLITE_FILE}-wal`, `${SQLITE_FILE}-shm`, LOCK_FILE]) {
    restrict(join(folder, name), FILE_MODE, warn);
  }
}

function restrict(path: string, mode: number, warn: Warn): void {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined || (stat.mode & MODES) === mode) return;
  if ((stat.mode & STICKY) !== 0) {
    warn(`${path} is shared with others: give the tables a folder of their own`);
    return;
  }
  try {
    chmodSync(path, mode);
  } catch (error) {
    warn(`others may read ${path}, and that cannot be changed: ${reasonOf(error)}`);
  }
}
