import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { SlowFirst } from './test/slow-first.js';

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * `npm test` has built the packages just before, so what one imports of another is what users get:
 * Node loads it as it is, which takes a fifth less work than to have Vite read the sources again.
 * `npx vitest` alone takes the sources, since nothing says that the build is of today.
 */
const IS_BUILT = process.env['SIDEPOT_TEST_BUILT'] === '1';
const BUILT = /\/packages\/\w+\/dist\//;

/** The client that Node is given: its other entry is for browsers. */
const SOURCES = {
  engine: 'engine/src/index.ts',
  'engine/pot-calculator': 'engine/src/pot-calculator/index.ts',
  'engine/stats': 'engine/src/stats/index.ts',
  protocol: 'protocol/src/index.ts',
  'protocol/words': 'protocol/src/words/index.ts',
  client: 'client/src/node.ts',
  server: 'server/src/index.ts',
};

/** Always the sources: tests fill the words anew, and a module that is built is loaded once for all. */
const WORDS = {
  'i18n/page': 'i18n/src/page/index.ts',
  'i18n/cli': 'i18n/src/cli.ts',
  'i18n/library': 'i18n/src/library.ts',
};

/**
 * What tests make lives short: a larger young space is collected less often, for a tenth less work.
 * Most of what they call is called some hundred times: to optimise it later, where V8 can be told so by
 * this name, saves another tenth.
 */
const NODE_OPTIONS = [
  '--max-semi-space-size=64',
  ...(process.versions.node.startsWith('20.') ? ['--interrupt-budget=600000'] : []),
];

export default defineConfig({
  resolve: {
    alias: Object.entries(IS_BUILT ? WORDS : { ...SOURCES, ...WORDS }).map(([name, path]) => ({
      find: new RegExp(`^@sidepot/${name}$`),
      replacement: source(`packages/${path}`),
    })),
  },
  test: {
    include: ['test/**/*.test.ts', 'packages/*/test/**/*.test.ts'],
    setupFiles: ['packages/web/test/speak-english.ts', 'packages/cli/test/speak-english.ts'],
    // Two cores have room for four: many tests wait more than they work.
    maxWorkers: availableParallelism() * 2,
    sequence: { sequencer: SlowFirst },
    // What a busy machine may take; a test that passes does not wait for it.
    testTimeout: 240_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
    // They leave nothing behind, so modules are loaded once for all that a worker runs.
    isolate: false,
    execArgv: NODE_OPTIONS,
    server: { deps: { external: [BUILT] } },
  },
});
