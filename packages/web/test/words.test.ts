/** The page's words: one provider, and nobody keeps what it said before. */

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';

const SOURCE = join(import.meta.dirname, '..', 'src');
/** They work as soon as they are loaded. */
const ENTRIES = /(?:main\.tsx|-worker\.ts|\.d\.ts)$/;

const modules = readdirSync(SOURCE, { recursive: true })
  .map((path) => join(SOURCE, String(path)))
  .filter((path) => /\.tsx?$/.test(path) && !ENTRIES.test(path));

test('no module reads words while it is loaded', async () => {
  // Loaded afresh, the provider is empty: whatever is read from it throws.
  vi.resetModules();
  const failed: string[] = [];
  for (const path of modules) await import(path).catch(() => failed.push(path));
  vi.resetModules();
  expect(modules.length).toBeGreaterThan(200);
  expect(failed).toEqual([]);
});
