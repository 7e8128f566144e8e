/**
 * One server to a data folder. The lock is SQLite's own on a file beside the database: the operating
 * system lets go of it when its holder ends, however that ends. Backups and readers do not ask for it.
 */

import { join } from 'node:path';
import Database from 'libsql';
import { newProblem } from '../../problems.js';
import { reasonOf, StoreError } from '../contract/errors.js';
import { LOCK_FILE, makeFile, makeFolder } from './files.js';

export interface FolderLock {
  release(): void;
}

/**
 * Makes the folder this process' own until it is released, or the process ends. Throws `StoreError`
 * if another has it.
 *
 * @example
 * import { lockFolder } from '@sidepot/server/store';
 *
 * const lock = lockFolder('data');
 * lock.release();
 */
export function lockFolder(folder: string): FolderLock {
  let db: Database.Database;
  try {
    makeFolder(folder);
    makeFile(join(folder, LOCK_FILE));
    db = new Database(join(folder, LOCK_FILE), { timeout: 0 });
  } catch (error) {
    const told = newProblem('folderUnwritable', { folder, reason: reasonOf(error) });
    throw new StoreError('FOLDER_UNWRITABLE', told, error);
  }
  try {
    db.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    db.close();
    throw new StoreError('FOLDER_TAKEN', newProblem('folderTaken', { folder }), error);
  }
  return { release: () => db.close() };
}
