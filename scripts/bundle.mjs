/**
 * Few files per entry point: loading two dozen small modules took Node ten times as long as loading
 * one. tsc checks and writes the types, this writes the code. Other packages stay imports.
 */

import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { asAscii } from './ascii.mjs';
import { writeNodeDoors } from './node-doors.mjs';
import { ROOT } from './root.mjs';

const ENTRIES = {
  'packages/engine': [
    'index',
    'basics',
    'money/index',
    'evaluator/index',
    'games/index',
    'pots/index',
    'hand/index',
    'table/index',
    'equity/index',
    'notation/index',
    'pot-calculator/index',
    'stats/index',
  ],
  'packages/protocol': ['index', 'words/index'],
  'packages/client': ['index', 'node'],
  'packages/i18n': ['page/index', 'cli', 'library'],
  'packages/server': [
    'index',
    'admin/index',
    'store/index',
    'store/sqlite/sqlite-writer',
    'runtime/readers/reader-thread',
  ],
  'packages/cli': [
    'main',
    'settle/settle-worker',
    'replay/replay-worker',
    'convert/convert-worker',
    'stats/stats-worker',
    'play/play-worker',
    'equity/equity-worker',
  ],
};

/** What is written depends on them, too. */
const WAYS = [
  'scripts/bundle.mjs',
  'scripts/node-doors.mjs',
  'scripts/ascii.mjs',
  'package-lock.json',
].map((name) => join(ROOT, name));

/**
 * What one file of a package takes from another into itself: the client one function, and no schemas
 * with it; the command line names of games, and not the engine. `by` is left out: every file does.
 */
const TAKEN = {
  'packages/client': {
    name: '@sidepot/protocol/words',
    from: 'packages/protocol',
    entry: 'words/index.ts',
  },
  'packages/cli': {
    name: '@sidepot/engine',
    from: 'packages/engine',
    entry: 'index.ts',
    by: 'args/choices.ts',
  },
};

/**
 * A dependency that comes along in a file of its own, below its licence. Zod is a hundred files with
 * all its languages, which took Node longer to load than all of ours; we need its schemas in English.
 */
const INSIDE = { 'packages/protocol': 'zod' };

