/** Writes a backup while the server serves. The file is there when it is whole, and not before. */

import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { newProblem } from '../../problems.js';
import { reasonOf, StoreError } from '../contract/errors.js';
import type { StorePlace } from '../contract/store.js';
import { BACKUP_VERSION, type BackupRow, LineWriter, type Tail } from './format.js';
import { postgresSource } from './postgres-source.js';
import { type BackupSource, checkValues, inOrder, pageSql } from './source.js';
import { sqliteSource } from './sqlite-source.js';

export interface Backup {
  readonly file: string;
  readonly bytes: number;
  readonly counts: Tail['counts'];
}

const PAGE = 500;

/**
 * Writes all that is stored, as it is at one moment, into one compressed file, while a server
 * serves. `path`: of the file, or of a folder that gets one with the time in its name.
 *
 * @example
 * import { backup } from '@sidepot/server/store';
 *
 * const { file, bytes } = await backup({ folder: 'data' }, '/backup');
 */
export async function backup(
  from: StorePlace,
  path: string,
  now: number = Date.now(),
): Promise<Backup> {
  const file = await fileOf(path, now);
  const source =
    'folder' in from ? await sqliteSource(from.folder) : await postgresSource(from.databaseUrl);
  const part = `${file}.part`;
  try {
    const counts = await write(source, part, now);
    await rename(part, file);
    return { file, bytes: (await stat(file)).size, counts };
  } catch (error) {
    await rm(part, { force: true });
    if (error instanceof StoreError) throw error;
    const told = newProblem('backupUnwritable', { file, reason: reasonOf(error) });
    throw new StoreError('STORE_FAILED', told, error);
  } finally {
    await source.close();
  }
}

async function fileOf(path: string, now: number): Promise<string> {
  const there = await stat(path).catch(() => null);
  if (there?.isDirectory() === true) {
    const time = new Date(now)
      .toISOString()
      .replace(/\.\d+Z$/, 'Z')
      .replaceAll(':', '-');
    return join(path, `sidepot-${time}.backup.gz`);
  }
  if (there !== null) throw new StoreError('BAD_BACKUP', newProblem('backupThere', { file: path }));
  return path;
}

async function write(source: BackupSource, part: string, now: number): Promise<Tail['counts']> {
  const lines = new LineWriter();
  const gzip = createGzip({ level: 6 });
  const out = createWriteStream(part, { mode: 0o600 });
  const done = finished(gzip.pipe(out));
  // Told where it is awaited, also if it fails before.
  done.catch(() => {});
  const put = async (text: string): Promise<void> => {
    if (out.errored !== null) throw out.errored;
    if (!gzip.write(text)) await Promise.race([once(gzip, 'drain'), done]);
  };
  const head = { sidepot: 'backup', version: BACKUP_VERSION, from: source.kind, at: now } as const;
  await put(lines.head({ ...head, schema: await source.schema() }));
  for (const shape of inOrder(await source.shapes())) {
    const { name, columns, key } = shape;
    if (key.length === 0) throw new StoreError('STORE_FAILED', `table ${name} has no key`);
    await put(lines.table({ table: name, columns }));
    const places = key.map((column) => columns.indexOf(column));
    for (let last: BackupRow | null = null, isOver = false; !isOver; ) {
      const sql = pageSql(shape, last === null, PAGE, (n) =>
        source.kind === 'postgres' ? `$${n}` : '?',
      );
      const after: BackupRow | null = last;
      const rows = await source.page(
        sql,
        after === null ? [] : places.map((at) => after[at] ?? null),
      );
      checkValues(rows, shape);
      await put(lines.rows(rows));
      last = rows.at(-1) ?? null;
      isOver = rows.length < PAGE;
    }
  }
  const tail = lines.tail();
  gzip.end(`${JSON.stringify(tail)}\n`);
  await done;
  await synced(part);
  return tail.counts;
}

async function synced(path: string): Promise<void> {
  const file = await open(path);
  await file.sync();
  await file.close();
}
