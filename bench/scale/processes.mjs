// What processes have used: a database's and NATS' own, which no bench child can ask themselves.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { require } from '../server/packages.mjs';
import { freePort } from '../server/postgres.mjs';

const { Client } = require('pg');

/** Clock ticks a second; Linux has had a hundred for as long as anybody asks. */
const TICKS = 100;

function statOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const seconds = (first) => (Number(fields[first]) + Number(fields[first + 1])) / TICKS;
    return { parent: Number(fields[1]), seconds: seconds(11), gone: seconds(13) };
  } catch {
    return null;
  }
}

/** Processor seconds of a process and its children so far, of those too that have ended. */
export function cpuOf(pid) {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const stats = all.map((name) => ({ id: Number(name), ...statOf(name) }));
  const own = stats.filter(({ id, parent }) => id === pid || parent === pid);
  const ended = own.find(({ id }) => id === pid)?.gone ?? 0;
  return own.reduce((sum, { seconds = 0 }) => sum + seconds, ended);
}

/** What a database has done so far. */
export async function database(url) {
  const client = new Client(url);
  await client.connect();
  const one = async (sql) => Object.values((await client.query(sql)).rows[0])[0];
  const postmaster = statOf(await one('SELECT pg_backend_pid()')).parent;
  return {
    async counts() {
      // Statistics are told at most once a second.
      await client.query('SELECT pg_stat_clear_snapshot()');
      return {
        commits: Number(
          await one(
            'SELECT sum(xact_commit) FROM pg_stat_database WHERE datname = current_database()',
          ),
        ),
        wal: Number(await one("SELECT pg_current_wal_lsn() - '0/0'::pg_lsn")),
        cpu: cpuOf(postmaster),
      };
    },
    close: () => client.end(),
  };
}

/** Null where there is no nats-server. */
export async function startNats() {
  const port = await freePort();
  const child = spawn('nats-server', ['-a', '127.0.0.1', '-p', String(port)], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const isUp = await new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('exit', () => resolve(false));
    child.stderr.on('data', (text) => String(text).includes('Server is ready') && resolve(true));
  });
  if (!isUp) return null;
  return {
    url: `nats://127.0.0.1:${port}`,
    cpu: () => cpuOf(child.pid),
    stop: () => child.kill(),
  };
}
