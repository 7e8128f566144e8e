import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  resolve: {
    alias: ['engine', 'protocol', 'server'].map((name) => ({
      find: new RegExp(`^@sidepot/${name}$`),
      replacement: source(`packages/${name}/src/index.ts`),
    })),
  },
  test: {
    include: ['test/**/*.test.ts', 'packages/*/test/**/*.test.ts'],
    // Of two cores Vitest would use one; most tests wait more than they work.
    maxWorkers: availableParallelism(),
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // What a busy machine may take; a test that passes does not wait for it.
    expect: { poll: { timeout: 30_000 } },
  },
});
