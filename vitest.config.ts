import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The client that Node is given: its other entry is for browsers. */
const SOURCES = { engine: 'index', protocol: 'index', client: 'node', server: 'index' };

const ALL = ['test/**/*.test.ts', 'packages/*/test/**/*.test.ts'];
const PURE = ['packages/{engine,protocol}/test/**/*.test.ts', 'packages/web/test/*.test.ts'];

export default defineConfig({
  resolve: {
    alias: Object.entries(SOURCES).map(([name, entry]) => ({
      find: new RegExp(`^@sidepot/${name}$`),
      replacement: source(`packages/${name}/src/${entry}.ts`),
    })),
  },
  test: {
    // A core has room for two: most tests wait more than they work.
    maxWorkers: 2 * availableParallelism(),
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // What a busy machine may take; a test that passes does not wait for it.
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        // Pure functions leave nothing behind: their modules are loaded once for all of their tests.
        test: { name: 'pure', include: PURE, isolate: false },
      },
      {
        extends: true,
        test: { name: 'parts', include: ALL, exclude: [...PURE, '**/node_modules/**'] },
      },
    ],
  },
});
