import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Identities } from '../../src/identity/identities.js';
import { tokenHashOf } from '../../src/identity/tokens.js';
import { openSqliteStore } from '../../src/store/index.js';
import { openDatabase } from '../../src/store/sqlite/database.js';
import { SQLITE_MIGRATIONS } from '../../src/store/sqlite/migrations.js';
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

  test('issue 14, 11: tokens from before they had a time count from the upgrade', async () => {
    const folder = join(root, 'before');
    await mkdir(folder);
    const old = new Database(join(folder, 'sidepot.db'));
    old.exec('CREATE TABLE schema_version (version INTEGER PRIMARY KEY) STRICT');
    for (const [index, sql] of SQLITE_MIGRATIONS.slice(0, 2).entries()) {
      old.exec(sql);
      old.prepare('INSERT INTO schema_version (version) VALUES (?)').run(index + 1);
    }
    const token = 'A'.repeat(43);
    old.exec("INSERT INTO identities (id, name, created_at) VALUES ('ann', 'Ann', 1)");
    old
      .prepare("INSERT INTO tokens (token_hash, identity) VALUES (?, 'ann')")
      .run(tokenHashOf(token));
    old.close();
    const store = await openSqliteStore(folder);
    const [session] = await store.listSessions('ann');
    expect(session?.createdAt).toBe(session?.usedAt);
    expect(await new Identities(store).find(token)).toMatchObject({ caller: { name: 'Ann' } });
    await store.close();
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
