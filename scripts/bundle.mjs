/**
 * One file per entry point: loading two dozen small modules took Node ten times as long as loading
 * one. tsc checks and writes the types, this writes the code. Other packages stay imports.
 */

import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from './root.mjs';

const ENTRIES = {
  'packages/engine': ['index'],
  'packages/protocol': ['index'],
  'packages/server': ['index', 'store/sqlite/sqlite-writer'],
  'packages/cli': ['main', 'settle-worker', 'replay-worker', 'play-worker'],
};

for (const [folder, names] of Object.entries(ENTRIES)) {
  const [source, target] = [join(ROOT, folder, 'src'), join(ROOT, folder, 'dist')];
  if (isCurrent(source, target, names)) continue;
  for (const file of filesIn(target)) if (file.endsWith('.js')) rmSync(join(target, file));
  const { build } = await import('rolldown');
  await build({
    cwd: ROOT,
    input: Object.fromEntries(names.map((name) => [basename(name), join(source, `${name}.ts`)])),
    external: (id) => !id.startsWith('.') && !id.startsWith(ROOT),
    platform: 'neutral',
    resolve: { extensionAlias: { '.js': ['.ts'] } },
    logLevel: 'warn',
    output: {
      dir: target,
      format: 'esm',
      // Without prose the file loads a millisecond sooner; the types keep it for readers.
      comments: { annotation: true, legal: true, jsdoc: false },
      entryFileNames: '[name].js',
      chunkFileNames: '[name].js',
    },
  });
}

function isCurrent(source, target, names) {
  const outputs = names.map((name) => join(target, `${basename(name)}.js`));
  if (!outputs.every((file) => existsSync(file))) return false;
  const inputs = filesIn(source).map((file) => join(source, file));
  const newest = Math.max(...inputs.map(changed), changed(source), changed(import.meta.filename));
  return newest < Math.min(...outputs.map(changed));
}

function changed(path) {
  return statSync(path).mtimeMs;
}

function filesIn(folder) {
  return existsSync(folder) ? readdirSync(folder, { recursive: true }) : [];
}
