/**
 * npm run fuzz:crash -- [sqlite | postgres | stops | nodes | clocks | failover | readers | shards | storm] [--kills N] [--seed S]: the real
 * server under load, and what happens to it. Everything is checked against the store after each blow.
 *   sqlite    one server, killed --kills times (default 50) and started again on its folder
 *   postgres  the same on PostgreSQL
 *   stops     two servers stay, PostgreSQL is stopped and started
 *   nodes     two servers on one PostgreSQL; now the one is killed, now the other
 *   clocks    the two servers' machines have clocks that are wrong and jump
 *   failover  PostgreSQL gives way to a standby that is behind it
 *   readers   many read archives, ledgers, own data, missed events and delayed states of long tables
 *             at once while others play; no request holds the main thread longer than 20 ms
 *   shards    two servers, two databases, NATS: each is killed in turn; needs nats-server
 *   storm     both servers write to one table as fast as they can
 * Without a name all of them, one after the other.
 */

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureBuilt, ensureInstalled, ROOT } from './setup.mjs';

const NAMES = [
  'sqlite',
  'postgres',
  'stops',
  'nodes',
  'clocks',
  'failover',
  'readers',
  'shards',
  'storm',
];
const USAGE = `npm run fuzz:crash -- [${NAMES.join(' | ')}] [--kills N] [--seed S]`;

const { names, kills, seed } = readOptions();
ensureInstalled();
await ensureBuilt();
const { CAMPAIGNS } = await load();
for (const name of names) {
  const start = performance.now();
  const tell = (line) => console.log(`${name}: ${line}`);
  try {
    await CAMPAIGNS[name]({ kills, seed, tell });
    tell(`done in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  } catch (error) {
    tell(`seed ${seed} failed: ${error.stack}`);
    process.exitCode = 1;
  }
}
// A failed campaign may leave sockets that wait for a server.
process.exit();

async function load() {
  const { build } = await import('rolldown');
  const file = join(ROOT, 'node_modules', '.cache', 'sidepot', 'crash.mjs');
  const source = (name) => join(ROOT, 'packages', name, 'src', 'index.ts');
  await build({
    cwd: ROOT,
    input: join(ROOT, 'packages', 'server', 'test', 'crash', 'campaigns.ts'),
    platform: 'node',
    external: (id) => !id.startsWith('.') && !id.startsWith(ROOT) && !id.startsWith('@sidepot/'),
    resolve: {
      alias: { '@sidepot/engine$': source('engine'), '@sidepot/protocol$': source('protocol') },
      extensionAlias: { '.js': ['.ts', '.js'] },
    },
    logLevel: 'warn',
    output: { file, format: 'esm', codeSplitting: false },
  });
  return import(pathToFileURL(file));
}

function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      options: { kills: { type: 'string', default: '50' }, seed: { type: 'string' } },
      allowPositionals: true,
    });
    const unknown = positionals.find((name) => !NAMES.includes(name));
    if (unknown !== undefined) throw new Error(`unknown: ${unknown}`);
    return {
      names: positionals.length === 0 ? NAMES : positionals,
      kills: readNumber('kills', values.kills),
      seed: readNumber('seed', values.seed ?? String(Math.floor(Math.random() * 2 ** 31))),
    };
  } catch (error) {
    console.error(`${error.message}\n${USAGE}`);
    process.exit(2);
  }
}

function readNumber(key, text) {
  if (!/^\d+$/.test(text)) throw new Error(`--${key} must be a whole number, not '${text}'`);
  return Number(text);
}
