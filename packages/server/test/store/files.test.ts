/** The files of the SQLite store: who may read them, and who may write them. */

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Database from 'libsql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lockFolder, openSqliteStore, type Store } from '../../src/store/index.js';
import { keepPrivate } from '../../src/store/sqlite/files.js';
import { start } from '../play/server.js';
import { addHost, addTable } from './backend.js';
import { bundle } from './bundle.js';

let root = '';

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'sidepot-files-'));
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

const hasLimits = spawnSync('prlimit', ['--version']).status === 0;
const newFolder = (): string => join(mkdtempSync(join(root, 'f-')), 'data');
const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);
const FILES = ['sidepot.db', 'sidepot.db-wal', 'sidepot.db-shm'];

async function opened(folder: string): Promise<Store> {
  const store = await openSqliteStore(folder, null);
  await addHost(store);
  return store;
}

describe('issue 14, 7: files', () => {
  test('a new folder and its files are for their owner alone', async () => {
    const folder = newFolder();
    const store = await opened(folder);
    expect([folder, ...FILES.map((name) => join(folder, name))].map(modeOf)).toEqual([
      '700',
      ...FILES.map(() => '600'),
    ]);
    await store.close();
  });

  test('so they are when they were there before, open to all', async () => {
    const folder = newFolder();
    const before = await opened(folder);
    // Open meanwhile, so that all three are there.
    chmodSync(folder, 0o755);
    for (const name of FILES) chmodSync(join(folder, name), 0o644);
    const store = await openSqliteStore(folder, null);
    expect([folder, ...FILES.map((name) => join(folder, name))].map(modeOf)).toEqual([
      '700',
      ...FILES.map(() => '600'),
    ]);
    await Promise.all([before.close(), store.close()]);
  });

  test('a folder that everybody uses is left alone, with a warning', () => {
    const folder = newFolder();
    mkdirSync(folder);
    chmodSync(folder, 0o1777);
    const lines: string[] = [];
    keepPrivate(folder, (line) => lines.push(line));
    expect(modeOf(folder)).toBe('777');
    expect(lines).toEqual([expect.stringContaining('is shared with others')]);
  });
});

describe('issue 14, 11: a second server on one file', () => {
  test('is refused with one line, and may start when the first has stopped', async () => {
    const folder = newFolder();
    const first = await start({ store: { folder } });
    const second = start({ store: { folder } });
    await expect(second).rejects.toThrow(`another server uses the data folder ${folder}`);
    await first.stop();
    const third = await start({ store: { folder } });
    await third.stop();
    expect(modeOf(join(folder, 'sidepot.lock'))).toBe('600');
  });

  test('a server that was killed leaves no lock behind', async () => {
    const folder = newFolder();
    mkdirSync(folder);
    const libsql = pathToFileURL(createRequire(import.meta.url).resolve('libsql')).href;
    const file = join(folder, 'sidepot.lock');
    const code = `import Database from ${JSON.stringify(libsql)};
      const db = new Database(${JSON.stringify(file)}); db.exec('BEGIN EXCLUSIVE');
      console.log('held'); setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    expect(() => lockFolder(folder)).toThrow('another server uses');
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
    lockFolder(folder).release();
  });

  test('readers and writers that are no servers are not kept out', async () => {
    const folder = newFolder();
    const lock = lockFolder(folder);
    const store = await opened(folder);
    await addTable(store, 't');
    const beside = new Database(join(folder, 'sidepot.db'), { readonly: true });
    expect(beside.prepare('SELECT id FROM tables').all()).toEqual([{ id: 't' }]);
    beside.close();
    await store.close();
    lock.release();
  });
});

describe('issue 14, 11: the store tells whether it can serve', () => {
  test('a file that was removed or replaced', async () => {
    const folder = newFolder();
    const store = await opened(folder);
    await store.ready();
    renameSync(join(folder, 'sidepot.db'), join(folder, 'elsewhere'));
    await expect(store.ready()).rejects.toMatchObject({ code: 'DATABASE_DAMAGED' });
    writeFileSync(join(folder, 'sidepot.db'), '');
    await expect(store.ready()).rejects.toMatchObject({ code: 'DATABASE_DAMAGED' });
    await store.close();
  });

  test('a damaged file does not open, and one damaged later is told by the next read', async () => {
    const folder = newFolder();
    const store = await opened(folder);
    await addTable(store, 't');
    // More than SQLite keeps in memory.
    const texts = Array.from({ length: 4000 }, () => `"${'x'.repeat(1000)}"`);
    await store.append('t', 0, texts);
    await store.close();
    const file = join(folder, 'sidepot.db');
    const { size } = statSync(file);
    const running = await openSqliteStore(folder, null);
    await running.ready();
    const fd = openSync(file, 'r+');
    writeSync(fd, Buffer.alloc(size / 2, 0x5a), 0, size / 2, size / 4);
    closeSync(fd);
    await expect(running.load('t')).rejects.toMatchObject({ code: 'DATABASE_DAMAGED' });
    await expect(running.ready()).rejects.toMatchObject({ code: 'DATABASE_DAMAGED' });
    await running.close();
    await expect(openSqliteStore(folder, null)).rejects.toMatchObject({ code: 'DATABASE_DAMAGED' });
  });

  // A limit on the size of files stands for the end of the disk.
  test.skipIf(!hasLimits)('a disk that is full, until there is room again', async () => {
    const folder = newFolder();
    const file = join(root, 'full-disk.mjs');
    await bundle(new URL('full-disk.ts', import.meta.url), file);
    const limited = 'ulimit -S -f 1500; exec "$0" "$@"';
    const { stdout } = spawnSync('bash', ['-c', limited, process.execPath, file, folder], {
      encoding: 'utf8',
    });
    expect(stdout.trim().split('\n')).toEqual([
      'before: ready',
      'append: STORE_FAILED',
      'full: STORE_FAILED',
      'room again: ready',
    ]);
  });
});