/** Files that entries share: by itself the bundler makes one for each set of entries, twice as many. */
const SHARED = {
  'packages/engine': [
    { name: 'basics', test: /\/src\/(?:(?!index)[\w-]+\.ts|money\/.*)$/, priority: 4 },
    { name: 'evaluator', test: /\/src\/(?:evaluator|games)\//, priority: 3 },
    { name: 'pots', test: /\/src\/pots\//, priority: 2 },
    { name: 'hand', test: /\/src\/hand\//, priority: 1 },
  ],
  'packages/protocol': [{ name: 'zod', test: /\/node_modules\/zod\// }],
};

for (const [folder, names] of Object.entries(ENTRIES)) {
  const [source, target] = [join(ROOT, folder, 'src'), join(ROOT, folder, 'dist')];
  const { name: taken, from, entry, by } = TAKEN[folder] ?? {};
  const sources = [source, ...(from === undefined ? [] : [join(ROOT, from, 'src')])];
  if (isCurrent(sources, target, names)) continue;
  const isTaken = (id, file) => id === taken && (by === undefined || file === join(source, by));
  for (const file of filesIn(target)) {
    if (/\.c?js(?:\.map)?$/.test(file)) rmSync(join(target, file));
  }
  const { build } = await import('rolldown');
  await build({
    cwd: ROOT,
    input: Object.fromEntries(names.map((name) => [nameOf(name), join(source, `${name}.ts`)])),
    external: (id, file) =>
      !id.startsWith('.') && !id.startsWith(ROOT) && !isTaken(id, file) && id !== INSIDE[folder],
    platform: 'neutral',
    resolve: {
      alias: taken === undefined ? {} : { [taken]: join(ROOT, from, 'src', entry) },
      extensionAlias: { '.js': ['.ts'] },
    },
    logLevel: 'warn',
    output: {
      dir: target,
      format: 'esm',
      // With the sources inside: `node --enable-source-maps` names file and line of what we wrote.
      sourcemap: true,
      // Without prose the file loads a millisecond sooner; the types keep it for readers.
      comments: { annotation: true, legal: true, jsdoc: false },
      entryFileNames: '[name].js',
      chunkFileNames: chunkName(folder),
      banner: ({ name }) => (name === INSIDE[folder] ? licenceOf(name) : ''),
      // Files that read one another call things by their names.
      minifyInternalExports: false,
      ...(folder in SHARED ? { codeSplitting: { groups: SHARED[folder] } } : {}),
    },
  });
  if (folder !== 'packages/engine') continue;
  // One sign such as ♠ makes V8 hold and read a whole file in twice the bytes. Lines stay as they are.
  for (const path of pathsIn(target).filter((path) => path.endsWith('.js'))) {
    writeFileSync(path, asAscii(withoutEffects(readFileSync(path, 'utf8'))));
  }
  await writeNodeDoors(
    target,
    names.map(nameOf).filter((name) => name !== 'index'),
  );
}

await bundlePage();

/** The bundler imports an entry for its effects where another takes its parts: no file of ours has any. */
function withoutEffects(code) {
  return code.replace(/^import "\.\/[\w-]+\.js";$/gm, '');
}

function licenceOf(name) {
  return `/*!\n${readFileSync(join(ROOT, 'node_modules', name, 'LICENSE'), 'utf8').trim()}\n*/`;
}

/** A folder's index has the folder's name. */
function nameOf(entry) {
  return basename(entry.replace(/\/index$/, ''));
}

/** A part of a language is found under its name: `en/cli.js`, `en/page/rules.js`. */
function chunkName(folder) {
  if (folder !== 'packages/i18n') return folder in SHARED ? 'shared/[name].js' : '[name].js';
  return ({ name, facadeModuleId }) =>
    /\/i18n\/src\/(.+?)(?:\/index)?\.ts$/.exec(facadeModuleId ?? '')?.[1]?.concat('.js') ??
    `${name}.js`;
}

/** The page takes engine, protocol, client and words from their sources, so it is stale when they are. */
async function bundlePage() {
  const web = join(ROOT, 'packages/web');
  const sources = ['engine/src', 'protocol/src', 'client/src', 'i18n/src', 'web/src', 'web/public'];
  const folders = sources.map((folder) => join(ROOT, 'packages', folder));
  const files = ['index.html', 'vite.config.ts', 'package.json'].map((file) => join(web, file));
  const inputs = [
    ...files,
    ...folders,
    ...folders.flatMap(pathsIn),
    join(ROOT, 'package-lock.json'),
  ];
  if (isNewer(join(web, 'dist', 'index.html'), inputs)) return;
  // Whoever builds: a test runner sets this to something else, and React would come with its checks.
  process.env.NODE_ENV = 'production';
  const { build } = await import('vite');
  await build({ root: web, configFile: join(web, 'vite.config.ts'), logLevel: 'warn' });
}

function isCurrent(sources, target, names) {
  // The door for Node is written last.
  const last = target === join(ROOT, 'packages/engine/dist') ? ['node/index'] : [];
  const outputs = [...names.map(nameOf), ...last].map((name) => join(target, `${name}.js`));
  const inputs = [...sources, ...sources.flatMap(pathsIn), ...WAYS];
  return outputs.every((output) => isNewer(output, inputs));
}

function isNewer(output, inputs) {
  return existsSync(output) && Math.max(...inputs.map(changed)) < changed(output);
}

function pathsIn(folder) {
  return filesIn(folder).map((file) => join(folder, file));
}

function changed(path) {
  return statSync(path).mtimeMs;
}

function filesIn(folder) {
  return existsSync(folder) ? readdirSync(folder, { recursive: true }) : [];
}
