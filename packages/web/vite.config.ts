import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';
import { pageHead } from './head.js';

/** `protocol/words` is the folder words of that package. */
const source = (name: string): string => {
  const [folder, ...inside] = name.split('/');
  const path = [folder, 'src', ...inside, 'index.ts'].join('/');
  return fileURLToPath(new URL(`../${path}`, import.meta.url));
};

/** Where `npm start` listens, for `npm run dev -w @sidepot/web`. */
const SERVER = process.env['SIDEPOT_SERVER'] ?? 'http://localhost:4100';

const WORKER = {
  source: fileURLToPath(new URL('src/worker/service-worker.ts', import.meta.url)),
  file: 'service-worker.js',
};

/** Each script and style also compressed, so that the server only has to choose. */
const compressed = (): Plugin => ({
  name: 'sidepot-compressed',
  apply: 'build',
  writeBundle({ dir = '' }) {
    const assets = join(dir, 'assets');
    for (const name of readdirSync(assets)) {
      if (!/\.(?:js|css)$/.test(name)) continue;
      const content = readFileSync(join(assets, name));
      writeFileSync(join(assets, `${name}.br`), brotliCompressSync(content));
      writeFileSync(join(assets, `${name}.gz`), gzipSync(content, { level: 9 }));
    }
  },
});

/** The service worker, which is told what its pages take to be kept offline. */
const serviceWorker = (): Plugin => ({
  name: 'sidepot-service-worker',
  apply: 'build',
  buildStart() {
    this.emitFile({ type: 'chunk', id: WORKER.source, fileName: WORKER.file });
  },
  writeBundle({ dir = '' }) {
    const manifest = JSON.parse(readFileSync(join(dir, '.vite', 'manifest.json'), 'utf8'));
    const files = [
      '/icon.svg',
      '/look.js',
      ...[...filesOf(manifest)].sort().map((file) => `/${file}`),
    ];
    const words = wordsOf(manifest, new Set(files));
    const page = readFileSync(join(dir, 'index.html'));
    const kept = JSON.stringify([files, words]);
    const version = createHash('sha256').update(kept).update(page).digest('hex');
    const worker = join(dir, WORKER.file);
    const code = readFileSync(worker, 'utf8')
      .replaceAll('OFFLINE_FILES', JSON.stringify(files))
      .replaceAll('OFFLINE_WORDS', JSON.stringify(words))
      .replaceAll('OFFLINE_VERSION', JSON.stringify(version.slice(0, 16)));
    // It is no module: browsers that push to modules are few.
    if (/^import\b/m.test(code)) throw new Error(`${WORKER.file} shares a chunk with the page`);
    writeFileSync(worker, code);
  },
});

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

/** Files of a language's page: its tag, and which. */
const OF_LANGUAGE = /\/i18n\/(?:src\/)?([a-z]{2}(?:-[A-Z]{2})?)\/(?:page\/)?([\w/-]+)\.ts$/;
/** Pages that are kept offline, and the words that they read. */
const OFFLINE_PAGES = [
  'src/calculator/CalculatorPage.tsx',
  'src/dealer/DealerPage.tsx',
  'src/replayer/ReplayerPage.tsx',
  'src/rules/RulesPage.tsx',
];
const CHAPTERS = ['calculator', 'dealer', 'details', 'replayer', 'rules', 'why'].map(
  (chapter) => `${chapter}/index`,
);

type Manifest = Readonly<Record<string, Chunk>>;

/** Adds a chunk and what it needs; a whole one with all that it may load later. */
function takerInto(files: Set<string>, manifest: Manifest) {
  const take = (name: string, isWhole: boolean): void => {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`no ${name} in the build`);
    const isNew = !files.has(chunk.file);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    if (!isNew) return;
    for (const other of chunk.imports ?? []) take(other, false);
    for (const other of isWhole ? (chunk.dynamicImports ?? []) : []) take(other, true);
  };
  return take;
}

/** All that the page loads at first, and all but words that those pages may load after it. */
function filesOf(manifest: Manifest): ReadonlySet<string> {
  const files = new Set<string>();
  const take = takerInto(files, manifest);
  take('index.html', false);
  for (const page of OFFLINE_PAGES) take(page, true);
  return files;
}

/** By the tag of a language: what it adds to those files. */
function wordsOf(
  manifest: Manifest,
  known: ReadonlySet<string>,
): Readonly<Record<string, readonly string[]>> {
  const byTag = new Map<string, Set<string>>();
  for (const name of Object.keys(manifest)) {
    const [, tag, part = ''] = OF_LANGUAGE.exec(`/${name}`) ?? [];
    if (tag === undefined || !CHAPTERS.includes(part)) continue;
    const files = byTag.get(tag) ?? new Set<string>();
    byTag.set(tag, files);
    takerInto(files, manifest)(name, false);
  }
  const added = (files: ReadonlySet<string>): readonly string[] =>
    [...files].map((file) => `/${file}`).filter((file) => !known.has(file));
  return Object.fromEntries([...byTag].map(([tag, files]) => [tag, [...added(files)].sort()]));
}

/** What every language is made with. */
const ofWords = (id: string): string | null =>
  OF_LANGUAGE.test(id) || !/\/i18n\/(?:src\/)?(?:tools\/)?[\w-]+\.ts$/.test(id) ? null : 'words';

/**
 * The engine's own sentences, which English takes over: the code beside them is needed in every
 * language, and must not bring English along.
 */
function ofEngine(id: string): string | null {
  if (/\/engine\/src\/refusal-sentences\.ts$/.test(id)) return 'refusals';
  return /\/engine\/src\/evaluator\/hand-text\.ts$/.test(id) ? 'hands' : null;
}

/** A language is loaded whole and beside the code: neither changes with the other. */
function ofLanguage(id: string): string | null {
  const [, tag, part = '/'] = OF_LANGUAGE.exec(id) ?? [];
  return tag === undefined || part.includes('/') ? null : `words-${tag}`;
}

/** In this order: a chunk takes what its files need, unless one before has it. */
const CHUNKS = [ofWords, ofEngine, ofLanguage].map((name, i) => ({ name, priority: 3 - i }));

export default defineConfig({
  plugins: [compressed(), serviceWorker(), pageHead()],
  root: fileURLToPath(new URL('.', import.meta.url)),
  resolve: {
    alias: ['engine', 'engine/stats', 'protocol', 'protocol/words', 'client', 'i18n/page'].map(
      (name) => ({
        find: new RegExp(`^@sidepot/${name}$`),
        replacement: source(name),
      }),
    ),
  },
  oxc: { jsx: { runtime: 'automatic' } },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: { codeSplitting: { groups: CHUNKS } },
      onLog(level, log, handle) {
        // Radix marks its modules for servers that render; there is none here.
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
      },
    },
  },
  server: { proxy: { '/api': { target: SERVER, ws: true } } },
});
