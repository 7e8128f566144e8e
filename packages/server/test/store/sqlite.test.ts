import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSqliteStore } from '../../src/store/index.js';
import { openDatabase } from '../../src/store/sqlite/database.js';
import type { TestDatabase } from './backend.js';
import { storeContract } from './contract.js';
import { sqliteDatabase } from './sqlite-database.js';

let root = '';

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'sidepot-sqlite-'));
});

afterAll(() => rm(root, { recursive: true, force: true }));

const create = (): Promise<TestDatabase> => sqliteDatabase(root);

storeContract('SQLite', create);

describe('SQLite file', () => {
  test('waits for the disk at every commit and for other writers', async () => {
    const db = openDatabase((await create()).target);
    const settings = ['journal_mode', 'synchronous', 'foreign_keys', 'busy_timeout'];
    expect(settings.flatMap((name) => db.pragma(name))).toEqual([
      { journal_mode: 'wal' },
      { synchronous: 2 },
      { foreign_keys: 1 },
      { timeout: 5000 },
    ]);
    db.close();
  });

  test('a data folder that is a file', async () => {
    const file = join(root, 'a-file');
    await writeFile(file, '');
    for (const folder of [file, join(file, 'below')]) {
      await expect(openSqliteStore(folder)).rejects.toMatchObject({
        code: 'FOLDER_UNWRITABLE',
        message: expect.stringContaining(`cannot write in the data folder ${folder}: E`),
      });
    }
  });

  test('a data folder on a file system that takes no files', async () => {
    const failed = openSqliteStore('/proc/sidepot');
    await expect(failed).rejects.toMatchObject({ code: 'FOLDER_UNWRITABLE' });
  });

  // Root may write everywhere.
  test.skipIf(userInfo().uid === 0)('a data folder without the right to write', async () => {
    const folder = await mkdtemp(join(root, 'locked-'));
    await chmod(folder, 0o500);
    const failed = openSqliteStore(folder);
    await expect(failed).rejects.toMatchObject({ code: 'FOLDER_UNWRITABLE' });
  });

  test('a file that is no database', async () => {
    const folder = await mkdtemp(join(root, 'garbage-'));
    await writeFile(join(folder, 'sidepot.db'), 'not a database at all\n'.repeat(100));
    await expect(openSqliteStore(folder)).rejects.toMatchObject({
      code: 'STORE_FAILED',
      message: `${join(folder, 'sidepot.db')}: file is not a database`,
    });
  });
});
