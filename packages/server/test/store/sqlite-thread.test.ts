import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSqliteStore } from '../../src/store/sqlite/sqlite-store.js';
import { addHost, addTable, type TestDatabase } from './backend.js';
import { bundle } from './bundle.js';
import { storeContract } from './contract.js';
import { sqliteDatabase } from './sqlite-database.js';

let root = '';
let script = '';

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'sidepot-thread-'));
  script = join(root, 'sqlite-writer.mjs');
  await bundle(new URL('../../src/store/sqlite/sqlite-writer.ts', import.meta.url), script);
});

afterAll(() => rm(root, { recursive: true, force: true }));

const create = (): Promise<TestDatabase> => sqliteDatabase(root, pathToFileURL(script));

storeContract('SQLite, written by a thread', create);

describe('the thread that writes', () => {
  test('a thread that dies fails what waits and what comes, and nothing hangs', async () => {
    const dying = join(root, 'dying.mjs');
    await writeFile(
      dying,
      "import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => process.exit(1));",
    );
    const { target, open } = await create();
    const well = await open();
    await addHost(well);
    await addTable(well, 'table-1');
    await well.close();
    const store = await openSqliteStore(target, pathToFileURL(dying));
    const failed = { code: 'STORE_FAILED' };
    // It may have written that before it died.
    const unknown = { code: 'OUTCOME_UNKNOWN' };
    await expect(store.append('table-1', 0, ['{}'])).rejects.toMatchObject(unknown);
    await expect(store.append('table-1', 0, ['{}'])).rejects.toMatchObject(failed);
    await expect(store.ready()).rejects.toMatchObject(failed);
    await store.close();
  });
});
