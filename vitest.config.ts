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
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
