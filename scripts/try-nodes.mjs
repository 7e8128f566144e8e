/**
 * npm run release:nodes: the packed packages in empty folders, on each Node that we promise. The npm
 * package `node` brings them, so this needs a network and is no part of `npm test`. With --write the
 * result goes into docs/releasing.md.
 */

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pack, runNpm } from './release/tarballs.mjs';
import { ensureBuilt, ensureInstalled, ROOT } from './setup.mjs';

const MAJORS = [20, 22, 24, 26];
const PAGE = join(ROOT, 'docs/releasing.md');
const [START, END] = ['<!-- nodes -->', '<!-- /nodes -->'];

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
const { workspaces } = readJson(join(ROOT, 'package.json'));
const manifests = workspaces.map((folder) => readJson(join(ROOT, folder, 'package.json')));
const { exports: engineExports } = manifests.find(({ name }) => name === '@sidepot/engine');
const ENTRIES = Object.keys(engineExports)
  .filter((path) => path !== './package.json')
  .map((path) => path.replace(/^\./, '@sidepot/engine'));

const HAND = {
  ...{ seatCount: 3, button: 1 },
  players: [
    { id: 'ann', seat: 1, ante: 0, dead: 0, live: 300, folded: false },
    { id: 'bob', seat: 2, ante: 0, dead: 0, live: 200, folded: false },
    { id: 'cy', seat: 3, ante: 0, dead: 0, live: 50, folded: false },
  ],
  boards: [{ high: [['cy'], ['bob'], ['ann']] }],
};
const AWARDS = '{"bob":300,"cy":150}';

/** Prints the awards, by the root and by /pots, and how many names each entry has. */
const CHECK = `
const hand = ${JSON.stringify(HAND)};
const awards = [rooms['@sidepot/engine'], rooms['@sidepot/engine/pots']].map(({ settle }) => {
  const result = settle(hand);
  return JSON.stringify(result.ok ? result.value.awards : result);
});
const empty = Object.keys(rooms).filter((name) => Object.keys(rooms[name]).length === 0);
console.log(JSON.stringify({ awards, empty }));
`;
const IMPORTS = `const rooms = {};
for (const name of ${JSON.stringify(ENTRIES)}) rooms[name] = await import(name);
${CHECK}`;
const REQUIRES = `const rooms = {};
for (const name of ${JSON.stringify(ENTRIES)}) rooms[name] = require(name);
${CHECK}`;

const BOT = `import { connectTable, identify, type TableConnection } from '@sidepot/client';
export async function play(url: string, table: string): Promise<void> {
  const me = await identify({ url }, 'Robo');
  const connection: TableConnection = connectTable({ ...me, table });
  await connection.send({ type: 'requestSeat', seat: null, buyIn: 1000 });
  // @ts-expect-error: no such command
  await connection.send({ type: 'cheat' });
}
`;

const CHECKS = [
  ['install', install],
  ['import', (at) => runCode(at, 'user.mjs', IMPORTS)],
  ['require', (at) => runCode(at, 'user.cjs', REQUIRES)],
  ['types of the client', compile],
  ['sidepot --version', sayVersion],
  ['sidepot settle', settleHand],
  ['sidepot serve', serve],
];

ensureInstalled();
await ensureBuilt();
const work = mkdtempSync(join(tmpdir(), 'sidepot-nodes-'));
let failed = 0;
try {
  const tarballs = pack(ROOT, workspaces, join(work, 'packed')).map(({ file }) => file);
  const rows = [];
  for (const major of MAJORS) rows.push(await tryNode(major, tarballs));
  const table = tableOf(rows);
  console.log(table);
  if (process.argv.includes('--write')) writeTable(table);
} finally {
  rmSync(work, { recursive: true, force: true });
}
process.exitCode = failed > 0 ? 1 : 0;

