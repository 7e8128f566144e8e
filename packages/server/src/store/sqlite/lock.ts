/**
 * One server to a data folder. The lock is SQLite's own on a file beside the database: the operating
 * system lets go of it when its holder ends, however that ends. Backups and readers do not ask for it.
 */

import { join } from 'node:path';
import Database from 'libsql';
import { reasonOf, StoreError } from '../contract/errors.js';
import { LOCK_FILE, makeFile, makeFolder } from './files.js';

export interface FolderLock {
  release(): void;
}

export function lockFolder(folder: string): FolderLock {
  let db: Database.Database;
  try {
    makeFolder(folder);
    makeFile(join(folder, LOCK_FILE));
    db = new Database(join(folder, LOCK_FILE), { timeout: 0 });
  } catch (error) {
    const message = `cannot write in the data folder ${folder}: ${reasonOf(error)}`;
    throw new StoreError('FOLDER_UNWRITABLE', message, error);
  }
  try {
    db.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    db.close();
    const message = `another server uses the data folder ${folder}: stop it, or choose another folder`;
    throw new StoreError('FOLDER_TAKEN', message, error);
  }
  return { release: () => db.close() };
}
