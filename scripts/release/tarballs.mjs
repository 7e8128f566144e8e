/** The packages as they would be published, and what two judges of packages say of them. */

import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, ROOT } from '../setup.mjs';

const TOOLS = join(ROOT, 'scripts/release/tools');

/** The npm that started us, if one did; by the Node that is given. */
export function runNpm(args, cwd, { execPath = process.execPath, env = process.env } = {}) {
  const started = process.env.npm_execpath ?? '';
  const options = { cwd, env, encoding: 'utf8', maxBuffer: 1 << 28 };
  const result = basename(started).startsWith('npm')
    ? spawnSync(execPath, [started, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
  if (result.status === 0) return result.stdout;
  throw new Error(`npm ${args.join(' ')} failed\n${result.stdout ?? ''}${result.stderr ?? ''}`);
}

/** Packs the folders of `from` into `target`: [{ name, version, file }]. Builds nothing. */
export function pack(from, folders, target) {
  mkdirSync(target, { recursive: true });
  const args = ['pack', '--ignore-scripts', '--json', '--pack-destination', target];
  const printed = runNpm([...args, ...folders.map((folder) => `./${folder}`)], from);
  return JSON.parse(printed).map(({ name, version, filename, size }) => {
    return { name, version, size, file: join(target, filename) };
  });
}

/** What publint has against a tarball. */
export async function publintProblems(file) {
  const { publint } = await import('publint');
  const { formatMessage } = await import('publint/utils');
  const bytes = new Uint8Array(readFileSync(file));
  const result = await publint({ pack: { tarball: bytes.buffer }, level: 'warning' });
  return result.messages.map((message) => formatMessage(message, result.pkg));
}

/** Ways to find a package that one of ES modules with subpaths does not promise: ADR 1. */
const NOT_PROMISED = new Set(['node10', 'node16-cjs']);

/** What attw has against the types of a tarball. It brings a TypeScript of its own, into a folder aside. */
export async function typeProblems(file) {
  ensureInstalled(TOOLS);
  const entry = join(TOOLS, 'node_modules/@arethetypeswrong/core/dist/index.js');
  const { checkPackage, createPackageFromTarballData } = await import(pathToFileURL(entry).href);
  const bytes = new Uint8Array(readFileSync(file));
  const analysis = await checkPackage(createPackageFromTarballData(bytes));
  if (analysis.types === false) return ['it has no types'];
  return analysis.problems
    .filter(({ resolutionKind, resolutionOption }) => {
      return !NOT_PROMISED.has(resolutionKind) && resolutionOption !== 'node10';
    })
    .map(({ kind, entrypoint = '', resolutionKind = '', ...rest }) =>
      [kind, entrypoint, resolutionKind, rest.fileName ?? '']
        .filter((part) => part !== '')
        .join(' '),
    );
}