async function tryNode(major, tarballs) {
  const home = join(work, `node-${major}`);
  mkdirSync(home);
  runNpm(
    ['install', `node@${major}`, '--no-save', '--no-audit', '--no-fund', '--prefix', home],
    home,
  );
  const execPath = join(home, 'node_modules/node/bin/node');
  const version = spawnSync(execPath, ['--version'], { encoding: 'utf8' }).stdout.trim();
  const folder = join(work, `user-${major}`);
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '{"name":"user","private":true,"type":"module"}');
  const env = { ...process.env, PATH: `${dirname(execPath)}:${process.env.PATH}` };
  const at = { execPath, folder, env, tarballs };
  const results = [];
  for (const [name, check] of CHECKS) {
    try {
      results.push(await check(at));
    } catch (error) {
      failed++;
      console.error(`Node ${version}, ${name}: ${error.message}`);
      results.push('**failed**');
    }
  }
  return [version, ...results];
}

function install({ tarballs, folder, execPath, env }) {
  const args = ['install', '--engine-strict', '--no-audit', '--no-fund', '--loglevel=error'];
  runNpm([...args, ...tarballs], folder, { execPath, env });
  return 'yes';
}

/** What a program of that Node prints. */
function run({ execPath, folder, env }, args, input = '') {
  const options = { cwd: folder, env, input, encoding: 'utf8' };
  const { status, stdout, stderr } = spawnSync(execPath, args, options);
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}\n${stdout}${stderr}`);
  return { stdout, stderr };
}

function runCode(at, file, code) {
  writeFileSync(join(at.folder, file), code);
  const { stdout, stderr } = run(at, [file]);
  const { awards, empty } = JSON.parse(stdout);
  if (awards.some((one) => one !== AWARDS)) throw new Error(`the awards were ${awards.join(' ')}`);
  if (empty.length > 0) throw new Error(`nothing in ${empty.join(', ')}`);
  const isWarned = /ExperimentalWarning/.test(stderr);
  return `${ENTRIES.length} entries${isWarned ? ', with Node’s warning' : ''}`;
}

function compile(at) {
  writeFileSync(join(at.folder, 'bot.ts'), BOT);
  const compilerOptions = {
    ...{ module: 'nodenext', target: 'es2022', lib: ['es2022'], types: [], strict: true },
    ...{ noEmit: true, skipLibCheck: true },
  };
  writeFileSync(
    join(at.folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, files: ['bot.ts'] }),
  );
  run(at, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', '.']);
  return 'yes';
}

function command({ folder }) {
  return join(folder, 'node_modules/sidepot/bin/sidepot.js');
}

function sayVersion(at) {
  const { version } = manifests.find(({ name }) => name === 'sidepot');
  const said = run(at, [command(at), '--version']).stdout.trim();
  if (said !== version) throw new Error(`it said ${said}`);
  return said;
}

function settleHand(at) {
  const { stdout } = run(at, [command(at), 'settle', '--json'], JSON.stringify(HAND));
  if (JSON.stringify(JSON.parse(stdout).awards) !== AWARDS) throw new Error(stdout);
  return 'yes';
}

/** The page and the health of a server that was just started. */
async function serve(at) {
  const args = [command(at), 'serve', '--port', '0'];
  const child = spawn(at.execPath, args, { cwd: at.folder, env: at.env });
  const ended = once(child, 'close');
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
  }
  try {
    const deadline = Date.now() + 30_000;
    while (!/http:\/\/\S+/.test(said)) {
      if (Date.now() > deadline || child.exitCode !== null) throw new Error(`no address:\n${said}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const url = /http:\/\/\S+/.exec(said)[0];
    const health = await fetch(new URL('/readyz', url));
    const page = await (await fetch(url)).text();
    if (!health.ok || !page.includes('<div id="root"')) throw new Error(`${health.status}`);
    return 'page and `/readyz`';
  } finally {
    child.kill();
    await ended;
  }
}

function tableOf(rows) {
  const titles = ['Node', ...CHECKS.map(([name]) => name)];
  const lines = [titles, titles.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`);
  return `${lines.join('\n')}\n`;
}

function writeTable(table) {
  const text = readFileSync(PAGE, 'utf8');
  const [before, rest] = text.split(START);
  const [, after] = rest.split(END);
  writeFileSync(PAGE, `${before}${START}\n\n${table}\n${END}${after}`);
}
