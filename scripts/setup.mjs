/**
 * What every command needs first: the right Node, the dependencies, a build. Each step looks before
 * it works, so the second run is fast. Plain Node only: nothing is installed yet when this loads.
 */

import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { missingTypes, removeStaleTypes } from './dist.mjs';
import { ROOT } from './root.mjs';

export { ROOT };

const OLDEST_NODE = [20, 19];
const DEPENDENCY_FIELDS = [
  'dependencies',
  'devDependencies',
  'optionalDependencies',
  'peerDependencies',
];

/** One clear line, and whatever a tool said above it. */
export function fail(line, output = '') {
  if (output !== '') console.error(output);
  console.error(`sidepot: ${line}`);
  process.exit(1);
}

export function checkNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  const [oldMajor, oldMinor] = OLDEST_NODE;
  if (major > oldMajor || (major === oldMajor && minor >= oldMinor)) return;
  fail(`Node ${OLDEST_NODE.join('.')} or newer is needed, this is ${version}`);
}

/** `npm ci` in `folder`, unless what is installed there is already what its lockfile says. */
export function ensureInstalled(folder = ROOT) {
  checkNode();
  if (isInstalled(folder)) return;
  console.error('Installing dependencies …');
  const result = npm(
    ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    folder,
  );
  if (result.status === 0) return;
  const lines = outputOf(result).split('\n');
  const said = lines.filter((line) => !line.startsWith('npm warn Unknown '));
  fail('npm ci failed, see above', said.slice(-30).join('\n').trim());
}

/** Incremental, so an unchanged tree costs a fraction of a second. */
export async function ensureBuilt() {
  const { ok, output } = await build();
  if (!ok) fail('the build failed, see above', output);
}

/**
 * Types and code, which need nothing of each other, at the same time. Stale and missing files are ours
 * to find: tsc trusts its records.
 */
export async function build() {
  const folders = workspaces().map((folder) => join(ROOT, folder));
  removeStaleTypes(folders);
  const [types, code] = await Promise.all([
    checkTypes(['-b', ...(missingTypes(folders) ? ['--force'] : [])]),
    run(join(ROOT, 'scripts', 'bundle.mjs'), []),
  ]);
  return {
    ok: types.status === 0 && code.status === 0,
    output: `${outputOf(types)}${outputOf(code)}`.trim(),
  };
}

/**
 * tsc with one checker: four, as it has them by itself, each check anew what they share, for half as
 * much work again. It ends soon, so that garbage may lie.
 */
export const checkTypes = (args) =>
  node('typescript', 'tsc', [...args, '--checkers', '1'], {
    env: { ...process.env, GOGC: '400' },
  });

/** Runs an installed package's own command with this Node, without a shell in between. */
export async function node(packageName, command, args, options = {}) {
  const folder = join(ROOT, 'node_modules', packageName);
  const { bin } = readJson(join(folder, 'package.json'));
  const script = join(folder, typeof bin === 'string' ? bin : bin[command]);
  return run(script, args, options);
}

/** What it said and its exit code, as `spawnSync` tells them. */
function run(script, args, options = {}) {
  const child = spawn(process.execPath, [script, ...args], { cwd: ROOT, ...options });
  const said = { stdout: '', stderr: '' };
  for (const stream of Object.keys(said)) {
    child[stream]?.setEncoding('utf8').on('data', (text) => {
      said[stream] += text;
    });
  }
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ ...said, status: null, error }));
    child.once('close', (status) => resolve({ ...said, status }));
  });
}

export const outputOf = ({ stdout, stderr, error }) =>
  `${stdout ?? ''}${stderr ?? ''}${error?.message ?? ''}`;

function npm(args, cwd) {
  const started = process.env.npm_execpath ?? '';
  const options = { cwd, encoding: 'utf8', maxBuffer: 1 << 28 };
  if (basename(started).startsWith('npm')) {
    return spawnSync(process.execPath, [started, ...args], options);
  }
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}

/**
 * npm keeps a copy of what it installed in node_modules/.package-lock.json and writes it last. The
 * tree is current if that copy agrees with package-lock.json, and that with every package.json.
 */
function isInstalled(folder) {
  const installedLock = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(installedLock)) return false;
  const installed = readJson(installedLock).packages;
  for (const [path, wanted] of Object.entries(lockedPackages(folder))) {
    const isOwn = path === '' || !path.includes('node_modules/');
    if (isOwn && !declaresSame(wanted, readJson(join(folder, path, 'package.json')))) return false;
    const found = installed[path];
    if (path === '' || (found === undefined && wanted.optional)) continue;
    if (found === undefined || !existsSync(join(folder, path))) return false;
    if (found.version !== wanted.version || found.integrity !== wanted.integrity) return false;
  }
  return true;
}

const declaresSame = (locked, manifest) =>
  DEPENDENCY_FIELDS.every((field) => isDeepStrictEqual(locked[field] ?? {}, manifest[field] ?? {}));

const lockedPackages = (folder) => readJson(join(folder, 'package-lock.json')).packages;

const workspaces = () =>
  Object.keys(lockedPackages(ROOT)).filter(
    (path) => path !== '' && !path.includes('node_modules/'),
  );

function readJson(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}
